/**
 * Bounds the calls of a document store in time. A mounted folder or a bucket that hangs answers nothing, not
 * even an error; each waiting caller holds an upload, a request of the applicant, or a job.
 */
import type { DocumentStore, ListedFile } from '../deps';
import { DOCUMENTS_AWAY } from '../errors/unavailable';

export interface StoreLimits {
  /** For a call. The app waits a minute, and a video of 20 MB takes 25 s at 1 MB per second. */
  readonly callMs: number;
  /** For a walk through all files, which no applicant waits for. */
  readonly walkMs: number;
  /** Other calls wait for their turn. */
  readonly atOnce: number;
}

export const standardStoreLimits = { callMs: 25_000, walkMs: 15 * 60_000 } as const;

const away = (): Error =>
  Object.assign(new Error('The document store does not answer'), { code: DOCUMENTS_AWAY });

interface Waiting {
  readonly begin: () => void;
  readonly fail: () => void;
}

/**
 * Returns a function that runs work at most `atOnce` times at once and rejects when it takes longer than
 * `milliseconds`, its turn included. After that, only one call at a time tries the store until one succeeds;
 * the others fail at once, so that nobody queues behind a store that hangs.
 */
const runner = (atOnce: number) => {
  const waiting = new Set<Waiting>();
  let running = 0;
  let isStalled = false;
  let isTrying = false;

  const stall = (): void => {
    isStalled = true;
    for (const { fail } of waiting) fail();
  };

  return <Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> => {
    if (isStalled && isTrying) return Promise.reject(away());
    const isTrial = isStalled;
    isTrying ||= isTrial;
    return new Promise<Result>((resolve, reject) => {
      let isOver = false;
      const end = (): void => {
        clearTimeout(timer);
        waiting.delete(one);
        if (isTrial && !isOver) isTrying = false;
        isOver = true;
      };
      const fail = (): void => {
        end();
        reject(away());
      };
      const timer = setTimeout(() => {
        fail();
        stall();
      }, milliseconds);
      const answered = (): void => {
        isStalled = false;
      };
      const begin = async (): Promise<void> => {
        waiting.delete(one);
        running += 1;
        try {
          resolve(await work());
          answered();
        } catch (error: unknown) {
          // An error in time is an answer; a late one may only say that the call was given up.
          if (!isOver) answered();
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as the store threw it
          reject(error);
        } finally {
          end();
          running -= 1;
          const [next] = waiting;
          next?.begin();
        }
      };
      const one: Waiting = { begin: () => void begin(), fail };
      if (running < atOnce) one.begin();
      else waiting.add(one);
    });
  };
};

/** Each call ends in time: with an error for 503 when the store does not answer. */
export const boundedStore = (
  store: DocumentStore,
  { callMs, walkMs, atOnce }: StoreLimits,
): DocumentStore => {
  const run = runner(atOnce);
  const call = <Result>(work: () => Promise<Result>): Promise<Result> => run(callMs, work);
  async function* each(all: AsyncIterable<readonly ListedFile[]>): AsyncGenerator<readonly ListedFile[]> {
    const files = all[Symbol.asyncIterator]();
    try {
      for (let next = await call(() => files.next()); !next.done; next = await call(() => files.next()))
        yield next.value;
    } finally {
      // An early exit closes the open folder. A store that hangs is not waited for.
      files.return?.().catch(() => {});
    }
  }
  const { quarantine } = store;
  return {
    put: (...given) => call(() => store.put(...given)),
    get: (key) => call(() => store.get(key)),
    remove: (key) => call(() => store.remove(key)),
    list: (options) => each(store.list(options)),
    markSigned: (key) => call(() => store.markSigned(key)),
    unmarkSigned: (key) => call(() => store.unmarkSigned(key)),
    quarantine: {
      add: (key) => call(() => quarantine.add(key)),
      restore: (key) => call(() => quarantine.restore(key)),
      remove: (key) => call(() => quarantine.remove(key)),
      list: () => each(quarantine.list()),
    },
    readOwner: () => call(() => store.readOwner()),
    writeOwner: (id) => call(() => store.writeOwner(id)),
    removeDrafts: (before) => run(walkMs, () => store.removeDrafts(before)),
    check: () => call(() => store.check()),
  };
};
