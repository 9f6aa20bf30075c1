import { DOCUMENT_MAX_BYTES, PDF_MAX_PAGES } from '../../src/contract/limits';
import { inspectPdf } from '../formats/pdf/inspect';
import { withoutPadding } from '../formats/padding';
import { isPdfBehindOther, sniff } from '../formats/sniff';
import { refuse, tooManyPages } from './refusals';

const END = '%%EOF';

const faults = {
  script: 'pdfScript',
  attachment: 'pdfAttachment',
  form: 'pdfForm',
  link: 'pdfLink',
  other: 'pdfActive',
  protected: 'pdfProtected',
  notAlone: 'pdfNotAlone',
  damaged: 'pdfDamaged',
  tooComplex: 'pdfTooComplex',
} as const;

/**
 * Throws a Refusal if the PDF is truncated, has other data after its end, does more than show pages, or has
 * too many. Throws Overloaded.
 */
export const acceptPdf = async (
  owner: string,
  received: Buffer,
  inspect: typeof inspectPdf = inspectPdf,
): Promise<Buffer> => {
  const bytes = withoutPadding(received);
  if (sniff(bytes) !== 'pdf')
    throw isPdfBehindOther(bytes) ? refuse('pdfNotAlone') : refuse('documentType', 415);
  const end = bytes.lastIndexOf(END);
  if (end < 0) throw refuse('pdfDamaged');
  if (bytes.toString('latin1', end + END.length).trim() !== '') throw refuse('pdfNotAlone');
  const verdict = await inspect(owner, bytes, PDF_MAX_PAGES);
  if ('fault' in verdict) throw refuse(faults[verdict.fault]);
  if (verdict.pages > PDF_MAX_PAGES) throw tooManyPages(verdict.pages);
  if (!verdict.bytes) return bytes;
  if (verdict.bytes.length > DOCUMENT_MAX_BYTES) throw refuse('documentTooLarge', 413);
  return Buffer.from(verdict.bytes);
};
