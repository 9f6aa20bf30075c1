/** An incremental update: the place comes behind all bytes of the finished PDF. */
import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { emptyHole, UNKNOWN } from './hole';

export interface SealWords {
  readonly at: Date;
  readonly name: string;
  readonly reason: string;
}

/** Annotation flags: hidden, locked. */
const FLAGS = 2 + 128;
/** Flags of the form: it has a signature, and the file may only be changed by appending. */
const SIGNATURES_EXIST = 1 + 2;

/**
 * The field has no look: the pages stay as they were agreed to, and PDF/UA wants no place in the structure
 * for what nobody sees.
 */
export const withPlace = async (bytes: Buffer, { at, name, reason }: SealWords): Promise<Buffer> => {
  const file = await PDFDocument.load(bytes, { forIncrementalUpdate: true, updateMetadata: false });
  const { context, catalog } = file;
  const page = file.getPage(file.getPageCount() - 1);
  const unknown = PDFNumber.of(UNKNOWN);
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: [0, unknown, unknown, unknown],
      Contents: PDFHexString.of(emptyHole),
      M: PDFString.fromDate(at),
      Name: PDFHexString.fromText(name),
      Reason: PDFHexString.fromText(reason),
    }),
  );
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      F: FLAGS,
      Rect: [0, 0, 0, 0],
      P: page.ref,
      T: PDFHexString.fromText('Sigillo'),
      TU: PDFHexString.fromText(`Sigillo elettronico: ${name}`),
      V: signature,
    }),
  );
  page.node.addAnnot(field);
  // PDF/UA wants the order of the structure on each page that has an annotation.
  page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: SIGNATURES_EXIST, Fields: [field] }));
  return Buffer.from(await file.commit({ useObjectStreams: false }));
};
