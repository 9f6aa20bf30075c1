/** What telephones and programs append to a film, outside its boxes. */
import { isPaddingFrom } from './padding';

const textAt = (bytes: Buffer, at: number, length: number): string =>
  bytes.toString('latin1', Math.max(at, 0), at + length);

const SAMSUNG_END = 8;
const SAMSUNG_HEAD = 12;
const SAMSUNG_ENTRY = 12;

/**
 * Returns where Samsung's trailer begins: blocks, then a directory with how far before it each of them is,
 * the directory's length, 'SEFT'. Undefined without one.
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

/** Returns the length of a tag with title and artist; 0 if none begins there. */
const id3Length = (bytes: Buffer, at: number): number => {
  if (textAt(bytes, at, 3) === 'TAG') return OLD_ID3;
  if (textAt(bytes, at, 3) !== 'ID3' || at + ID3_HEAD > bytes.length) return 0;
  // Seven bits a byte.
  const size = bytes.subarray(at + 6, at + ID3_HEAD).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  const isFooted = ((bytes[at + 5] ?? 0) & ID3_FOOTER_FLAG) !== 0;
  return ID3_HEAD + size + (isFooted ? ID3_HEAD : 0);
};

/** Whether nothing but padding and such trailers follows. */
export const isTrailerFrom = (bytes: Buffer, from: number): boolean => {
  const end = samsungStart(bytes) ?? bytes.length;
  // One tag of each version at most.
  const first = from + id3Length(bytes, from);
  const tagged = first + (first > from ? id3Length(bytes, first) : 0);
  return tagged <= end && isPaddingFrom(bytes.subarray(0, end), tagged);
};
