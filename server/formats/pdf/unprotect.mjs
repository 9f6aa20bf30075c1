/** Opens PDFs that only restrict changes and printing: everybody can read them without a password. */
import { PDFDocument } from '@cantoo/pdf-lib';

/** Undefined when a password is needed, or the file cannot be decrypted. */
export const withoutOwnerPassword = async (bytes) => {
  try {
    const document = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    return Buffer.from(await document.save());
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return undefined;
  }
};
