/** Inspects PDFs in child processes: a hostile file stops its process, not the service. */
import { join } from 'node:path';
import type { Program } from '../readerProcess';
import { askReader } from '../readers';

/**
 * What the file does beside showing pages: 'script', 'attachment', 'form' (XFA, or one that is sent), 'link'
 * to what no bill links to, 'other' (media, launch actions, other files). 'notAlone': the file contains
 * another file. 'protected': it needs a password. 'tooComplex': it takes more time or memory than an honest
 * file.
 */
type PdfFault =
  | 'script'
  | 'attachment'
  | 'form'
  | 'link'
  | 'other'
  | 'protected'
  | 'notAlone'
  | 'damaged'
  | 'tooComplex';
export type PdfVerdict =
  | { readonly fault: PdfFault }
  /** `bytes`: the file saved without its owner's password, if it had one. */
  | { readonly pages: number; readonly bytes?: Uint8Array };

/** A 15 MB scan takes about 0.5 s. */
const TIME_LIMIT_MS = 5000;

/** The most expensive PDF that is accepted allocates 180 MB, the program itself 160. */
export const program: Program = { file: join(__dirname, 'reader.mjs'), heapMb: 160, memoryMb: 420 };

/** `owner`: see fairQueue. Throws Overloaded. */
export const inspectPdf = async (
  owner: string,
  bytes: Buffer,
  maxPages: number,
  limitMs = TIME_LIMIT_MS,
): Promise<PdfVerdict> => {
  const verdict = await askReader<PdfVerdict>(program, owner, { bytes, maxPages }, limitMs);
  return typeof verdict === 'string' ? { fault: 'tooComplex' } : verdict;
};
