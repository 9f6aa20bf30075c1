/** What is fetched is in the browser's cache alone: it does not run before its page is shown. */

type Chunks = Readonly<Record<string, readonly string[]>>;

interface Line {
  readonly connection?: { readonly saveData?: boolean };
}

/** The applicant pays by the megabyte: nothing is fetched that is not wanted yet. */
export const savesData = (): boolean => (navigator as Line).connection?.saveData === true;

/** A line that takes longer for a file is better left to what is wanted at once. */
const FETCH_MS = 5 * 60_000;

/** Rejects where the file is not there. */
const fetchFile = async (file: string): Promise<Response> => {
  const signal = AbortSignal.timeout(FETCH_MS);
  const answer = await fetch(`${__BASE_PATH__}/assets/${file}`, { priority: 'low', signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return answer;
};

let chunks: Chunks | undefined;
/** The page names the list; there is none in development. */
const listed = async (): Promise<Chunks> => {
  const name = document.querySelector<HTMLMetaElement>('meta[name=chunks]')?.content;
  if (name !== undefined) chunks ??= (await (await fetchFile(name)).json()) as Chunks;
  return chunks ?? {};
};

const fetched = new Set<string>();

/** One file after the other, so that what is wanted at once does not wait behind them. */
export const fetchAhead = async (...names: readonly string[]): Promise<void> => {
  if (savesData()) return;
  // A chunk that is not listed now is fetched ahead of the next page, or when it is needed.
  const files = await listed().catch((): Chunks => ({}));
  for (const file of names.flatMap((name) => files[name] ?? [])) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    try {
      await (await fetchFile(file)).blob();
    } catch {
      // It is fetched again when its page is shown.
      fetched.delete(file);
    }
  }
};
