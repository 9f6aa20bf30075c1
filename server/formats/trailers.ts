/** What telephones and programs append to a film, outside its boxes. */
import { isPaddingFrom } from './padding';

const textAt = (bytes: Buffer, at: number, length: number): string =>
  bytes.toString('latin1', Math.max(at, 0), at + length);

const SAMSUNG_END = 8;
const SAMSUNG_HEAD = 12;
const SAMSUNG_ENTRY = 12;

/**
 * Samsung's trailer: blocks, then a directory with how far before it each of them is, the directory's length,
 * 'SEFT'.
 */
const samsungStart = (bytes: Buffer): number | undefined => {
  const tail = bytes.lastIndexOf('SEFT');
  if (tail < SAMSUNG_END || !isPaddingFrom(bytes, tail + 4)) return undefined;
  const directory = tail - 4 - bytes.readUInt32LE(tail - 4);
  if (directory < 0 || tail - 4 - directory < SAMSUNG_HEAD || textAt(bytes, directory, 4) !== 'SEFH')
    return undefined;
  let start = directory;
  for (let at = directory + SAMSUNG_HEAD; at + SAMSUNG_ENTRY <= tail - 4; at += SAMSUNG_ENTRY)
    start = Math.min(start, directory - bytes.readUInt32LE(at + 4));
  return start;
};

const ID3_HEAD = 10;
const ID3_FOOTER_FLAG = 0x10;
const OLD_ID3 = 128;

const id3Length = (bytes: Buffer, at: number): number => {
  if (textAt(bytes, at, 3) === 'TAG') return OLD_ID3;
  if (textAt(bytes, at, 3) !== 'ID3' || at + ID3_HEAD > bytes.length) return 0;
  // Seven bits a byte.
  const size = bytes.subarray(at + 6, at + ID3_HEAD).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const isFooted = ((bytes[at + 5] ?? 0) & ID3_FOOTER_FLAG) !== 0;
  return ID3_HEAD + size + (isFooted ? ID3_HEAD : 0);
};

/** Bytes at the end of what Vivo's camera appends, and how it begins. */
const VIVO_END = Buffer.from('ffffffff1b2a39485766758493a2b1', 'hex');
const VIVO_STARTS: readonly string[] = ['vivo{', 'streamdata'];

const vivoStart = (bytes: Buffer, from: number): number | undefined => {
  const tail = bytes.lastIndexOf(VIVO_END);
  if (tail < from || !isPaddingFrom(bytes, tail + VIVO_END.length)) return undefined;
  const starts = VIVO_STARTS.map((start) => bytes.indexOf(start, from)).filter((at) => at >= 0 && at < tail);
  return starts.length > 0 ? Math.min(...starts) : undefined;
};

const ONE_PLUS_END = 'jxrs';
const ONE_PLUS_LIST = '[{';
/** A list has a line for each of a few pieces. */
const ONE_PLUS_LONGEST = 65_536;

/** How far before the list the pieces begin that it names; undefined for other text. */
const piecesBefore = (list: string): number | undefined => {
  try {
    const pieces = JSON.parse(list) as readonly { readonly offset?: unknown }[];
    const offsets = pieces.map(({ offset }) => Number(offset));
    return offsets.every((offset) => offset >= 0) ? Math.max(...offsets) : undefined;
  } catch {
    return undefined;
  }
};

/** The trailer of OnePlus and its sister brands: pieces, a list of them, a mark, a number. */
const onePlusStart = (bytes: Buffer, from: number): number | undefined => {
  const tail = bytes.lastIndexOf(ONE_PLUS_END);
  if (tail < from || !isPaddingFrom(bytes, Math.min(tail + 8, bytes.length))) return undefined;
  const list = bytes.lastIndexOf(ONE_PLUS_LIST, tail);
  if (list < from || tail - list > ONE_PLUS_LONGEST) return undefined;
  const before = piecesBefore(bytes.toString('utf8', list, tail).replace(/\0+$/, ''));
  return before === undefined ? undefined : Math.max(from, list - before);
};

export const isTrailerFrom = (bytes: Buffer, from: number): boolean => {
  const end = samsungStart(bytes) ?? vivoStart(bytes, from) ?? onePlusStart(bytes, from) ?? bytes.length;
  // One tag of each version at most.
  const first = from + id3Length(bytes, from);
  const tagged = first + (first > from ? id3Length(bytes, first) : 0);
  return tagged <= end && isPaddingFrom(bytes.subarray(0, end), tagged);
};
