/** Zeros, blanks, marks and printers' commands that programs write around a file. */

const isBlank = (byte: number | undefined): boolean =>
  byte !== undefined && (byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));

/** How PCL printers end a job. */
const PRINTER_END = Buffer.from('\u001b%-12345X');
const MARKS = [...['efbbbf', 'fffe', 'feff'].map((mark) => Buffer.from(mark, 'hex')), PRINTER_END];

/** The marks of DOS and of printers for the end of a file. */
const END_MARKS: readonly (number | undefined)[] = [0x1a, 0x04];
/** What unused memory and discs are full of. */
const UNUSED = 0xff;

const markAt = (bytes: Buffer, at: number): number =>
  MARKS.find((mark) => bytes.subarray(at, at + mark.length).equals(mark))?.length ?? 0;

/** Lines of their job language, around what was printed into a file. */
const PRINTER_BEFORE = /^@PJL\b[^\r\n]*/;
const PRINTER_BEHIND = /@PJL\b[^\r\n]*$/;
const LONGEST_LINE = 1024;
/** Bytes from either end. Megabytes of such lines would hold everybody up. */
const PRINTER_REACH = 16_384;

const printerLength = (pattern: RegExp, bytes: Buffer, from: number, to: number): number =>
  from > PRINTER_REACH && to < bytes.length - PRINTER_REACH
    ? 0
    : (pattern.exec(bytes.toString('latin1', Math.max(from, 0), to))?.[0].length ?? 0);

const isPadding = (byte: number | undefined): boolean => isBlank(byte) || END_MARKS.includes(byte);

const MAC_BINARY = 128;
const MAC_BINARY_NAME = 63;

/** The head in which old Macs kept a file's name and type. */
const macBinaryLength = (bytes: Buffer): number => {
  const name = bytes[1] ?? 0;
  const isHead = [0, 74, 82].every((at) => bytes[at] === 0) && name > 0 && name <= MAC_BINARY_NAME;
  const isNamed = !bytes.subarray(2, 2 + name).includes(0);
  return isHead && isNamed && bytes.toString('latin1', MAC_BINARY, MAC_BINARY + 5) === '%PDF-'
    ? MAC_BINARY
    : 0;
};

/** Megabytes of single bytes must take no time. */
const paddingAt = (bytes: Buffer, at: number): number => {
  if (isPadding(bytes[at])) return 1;
  // A mark begins with the byte of unused memory.
  if (bytes[at] === UNUSED) return bytes[at + 1] === 0xfe ? 2 : 1;
  return markAt(bytes, at) || printerLength(PRINTER_BEFORE, bytes, at, at + LONGEST_LINE);
};

export const paddingLength = (bytes: Buffer): number => {
  let at = macBinaryLength(bytes);
  for (let length = 1; length > 0; at += length) length = paddingAt(bytes, at);
  return at;
};

const paddingBefore = (bytes: Buffer, end: number): number =>
  isPadding(bytes[end - 1]) || bytes[end - 1] === UNUSED
    ? 1
    : (MARKS.find((mark) => bytes.subarray(Math.max(end - mark.length, 0), end).equals(mark))?.length ??
      printerLength(PRINTER_BEHIND, bytes, end - LONGEST_LINE, end));

const paddedFrom = (bytes: Buffer, from: number): number => {
  let end = bytes.length;
  for (let length = 1; length > 0 && end > from; end -= length) length = paddingBefore(bytes, end);
  return end;
};

export const isPaddingFrom = (bytes: Buffer, from: number): boolean => paddedFrom(bytes, from) <= from;

/** A view, not a copy. The last line break stays. */
export const withoutPadding = (bytes: Buffer): Buffer => {
  const start = paddingLength(bytes);
  const end = paddedFrom(bytes, start);
  const lineBreak = /^\r?\n?/.exec(bytes.toString('latin1', end, end + 2))?.[0].length ?? 0;
  return bytes.subarray(start, end + lineBreak);
};
