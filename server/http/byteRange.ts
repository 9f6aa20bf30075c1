/** Places from 0, both inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

interface Headers {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | string[] | undefined;
}

const SINGLE = /^bytes=(\d*)-(\d*)$/i;

/**
 * Undefined for the whole file, also where the range is malformed or one of several (RFC 9110, section 14.2).
 * `If-Range` compares with a validator: no file has one, so the condition is never met.
 */
export const byteRangeOf = (
  { range = '', 'if-range': condition }: Headers,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, from = '', to = ''] = (condition === undefined && SINGLE.exec(range)) || [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? Infinity : Number(to);
  if (end < first) return undefined;
  return first < size ? { first, last: Math.min(end, size - 1) } : 'unsatisfiable';
};
