/** By the file's own bytes. Names and declared types are ignored. */
export type FileKind = 'jpeg' | 'png' | 'pdf' | 'webm' | 'mp4' | 'heic';

const startsWith = (bytes: Buffer, hex: string, offset = 0): boolean =>
  bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex;

/** The EBML header names the document type within its first bytes. Matroska shares the rest. */
const EBML_HEADER_BYTES = 64;

/** Major brands of still pictures, whose container is that of mp4 (ISO/IEC 23008-12, AVIF). */
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

/** How QuickTime began files before it stated a brand. */
const QUICKTIME: readonly string[] = ['wide', 'mdat', 'moov', 'free', 'skip', 'pnot'];

const PDF_SIGN = '%PDF-';
/** How far from the start readers look for it. */
const PDF_REACH = 1024;

/** Readers may open such a file as a PDF although other data precede it. */
export const isPdfBehindOther = (bytes: Buffer): boolean =>
  bytes.subarray(0, PDF_REACH + PDF_SIGN.length).includes(PDF_SIGN);

/** Undefined for types that the service refuses, such as SVG and HTML. */
export const sniff = (bytes: Buffer): FileKind | undefined => {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (bytes.subarray(0, PDF_SIGN.length).toString('latin1') === PDF_SIGN) return 'pdf';
  if (startsWith(bytes, '1a45dfa3') && bytes.subarray(0, EBML_HEADER_BYTES).includes('webm')) return 'webm';
  const box = bytes.toString('latin1', 4, 8);
  if (box === 'ftyp') return STILL_BRANDS.includes(bytes.toString('latin1', 8, 12)) ? 'heic' : 'mp4';
  return QUICKTIME.includes(box) ? 'mp4' : undefined;
};
