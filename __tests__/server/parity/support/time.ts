/** No verdict takes longer. */
export const VERDICT_MS = 50;
const REPEATS = 3;

const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** The shortest of three: what a busy machine adds is not the code's. */
export const shortest = async (work: () => unknown): Promise<number> => {
  let best = Infinity;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) best = Math.min(best, await timed(work));
  return best;
};

/** Runs the work; slower than a verdict may be, it must do better in one of three more attempts. */
export const inTime = async <T>(what: string, work: () => T): Promise<T> => {
  const begun = performance.now();
  const result = work();
  if (performance.now() - begun > VERDICT_MS) expectInTime(what, await shortest(work));
  return result;
};

export const expectInTime = (what: string, ms: number): void => {
  if (ms > VERDICT_MS) throw new Error(`${what} took ${Math.round(ms)} ms`);
};
