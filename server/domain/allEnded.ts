/**
 * Resolves to the results once every promise has ended, and rejects with the first error only then: what runs
 * for longer would go on although its caller takes all for ended.
 */
export const allEnded = async <Result>(promises: readonly Promise<Result>[]): Promise<Result[]> => {
  await Promise.allSettled(promises);
  return Promise.all(promises);
};
