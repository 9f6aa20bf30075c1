/** The browser asks before the page is left for good, while anything is being sent or waits for it. */
const ask = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
  // Chromium before 119 asks by this alone.
  event.returnValue = true;
};

let sending = 0;

/** A listener that stands there all the time would keep the page out of the browser's back-forward cache. */
export const holdPage = (): void => {
  if (sending === 0) window.addEventListener('beforeunload', ask);
  sending += 1;
};

export const letPageGo = (): void => {
  sending -= 1;
  if (sending === 0) window.removeEventListener('beforeunload', ask);
};
