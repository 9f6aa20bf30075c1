/** EBML (RFC 8794), Matroska (RFC 9559). */

export interface Span {
  readonly start: number;
  /** Offset after the last byte. */
  readonly end: number;
}

export interface Element extends Span {
  readonly id: number;
  readonly at: number;
  readonly sizeAt: number;
  /** Writers that cannot go back, such as live recorders, leave the size unknown. */
  readonly isSized: boolean;
}

/** None that claims more than the master has. */
export type ReadElements = (within: Span) => Generator<Element>;

export const MAX_INTEGER_BYTES = 8;

const SEGMENT = 0x18538067;
/** Identifiers of four bytes are those of the Segment and of its masters alone. */
const FIRST_OF_FOUR_BYTES = 0x10000000;
export const isTop = (id: number): boolean => id >= FIRST_OF_FOUR_BYTES;

/** Five seconds have a thousand, read twice. A file of nothing but headers could have millions. */
const MAX_ELEMENTS = 20_000;

export const unsigned = (bytes: Uint8Array, { start, end }: Span): number => {
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0);
  return value;
};

/** The value must fit. */
export const writeUnsigned = (bytes: Uint8Array, { start, end }: Span, value: number): void => {
  for (let at = end - 1, rest = value; at >= start; at -= 1, rest = Math.floor(rest / 256)) bytes[at] = rest;
};

/** All ones mean an unknown size. */
export const sizeLimit = (width: number): number => 2 ** (7 * width) - 1;

/** The size must fit. */
export const writeSize = (bytes: Uint8Array, field: Span, size: number): void => {
  writeUnsigned(bytes, field, size);
  const width = field.end - field.start;
  bytes[field.start] = (bytes[field.start] ?? 0) | (0x100 >> width);
};

const widthAt = (bytes: Uint8Array, at: number): number => Math.clz32(bytes[at] ?? 0) - 23;

/** Returns an infinite end for an unknown size; undefined if the header cannot be read. */
const elementAt = (bytes: Uint8Array, at: number): Element | undefined => {
  const sizeAt = at + widthAt(bytes, at);
  const width = widthAt(bytes, sizeAt);
  const start = sizeAt + width;
  if (sizeAt - at > 4 || width > MAX_INTEGER_BYTES || start > bytes.length) return undefined;
  const first = (bytes[sizeAt] ?? 0) & (0xff >> width);
  const size = first * 256 ** (width - 1) + unsigned(bytes, { start: sizeAt + 1, end: start });
  const isSized = size < sizeLimit(width);
  const id = unsigned(bytes, { start: at, end: sizeAt });
  return { id, at, sizeAt, start, end: isSized ? start + size : Infinity, isSized };
};

/** Throws RangeError after more elements than any recording has. */
export const elementsOf = (bytes: Uint8Array): ReadElements => {
  let count = 0;
  const next = (at: number): Element | undefined => {
    count += 1;
    if (count > MAX_ELEMENTS) throw new RangeError('The webm has too many elements');
    return elementAt(bytes, at);
  };
  /** A master of unknown size ends before the next master of the Segment. */
  const endOf = (start: number, limit: number): number => {
    let at = start;
    while (at < limit) {
      const child = next(at);
      if (!child || isTop(child.id)) break;
      at = child.end;
    }
    return Math.min(at, limit);
  };
  return function* elements({ start, end }) {
    const limit = Math.min(end, bytes.length);
    for (let at = start; at < limit;) {
      const element = next(at);
      if (!element) return;
      const isOpen = !element.isSized && element.id !== SEGMENT;
      const last = isOpen ? endOf(element.start, limit) : element.end;
      if (last > end) return;
      yield { ...element, end: last };
      at = last;
    }
  };
};
