/**
 * Screen readers say as selected what Enter would choose (WAI-ARIA, combobox): the highlighted option, which
 * MUI marks by a class outside React.
 */
export function markHighlighted(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const mark = () => {
    for (const option of list.querySelectorAll('[role=option]'))
      option.setAttribute('aria-selected', String(option.classList.contains('Mui-focused')));
  };
  const observer = new MutationObserver(mark);
  observer.observe(list, { subtree: true, childList: true, attributeFilter: ['class'] });
  mark();
  return () => observer.disconnect();
}
