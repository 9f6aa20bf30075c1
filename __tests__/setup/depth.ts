export const isDeep = process.env['TEST_ALL'] === '1';

/** `most` of a list, evenly taken from all of it; the whole list in `npm run test:all`. */
export const sample = <T>(list: readonly T[], most: number): readonly T[] => {
  if (isDeep || list.length <= most) return list;
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as T);
};

/**
 * `most` of a list for the test of a number, in turn: together the tests try every one. The whole list in
 * `npm run test:all`.
 */
export const inTurn = <T>(list: readonly T[], most: number, number: number): readonly T[] =>
  isDeep || list.length <= most
    ? list
    : Array.from({ length: most }, (_, index) => list[(number * most + index) % list.length] as T);

/**
 * Returns a check that is made at least once and then as often as there is time for, in milliseconds from the
 * first: how many does not decide whether a law holds. fast-check's own limit fails if none has ended.
 */
export const asTimeAllows = <T>(check: (value: T) => Promise<void>, limit: number) => {
  let end = Infinity;
  return async (value: T): Promise<void> => {
    if (Date.now() > end) return;
    if (end === Infinity) end = Date.now() + limit;
    await check(value);
  };
};
