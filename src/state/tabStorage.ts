/** Session storage for the tab's next load. The app works without it. */

/** `owner`: a request's guid, or 'session' for drafts of no request. */
export const draftsKey = (owner: string): string => `apertura.drafts.${owner}`;

/** The guid of the request in progress, which its code opens again. */
export const REQUEST = 'apertura.request';

/** Null also if the browser refuses storage. */
export const readTab = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

export const writeTab = (name: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Storage is full or refused: nothing is restored on the next load.
  }
};

export const clearTab = (): void => {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('apertura.')) sessionStorage.removeItem(name);
  } catch {
    // Storage is unavailable: nothing to remove.
  }
};
