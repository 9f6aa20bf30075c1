import type { Members } from './missing';

/**
 * Returns a function that names the members which are there, in a page or a worker, in which it runs as text.
 * Their owners are found once: some are members themselves.
 */
export const watchMembers = (members: Members): (() => string[]) => {
  const places: { readonly name: string; readonly key: PropertyKey; readonly owners: readonly object[] }[] =
    [];
  for (const [owner, names] of Object.entries(members)) {
    let value: unknown = globalThis;
    for (const part of owner === '' ? [] : owner.split('.'))
      value = (value as Record<string, unknown>)?.[part];
    if (owner === 'TypedArray') value = Object.getPrototypeOf(Uint8Array) as unknown;
    const prototype: unknown = typeof value === 'function' ? value.prototype : undefined;
    const owners = [value, prototype].filter(
      (one): one is object => (typeof one === 'object' || typeof one === 'function') && one !== null,
    );
    for (const name of names) {
      const key = name.startsWith('@@') ? (Reflect.get(Symbol, name.slice(2)) as symbol) : name;
      places.push({ name: `${owner}.${name}`, key, owners });
    }
  }
  return () =>
    places.filter(({ key, owners }) => owners.some((one) => Object.hasOwn(one, key))).map(({ name }) => name);
};
