/** Builds the readers of answers: they return the declared shape for any input. */
import { isLoose, looseFields, looseText, type Loose } from '../../contract/loose';

export type Read<T> = (raw: unknown) => T;

export const text: Read<string> = looseText;
export const filled: Read<string | undefined> = (raw) => looseText(raw).trim() || undefined;
/** A word of the specification, whose case other back ends may not keep. */
export const word: Read<string> = (raw) => looseText(raw).trim().toLowerCase();
export const flag: Read<boolean> = (raw) => ['true', '1'].includes(word(raw));

/** Reads the fields of an object. A field whose reader returns undefined is left out. */
export const fields =
  <T extends object>(reads: { readonly [K in keyof T]-?: Read<T[K]> }): Read<T> =>
  (raw) => {
    const given = looseFields(raw);
    const entries = Object.entries<Read<unknown>>(reads).map(([name, read]) => [name, read(given[name])]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
  };

/** Reads fields that are at the top of an answer, in its `data`, or in `data` of that. */
export const flat = (raw: unknown): Loose => {
  const { data, ...top } = looseFields(raw);
  return isLoose(data) ? { ...top, ...flat(data) } : top;
};

const DEEPEST = 4;

const mainList = (raw: Loose): unknown => {
  const lists = Object.values(raw).filter(Array.isArray);
  return lists.find((one) => one.length > 0) ?? lists[0];
};

/** Returns the list of an answer: bare, in `data`, or the first list in an object that has an entry. */
export const listIn = (raw: unknown, depth = DEEPEST): readonly unknown[] => {
  if (Array.isArray(raw)) return raw as unknown[];
  if (!isLoose(raw) || depth === 0) return [];
  return listIn(raw.data ?? mainList(raw), depth - 1);
};

/** Reads a list. A bare text is read as an object with that field; other entries are left out. */
export const list =
  <T>(read: Read<T | undefined>, main?: string): Read<readonly T[]> =>
  (raw) =>
    listIn(raw).flatMap((entry) => {
      const bare = looseText(entry);
      const given = main !== undefined && bare !== '' ? { [main]: bare } : entry;
      const one = isLoose(given) ? read(given) : undefined;
      return one === undefined ? [] : [one];
    });

/** Returns a list of texts without blank ones; undefined if there is none. */
export const texts: Read<readonly string[] | undefined> = (raw) =>
  Array.isArray(raw) ? raw.map(looseText).filter((one) => one.trim() !== '') : undefined;

export const success = { status: 'success' } as const;
/** Reads an answer whose content is in `data`, or is beside its status. */
export const inData =
  <T>(read: Read<T>): Read<{ readonly status: 'success'; readonly data: T }> =>
  (raw) => ({ ...success, data: read(raw) });

/** Reads an answer that is a list, in `data` or bare. Of other calls a bare list is no answer. */
export const listed = <T>(read: Read<T | undefined>, main?: string) =>
  Object.assign(inData(list(read, main)), { isList: true });
