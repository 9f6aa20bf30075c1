/** No verdict takes longer. */
export const VERDICT_MS = 50;
const REPEATS = 5;

/** Of the processor, not of the clock: how long others make it wait on a busy machine is not the code's. */
const timed = async (work: () => unknown): Promise<number> => {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

/** The shortest of several: the first may be compiled, and another has the garbage collector in it. */
export const shortest = async (work: () => unknown): Promise<number> => {
  let best = Infinity;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) best = Math.min(best, await timed(work));
  return best;
};

/** Runs the work; slower than a verdict may be, it must do better in one of several more attempts. */
export const inTime = async <T>(what: string, work: () => T): Promise<T> => {
  const begun = performance.now();
  const result = work();
  if (performance.now() - begun > VERDICT_MS) expectInTime(what, await shortest(work));
  return result;
};

export const expectInTime = (what: string, ms: number): void => {
  if (ms > VERDICT_MS) throw new Error(`${what} took ${Math.round(ms)} ms`);
};
