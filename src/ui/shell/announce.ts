import { topDialog } from './topDialog';
import styles from './VisuallyHidden.module.css';

/** Long enough to be read out; then the text is not found again by who reads through the page. */
const KEPT_MS = 1000;

const ATTRIBUTE = 'data-announcer';

/** The live region must be on the page before a text is announced in it. */
export const announcer = { 'aria-live': 'polite', className: styles.hidden, [ATTRIBUTE]: '' } as const;

/** Behind a modal dialog nothing is read out, so each dialog has a region of its own. */
function regionOnTop(): HTMLElement {
  const known = (topDialog() ?? document).querySelector<HTMLElement>(`[${ATTRIBUTE}]`);
  if (known) return known;
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute(ATTRIBUTE, '');
  region.className = styles.hidden ?? '';
  (topDialog() ?? document.body).append(region);
  return region;
}

export function announce(text: string): void {
  const line = document.createElement('p');
  line.textContent = text;
  regionOnTop().append(line);
  setTimeout(() => line.remove(), KEPT_MS);
}

/** Loadings that follow each other within this time are one to the applicant. */
const PAUSE_MS = 2000;

let running = 0;
let endedAt = -Infinity;

/** True for the first of several: only that one is announced. */
export function loadingBegan(): boolean {
  running += 1;
  return running === 1 && performance.now() - endedAt > PAUSE_MS;
}

export function loadingEnded(): void {
  running -= 1;
  endedAt = performance.now();
}
