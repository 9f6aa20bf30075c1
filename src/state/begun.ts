/**
 * Whether something is in progress in this browser: then the page shows no first page while it loads. Read by
 * the page's first script (src/app/early.ts). It says nothing about the request or the applicant.
 */
const KEY = 'apertura.begun';

export const rememberBegun = (isBegun: boolean): void => {
  try {
    if (isBegun) window.localStorage.setItem(KEY, String(Date.now()));
    else window.localStorage.removeItem(KEY);
  } catch {
    // Storage is full or refused: the first page is shown until the service has answered.
  }
};
