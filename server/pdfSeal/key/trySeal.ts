import { PDFDocument } from '@cantoo/pdf-lib';
import type { SealKey } from '../../deps';
import { sealPdf } from '../sealPdf';

/** Throws when documents cannot be sealed with the key. */
export const trySeal = async (key: SealKey, now: Date): Promise<void> => {
  const file = await PDFDocument.create();
  file.addPage();
  await sealPdf(Buffer.from(await file.save({ useObjectStreams: false })), key, now);
};
