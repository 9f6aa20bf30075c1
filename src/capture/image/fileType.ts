/** File types by content, because phones set names and types unreliably. */

const startOf = (file: Blob, bytes: number): Promise<string> => file.slice(0, bytes).text();

const SIGN = '%PDF-';
const PIECE = 65_536;
/** How far from the start readers look for the sign. */
const REACH = 1024;

/** Zeros, blanks, byte order marks and printer commands may precede the PDF: the service cuts them off. */
const isPaddedPdf = async (file: Blob): Promise<boolean> => {
  for (let at = 0; at < file.size; at += PIECE) {
    // The next piece's beginning too: the sign may lie across.
    const text = await startOf(file.slice(at), PIECE + SIGN.length);
    const rest = text.replace(/^(?:[\s\p{Cc}\ufeff\ufffd]+|%-12345X|@PJL[^\r\n]*)+/u, '');
    if (rest.length > SIGN.length || rest.startsWith(SIGN)) return rest.startsWith(SIGN);
  }
  return false;
};

/** Other data before a PDF are for the service to name. */
const isPdfBehindOther = async (file: Blob): Promise<boolean> =>
  (await startOf(file, REACH + SIGN.length)).includes(SIGN) &&
  !(await isHeif(file)) &&
  (await pictureType(file)) === undefined;

export const isPdf = async (file: Blob): Promise<boolean> =>
  (await isPaddedPdf(file)) || (await isPdfBehindOther(file));

/** ISO media files with an image brand: HEIC, AVIF and the like. */
export const isHeif = async (file: Blob): Promise<boolean> =>
  /^[^]{4}ftyp(hei|hev|mif1|msf1|avi[fs])/.test(await startOf(file, 12));

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

const firstBytes: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG\r\n/, 'image/png'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
];

export const pictureType = async (file: Blob): Promise<string | undefined> => {
  const start = String.fromCharCode(...(await bytesOf(file.slice(0, 12))));
  return firstBytes.find(([pattern]) => pattern.test(start))?.[1];
};

/** Most files have their end marker within so many bytes of the end. With a longer trailer all is read. */
const TAIL = 65_536;

/** An end marker cannot be image data: there FF precedes 0 or a restart number. */
const hasEnd = (bytes: Uint8Array, from = 0): boolean => {
  for (let at = bytes.length - 1; (at = bytes.lastIndexOf(0xd9, at)) > from; at -= 1)
    if (bytes[at - 1] === 0xff) return true;
  return false;
};

/** The segments before the first scan hold thumbnails, which have end markers too. */
const startOfScan = (bytes: Uint8Array): number => {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda)
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  return at;
};

/** Browsers show a truncated JPEG without an error. False for other files. */
export const isTruncatedJpeg = async (file: Blob): Promise<boolean> => {
  const [first, second] = await bytesOf(file.slice(0, 2));
  if (first !== 0xff || second !== 0xd8) return false;
  if (file.size > 4 * TAIL && hasEnd(await bytesOf(file.slice(-TAIL)))) return false;
  const bytes = await bytesOf(file);
  return !hasEnd(bytes, startOfScan(bytes));
};

/** Android offers camera and gallery only if nothing but images is accepted. */
export const acceptedFiles = (userAgent: string = navigator.userAgent): string =>
  /android/i.test(userAgent) ? 'image/*' : 'image/*,application/pdf';
