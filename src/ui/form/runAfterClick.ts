/** A longer press is no click. Some browsers do not report the end of a press on a `<select>`. */
const LONGEST_CLICK_MS = 500;

let pressed = false;
let limit: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function release(): void {
  if (!pressed) return;
  pressed = false;
  clearTimeout(limit);
  // The click follows `pointerup` in the same task.
  setTimeout(() => waiting.splice(0).forEach((work) => work()));
}

function press(): void {
  pressed = true;
  clearTimeout(limit);
  limit = setTimeout(release, LONGEST_CLICK_MS);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel', 'keydown']) document.addEventListener(end, release, true);
}

/**
 * Runs the work now, or after the current press has become a click. A press first blurs a field; validating
 * at once could move the pressed element, and the click would be lost.
 */
export function runAfterClick(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
