/** What the tab keeps for its next load: session storage, gone with the tab. The app works without. */

/** Drafts of a request, by its guid; those of no request have this in its place. */
export const draftsName = (owner: string): string => `apertura.drafts.${owner}`;

/** Null where there is nothing, or where the browser refuses storage. */
export const readTab = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Null removes. */
export const writeTab = (name: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Full or refused: the next load starts without.
  }
};

/** All that the app has kept in this tab. */
export const forgetTab = (): void => {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('apertura.')) sessionStorage.removeItem(name);
  } catch {
    // A storage that refuses to forget refused to remember.
  }
};
