import { PDF_MAX_PAGES } from '../../src/contract/limits';
import { inspectPdf } from '../formats/pdf/inspect';
import { refuse, tooManyPages } from './refusals';

const END = '%%EOF';
/** Some writers fill the last block with spaces or zeros. */
const PADDING_MAX_BYTES = 4096;
const PADDING = /^[\s\0]*$/;

const faults = {
  protected: 'pdfProtected',
  notAlone: 'pdfNotAlone',
  active: 'pdfActive',
  damaged: 'pdfDamaged',
  tooComplex: 'pdfTooComplex',
} as const;

/**
 * Throws a Refusal for a PDF that is truncated, has other data after its end, does more than show pages, or
 * has too many. Throws Overloaded.
 */
export const acceptPdf = async (owner: string, bytes: Buffer): Promise<void> => {
  const end = bytes.lastIndexOf(END);
  if (end < 0) throw refuse('pdfDamaged');
  const rest = bytes.subarray(end + END.length);
  if (rest.length > PADDING_MAX_BYTES || !PADDING.test(rest.toString('latin1'))) throw refuse('pdfNotAlone');
  const verdict = await inspectPdf(owner, bytes, PDF_MAX_PAGES);
  if ('fault' in verdict) throw refuse(faults[verdict.fault]);
  if (verdict.pages > PDF_MAX_PAGES) throw tooManyPages(verdict.pages);
};
