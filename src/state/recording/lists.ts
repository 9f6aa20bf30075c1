/**
 * Hides what was chosen from the lists of the look-ups. They are public: the order and the length of a list,
 * the length of an entry and the number of its mark would reveal which one it is.
 */
import { lookupCalls } from '../../contract/calls/lookups';
import type { Trace } from '../../contract/trace';

type Content = Pick<Trace, 'base' | 'dropped' | 'events'>;
type List = readonly unknown[];
interface Holder {
  readonly name?: unknown;
  readonly endpointName?: unknown;
  readonly meta?: { readonly arg?: { readonly endpointName?: unknown } };
}

/** A list of several entries keeps as many, so that a choice remains a choice. */
const FEWEST = 2;
const MARK = /⟦\d+ \w+ (#\d+⟧)/g;
/** In the query of an address. */
const ENCODED_MARK = /%E2%9F%A6[\w+]+%23\d+%E2%9F%A7/g;

const marksOf = (value: unknown): readonly string[] => JSON.stringify(value).match(MARK) ?? [];

const listKeyOf = (call: unknown): string | undefined => {
  if (call === 'questionnaireGet') return 'values';
  return typeof call === 'string' && Object.hasOwn(lookupCalls, call) ? 'data' : undefined;
};

const withLists = (content: Content, map: (list: List) => List): Content =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    const { name, endpointName, meta } = (value ?? {}) as Holder;
    const listKey = listKeyOf(meta?.arg?.endpointName ?? endpointName ?? name);
    if (listKey === undefined) return value;
    return JSON.parse(JSON.stringify(value), (key, one: unknown) => {
      if (key === 'altri') return undefined;
      return key === listKey && Array.isArray(one) ? map(one) : one;
    }) as unknown;
  }) as Content;

/** Keeps of each list the entries of which a mark that no other entry has occurs elsewhere. */
export const withoutLists = (content: Content): Content => {
  const listed = new Set<string>();
  const emptied = withLists(content, (list) => {
    marksOf(list).forEach((mark) => listed.add(mark));
    return [];
  });
  if (listed.size === 0) return content;
  const elsewhere = new Set(marksOf(emptied));
  const shortened = withLists(content, (list) => {
    const marks = marksOf(list);
    const isTold = (entry: unknown): boolean =>
      marksOf(entry).some((one) => elsewhere.has(one) && marks.indexOf(one) === marks.lastIndexOf(one));
    const told = list.filter(isTold);
    const others = list.filter((entry) => !told.includes(entry));
    return [...told, ...others].slice(0, Math.max(FEWEST, told.length));
  });
  // Numbered again: a gap would reveal how long a list was.
  const numbers = new Map<string, number>();
  const numbered = (mark: string, number: string): string => {
    if (!numbers.has(number)) numbers.set(number, numbers.size + 1);
    return `${listed.has(mark) ? '⟦1 letters' : mark.slice(0, -number.length - 1)} #${numbers.get(number)}⟧`;
  };
  const text = JSON.stringify(shortened)
    .replace(MARK, numbered)
    .replace(ENCODED_MARK, (encoded) => {
      const [mark = ''] = new URLSearchParams(`=${encoded}`).values();
      return `${new URLSearchParams([['', mark.replace(MARK, numbered)]])}`.slice(1);
    });
  return JSON.parse(text) as Content;
};
