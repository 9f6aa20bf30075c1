const LEAST_ROUNDS = 2;
const MOST_ROUNDS = 40;
const TIMES = 8;
/** Eight times as much takes 8 times as long in proportion, 64 times where each part looks at all others. */
export const IN_PROPORTION = 32;
/** What gives up early takes the same time for eight times as much. */
export const GIVES_UP = 3;

const timeOf = (work: () => unknown): number => {
  const begun = performance.now();
  work();
  return performance.now() - begun;
};

/**
 * The least of many rounds is compared, and no limit in time: a busy machine makes rounds longer, but not all
 * of them.
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
