// A PDF that was saved without its owner's password is held to the limits of any other.
import { DOCUMENT_MAX_BYTES } from '../../../src/contract/limits';
import { acceptPdf } from '../../../server/uploads/acceptPdf';
import { uploadRefusals } from '../../../server/uploads/refusals';
import { onePage } from '../../../scripts/testing/samples/rawPdf';

it('[R8-10] is refused above the size of a document, and stored as it was saved below', async () => {
  const accepted = (bytes: Buffer) =>
    acceptPdf('an applicant', onePage(), () => Promise.resolve({ pages: 1, bytes }));
  const most = Buffer.alloc(DOCUMENT_MAX_BYTES, 1);
  expect((await accepted(most)).equals(most)).toBe(true);
  await expect(accepted(Buffer.alloc(DOCUMENT_MAX_BYTES + 1))).rejects.toThrow(
    uploadRefusals.documentTooLarge,
  );
});
