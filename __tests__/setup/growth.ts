const LEAST_ROUNDS = 3;
const MOST_ROUNDS = 40;
const TIMES = 4;
/** Four times as much takes 4 times as long in proportion, 16 times where each part looks at all others. */
export const IN_PROPORTION = 10;
/** What gives up early takes the same time for four times as much. */
export const GIVES_UP = 2.5;

const timeOf = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/**
 * Whether `work` takes at most `limit` times as long for four times the length. The least of many rounds is compared, and
 * no limit in time: a busy machine makes rounds longer, but not all of them.
 */
export const growsAtMost = (limit: number, work: (length: number) => unknown, length: number): boolean => {
  let [short, long] = [Infinity, Infinity];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    short = Math.min(
      short,
      timeOf(() => work(length)),
    );
    long = Math.min(
      long,
      timeOf(() => work(TIMES * length)),
    );
    if (round >= LEAST_ROUNDS && long < limit * short) return true;
  }
  return false;
};
