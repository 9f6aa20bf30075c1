/** Mulberry32: a seed determines every choice. */
export interface Chance {
  /** From 0 to 1. */
  readonly part: () => number;
  readonly one: <T>(all: readonly T[]) => T;
  readonly weighed: <N extends string>(weights: Readonly<Record<N, number>>) => N;
}

export const chanceOf = (seed: number): Chance => {
  let state = seed;
  const part = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const one = <T>(all: readonly T[]): T => {
    const chosen = all[Math.floor(part() * all.length)];
    if (chosen === undefined) throw new Error('Nothing to choose from');
    return chosen;
  };
  const weighed = <N extends string>(weights: Readonly<Record<N, number>>): N => {
    const names = Object.keys(weights) as N[];
    let left = part() * names.reduce((sum, name) => sum + weights[name], 0);
    return names.find((name) => (left -= weights[name]) < 0) ?? (names[0] as N);
  };
  return { part, one, weighed };
};
