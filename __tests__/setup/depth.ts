export const isDeep = process.env['TEST_ALL'] === '1';

/** Evenly spread over the list; the whole list in `npm run test:all`. */
export const sample = <T>(list: readonly T[], most: number): readonly T[] => {
  if (isDeep || list.length <= most) return list;
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as T);
};

/** In turn: together the tests try every one. The whole list in `npm run test:all`. */
export const inTurn = <T>(list: readonly T[], most: number, number: number): readonly T[] =>
  isDeep || list.length <= most
    ? list
    : Array.from({ length: most }, (_, index) => list[(number * most + index) % list.length] as T);

/**
 * At least once, and then for `limit` milliseconds: the number of runs does not decide whether a law holds.
 * fast-check's own limit fails if no run has ended.
 */
export const asTimeAllows = <T>(check: (value: T) => Promise<void>, limit: number) => {
  let end = Infinity;
  return async (value: T): Promise<void> => {
    if (Date.now() > end) return;
    if (end === Infinity) end = Date.now() + limit;
    await check(value);
  };
};
