import { isLoose, looseFields, looseText, type Loose } from '../../contract/loose';

export type Read<T> = (raw: unknown) => T;

export const text: Read<string> = looseText;
export const filled: Read<string | undefined> = (raw) => looseText(raw).trim() || undefined;
/** A word of the specification, whose case other back ends may not keep. */
export const word: Read<string> = (raw) => looseText(raw).trim().toLowerCase();
export const flag: Read<boolean> = (raw) => ['true', '1'].includes(word(raw));

export const fields =
  <T extends object>(reads: { readonly [K in keyof T]-?: Read<T[K]> }): Read<T> =>
  (raw) => {
    const given = looseFields(raw);
    const entries = Object.entries<Read<unknown>>(reads).map(([name, read]) => [name, read(given[name])]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
  };

/** The fields may be at the top of an answer, in its `data`, or in `data` of that. */
export const flat = (raw: unknown): Loose => {
  const { data, ...top } = looseFields(raw);
  return isLoose(data) ? { ...top, ...flat(data) } : top;
};

const DEEPEST = 4;

const mainList = (raw: Loose): unknown => {
  const lists = Object.values(raw).filter(Array.isArray);
  return lists.find((one) => one.length > 0) ?? lists[0];
};

export const listIn = (raw: unknown, depth = DEEPEST): readonly unknown[] => {
  if (Array.isArray(raw)) return raw as unknown[];
  if (!isLoose(raw) || depth === 0) return [];
  return listIn(raw.data ?? mainList(raw), depth - 1);
};

export const list =
  <T>(read: Read<T | undefined>, main?: string): Read<readonly T[]> =>
  (raw) =>
    listIn(raw).flatMap((entry) => {
      const bare = looseText(entry);
      const given = main !== undefined && bare !== '' ? { [main]: bare } : entry;
      const one = isLoose(given) ? read(given) : undefined;
      return one === undefined ? [] : [one];
    });

export const texts: Read<readonly string[] | undefined> = (raw) =>
  Array.isArray(raw) ? raw.map(looseText).filter((one) => one.trim() !== '') : undefined;

export const success = { status: 'success' } as const;
export const inData =
  <T>(read: Read<T>): Read<{ readonly status: 'success'; readonly data: T }> =>
  (raw) => ({ ...success, data: read(raw) });

/** Of other calls a bare list is no answer. */
export const listed = <T>(read: Read<T | undefined>, main?: string) =>
  Object.assign(inData(list(read, main)), { isList: true });
