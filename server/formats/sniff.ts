/** What a file is by its own bytes; what it is called and says of itself counts for nothing. */
export type FileKind = 'jpeg' | 'png' | 'pdf' | 'webm' | 'mp4' | 'heic';

const startsWith = (bytes: Buffer, hex: string, offset = 0): boolean =>
  bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex;

/** The EBML header names the document type within its first bytes: Matroska shares the rest. */
const EBML_HEADER_BYTES = 64;

/** Major brands of still pictures in the container that mp4 shares (ISO/IEC 23008-12, AVIF). */
const STILL_BRANDS: readonly string[] = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
  'avis',
];

/** Undefined for everything that the service does not take, SVG and HTML among it. */
export const sniff = (bytes: Buffer): FileKind | undefined => {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  if (startsWith(bytes, '1a45dfa3') && bytes.subarray(0, EBML_HEADER_BYTES).includes('webm')) return 'webm';
  if (bytes.subarray(4, 8).toString('latin1') === 'ftyp')
    return STILL_BRANDS.includes(bytes.toString('latin1', 8, 12)) ? 'heic' : 'mp4';
  return undefined;
};
