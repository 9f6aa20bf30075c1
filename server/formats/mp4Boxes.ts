import { isTrailerFrom } from './trailers';

export interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

type Range = Pick<Box, 'start' | 'end'>;

const HEADER = 8;
/** Five seconds of video have some hundred boxes. A file of nothing but headers could have millions. */
const MAX_BOXES = 20_000;
const ENDLESS: readonly string[] = ['mdat', 'free', 'skip'];
const PRINTABLE = /^[\x20-\x7e\xa9]{4}$/;

interface Head extends Box {
  /** The end that the header states. It may lie beyond the parent's end. */
  readonly stated: number;
}

const headAt = (bytes: Buffer, at: number, to: number): Head | undefined => {
  if (at + HEADER > to) return undefined;
  const small = bytes.readUInt32BE(at);
  const large = small === 1 && at + 2 * HEADER <= to;
  const start = at + (large ? 2 * HEADER : HEADER);
  const size = large ? Number(bytes.readBigUInt64BE(at + HEADER)) : small === 0 ? to - at : small;
  if (at + size < start) return undefined;
  const type = bytes.toString('latin1', at + 4, at + HEADER);
  return { type, start, end: Math.min(at + size, to), stated: at + size };
};

export interface BoxReader {
  readonly childrenOf: (parent: Range, ...types: string[]) => Box[];
  readonly descend: (parent: Range, ...types: string[]) => Box[];
  /** Whether the limit was reached, so that not all boxes were read. */
  readonly isExhausted: () => boolean;
}

export const boxReader = (bytes: Buffer): BoxReader => {
  let left = MAX_BOXES;
  const childrenOf: BoxReader['childrenOf'] = (parent, ...types) => {
    const found: Box[] = [];
    let at = parent.start;
    for (let box = headAt(bytes, at, parent.end); box; box = headAt(bytes, at, parent.end)) {
      left -= 1;
      if (left < 0) break;
      if (types.includes(box.type)) found.push(box);
      at = box.end;
    }
    return found;
  };
  return {
    childrenOf,
    descend: (parent, ...types) =>
      types.reduce<Range[]>(
        (found, type) => found.flatMap((box) => childrenOf(box, type)),
        [parent],
      ) as Box[],
    isExhausted: () => left < 0,
  };
};

const FRAGMENT: readonly string[] = ['moof', 'mdat'];

const isCutFragment = (bytes: Buffer, at: number): boolean => {
  const type = bytes.toString('latin1', at + 4, at + HEADER);
  const { stated = Infinity } = headAt(bytes, at, bytes.length) ?? {};
  return stated > bytes.length && FRAGMENT.some((one) => one.startsWith(type));
};

/** Top-level boxes of films, as phones and programs write them. One that does not end is damage. */
const FILM: readonly string[] = [
  ...['ftyp', 'moov', 'mdat', 'moof', 'free', 'skip', 'wide', 'udta', 'meta', 'uuid'],
  ...['styp', 'sidx', 'mfra', 'emsg', 'prft', 'pdin', 'pnot'],
];

/** Undefined if no other data follow the film, or it is damaged. */
export const otherDataBehindMp4 = (bytes: Buffer): number | undefined => {
  let hasFrames = false;
  let at = 0;
  for (let count = 0; at < bytes.length && count < MAX_BOXES; count += 1) {
    const box = headAt(bytes, at, bytes.length);
    const type = bytes.toString('latin1', at + 4, at + HEADER);
    const isEndless = box !== undefined && bytes.readUInt32BE(at) === 0 && !ENDLESS.includes(type);
    if (!box || box.stated > bytes.length || !PRINTABLE.test(type) || isEndless)
      return hasFrames && !FILM.includes(type) ? at : undefined;
    hasFrames ||= type === 'mdat';
    at = box.end;
  }
  return undefined;
};

/**
 * Undefined if anything but padding and trailers follows the last box. Only a last `mdat`, or padding in a
 * box, may have no size. Recorders give the last fragment in pieces and now and then not all of them: the
 * recording ends before it.
 */
export const boxesEnd = (bytes: Buffer): number | undefined => {
  let at = 0;
  let opened = -1;
  let fragments = 0;
  for (let count = 0; at < bytes.length && count < MAX_BOXES; count += 1) {
    const box = headAt(bytes, at, bytes.length);
    if (!box || box.stated > bytes.length || !PRINTABLE.test(box.type)) {
      if (fragments > 0 && isCutFragment(bytes, at)) return fragments;
      return isTrailerFrom(bytes, at) ? at : undefined;
    }
    if (box.type === 'moof') opened = at;
    if (box.type === 'mdat' && opened >= 0) fragments = box.end;
    if (bytes.readUInt32BE(at) === 0 && !ENDLESS.includes(box.type)) return undefined;
    at = box.end;
  }
  if (at !== bytes.length) return undefined;
  return fragments > 0 && opened >= fragments ? fragments : at;
};
