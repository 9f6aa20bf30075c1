/**
 * The law of buttons that remove themselves: one that is gone after a press has moved the focus on before the
 * test ends. Otherwise a screen reader is silent, and the next Tab is at the top of the page.
 */
const SETTLED_MS = 1000;

let pressed: Element | undefined;
let lost: string | undefined;

const isInPage = (target: Node): boolean =>
  // A root that is emptied is a test that takes its page away.
  target.isConnected && !(target.parentNode === document.body && target.childNodes.length === 0);

/** With all of a page: the one that follows takes the focus, which the walks in a browser hold. */
const isOfPage = (node: Node): boolean =>
  node instanceof Element && (node.matches('main') || node.querySelector('main') !== null);

const watch = (records: readonly MutationRecord[]): void => {
  for (const { target, removedNodes } of records) {
    const isGone = [...removedNodes].some((node) => pressed && node.contains(pressed) && !isOfPage(node));
    if (isGone && pressed && !pressed.isConnected && isInPage(target)) lost = pressed.outerHTML.slice(0, 160);
  }
};

export const keepFocus = (): void => {
  if (typeof window === 'undefined') return;
  const observer = new MutationObserver(watch);
  beforeAll(() => {
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        lost = undefined;
        pressed = button && button === document.activeElement ? button : undefined;
      },
      true,
    );
  });
  afterEach(async () => {
    watch(observer.takeRecords());
    const isLost = () => lost !== undefined && document.activeElement === document.body;
    const end = performance.now() + SETTLED_MS;
    if (isLost() && 'clock' in setTimeout) await jest.advanceTimersByTimeAsync(SETTLED_MS);
    while (isLost() && performance.now() < end && !('clock' in setTimeout))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const what = isLost() ? lost : undefined;
    pressed = undefined;
    lost = undefined;
    if (what !== undefined) throw new Error(`The focus was lost with the button that was pressed: ${what}`);
  });
};
