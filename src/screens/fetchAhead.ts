/** Fetches the code of later pages into the browser's cache. Nothing of it runs before its page is shown. */

type Chunks = Readonly<Record<string, readonly string[]>>;

interface Line {
  readonly connection?: { readonly saveData?: boolean };
}

/** The applicant pays by the megabyte: nothing is fetched that is not wanted yet. */
export const savesData = (): boolean => (navigator as Line).connection?.saveData === true;

/** The files of each chunk, as the build has listed them in the page. In development there is no list. */
const listed = (): Chunks => JSON.parse(document.getElementById('chunks')?.textContent ?? '{}') as Chunks;

const fetched = new Set<string>();

/** One file after the other, so that what is wanted at once does not wait behind them. */
export const fetchAhead = async (...names: readonly string[]): Promise<void> => {
  if (savesData()) return;
  const chunks = listed();
  for (const file of names.flatMap((name) => chunks[name] ?? [])) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    try {
      await (await fetch(`${__BASE_PATH__}/assets/${file}`, { priority: 'low' })).blob();
    } catch {
      // It is fetched again when its page is shown.
      fetched.delete(file);
    }
  }
};
