const onBeforeUnload = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
  // Chromium before 119 needs this instead.
  event.returnValue = true;
};

let reasons = 0;

/** Adds the listener only while needed: a permanent one would keep the page out of the back-forward cache. */
export const warnBeforeUnload = (): void => {
  if (reasons === 0) window.addEventListener('beforeunload', onBeforeUnload);
  reasons += 1;
};

export const stopUnloadWarning = (): void => {
  reasons -= 1;
  if (reasons === 0) window.removeEventListener('beforeunload', onBeforeUnload);
};
