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
