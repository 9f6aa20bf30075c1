/** How long the click of a touch may follow its end: some browsers wait for a second tap. */
const LATEST_CLICK_MS = 400;

/** A longer press is no click. */
const LONGEST_PRESS_MS = 5000;

/** Some browsers do not report the end of a press on a `<select>`. */
const SELECT_PRESS_MS = 500;

let pressed = false;
let limit: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** One that throws is reported, and leaves the others. */
function runOne(work: () => void): void {
  try {
    work();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}

function run(): void {
  if (!pressed) waiting.splice(0).forEach(runOne);
}

function release(): void {
  if (!pressed) return;
  pressed = false;
  clearTimeout(limit);
  // A mouse's click follows `pointerup` in the same task, as do the listeners of the click.
  setTimeout(run);
}

function releaseAfter(milliseconds: number): void {
  clearTimeout(limit);
  limit = setTimeout(release, milliseconds);
}

function press({ target, isPrimary, button, clientX }: PointerEvent): void {
  // A press on the page's scroll bar has no end.
  const isOnPage = clientX < document.documentElement.clientWidth || clientX === 0;
  if (!isPrimary || button !== 0 || !isOnPage) return;
  pressed = true;
  const isList = target instanceof Element && target.closest('select') !== null;
  releaseAfter(isList ? SELECT_PRESS_MS : LONGEST_PRESS_MS);
}

/** A touch, or a pen, presses, focuses and clicks only after it has gone. */
function lift({ pointerType }: PointerEvent): void {
  if (pointerType === 'mouse') release();
  else if (pressed) releaseAfter(LATEST_CLICK_MS);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', lift, true);
  for (const end of ['pointercancel', 'click']) document.addEventListener(end, release, true);
}

/**
 * Runs the work now, or after the current press has become a click. What moves the page in between takes the
 * pressed element from under the pointer, and the click is lost: a press first blurs a field, which then
 * validates.
 */
export function runAfterClick(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}

export const clickIsOver = (): Promise<void> | undefined =>
  pressed ? new Promise((resolve) => waiting.push(resolve)) : undefined;
