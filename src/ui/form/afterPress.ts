/** A press longer than this is no click; some browsers do not tell the end of a press on a `<select>`. */
const LONGEST_CLICK_MS = 500;

let pressed = false;
let limit: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function release(): void {
  pressed = false;
  clearTimeout(limit);
  // The click comes after `pointerup`, in the same task.
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
 * Does the work now, or when the press under way has become a click. A press blurs the field before; were that field judged at once,
 * a message that comes or goes would move what is being pressed from under the pointer, and the click would be lost.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
