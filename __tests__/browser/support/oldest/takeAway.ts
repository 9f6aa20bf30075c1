import type { Members } from './missing';

/**
 * Takes the members from the globals of a page or of a worker, in which it runs as text. Returns the names of
 * those that the engine does not give up.
 */
export const takeAway = (members: Members): string[] => {
  const kept: string[] = [];
  const symbolOf = (name: string): PropertyKey => Reflect.get(Symbol, name.slice(2)) as symbol;
  const take = (from: unknown, owner: string, names: readonly string[]): void => {
    if ((typeof from !== 'object' && typeof from !== 'function') || from === null) return;
    for (const name of names) {
      const key = name.startsWith('@@') ? symbolOf(name) : name;
      if (!Reflect.deleteProperty(from, key)) kept.push(`${owner}.${name}`);
    }
  };
  const valueAt = (owner: string): unknown => {
    // It has no name of its own.
    if (owner === 'TypedArray') return Object.getPrototypeOf(Uint8Array) as unknown;
    return owner
      .split('.')
      .reduce<unknown>(
        (from, name) => (name === '' ? from : Reflect.get(Object(from) as object, name)),
        globalThis,
      );
  };
  // All are looked up before the first is gone.
  const owners = Object.entries(members).map(([owner, names]) => ({ owner, names, value: valueAt(owner) }));
  for (const { owner, names, value } of owners) {
    take(value, owner, names);
    // A page's window has most of its members itself.
    if (owner === 'Window' || owner.endsWith('GlobalScope')) take(globalThis, owner, names);
    if (typeof value === 'function') take(value.prototype, owner, names);
  }
  return kept;
};
