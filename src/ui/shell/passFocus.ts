/** What takes the focus itself as a button goes has done so by then. */
const OWN_CHOICE_MS = 50;

const FOCUSABLE =
  'input:not([type=hidden]):enabled, select:enabled, textarea:enabled, button:enabled, a[href], [tabindex]';

function placeOf(around: readonly Element[]): HTMLElement | undefined {
  const near = around.find((one) => one.isConnected && one.textContent.trim() !== '');
  if (!(near instanceof HTMLElement) || near === document.body) return undefined;
  return near.querySelector<HTMLElement>(FOCUSABLE) ?? near;
}

function focusPlace(place: HTMLElement | undefined): void {
  if (place && !place.matches(FOCUSABLE)) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/**
 * Ref of a button. If it is removed while it has the focus, and nothing else takes the focus, its place does:
 * otherwise the keyboard starts again at the top of the page, and a screen reader is silent.
 */
export function passFocus(button: HTMLButtonElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const around: Element[] = [];
    // Where all of the page goes, the one that follows takes the focus.
    for (let at = button.parentElement; at && at.tagName !== 'MAIN'; at = at.parentElement) around.push(at);
    const isLost = () => !button.isConnected && document.activeElement === document.body;
    setTimeout(() => {
      if (isLost()) focusPlace(placeOf(around));
    }, OWN_CHOICE_MS);
  };
}
