/** Session storage for the tab's next load. The app works without it. */

/** Returns the storage key of drafts: a request's guid, or 'session' for those of no request. */
export const draftsKey = (owner: string): string => `apertura.drafts.${owner}`;

/** The guid of the request in progress, which its code opens again. */
export const REQUEST = 'apertura.request';

/** Reads an entry. Returns null if there is none, or if the browser refuses storage. */
export const readTab = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Writes an entry. Null removes it. */
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
