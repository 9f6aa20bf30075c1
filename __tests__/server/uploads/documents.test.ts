import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { DOCUMENT_MAX_BYTES, IMAGE_MAX_SIDE_PX } from '../../../src/contract/limits';
import { documentUploadTypes } from '../../../src/contract/uploads';
import type { UploadAnswer } from '../../../src/contract/wire';
import { uploadRefusals } from '../../../server/uploads/refusals';
import { findDocument } from '../../../server/repositories/documents';
import { file, jpeg, pdf, picture, png, webm } from '../files';
import { seedRequest, type Seeded } from '../seed';
import { startTestApp, type TestApp, type TestFile } from '../support';

let service: TestApp;
let own: Seeded;
beforeAll(async () => {
  service = await startTestApp();
  own = await seedRequest(service);
});
afterAll(() => service.close());

const upload = async (type: string, what: TestFile | undefined, { client } = own) => {
  const response = await client.multipart('documentUpload', { type }, what);
  return { httpStatus: response.statusCode, ...response.json<UploadAnswer>() };
};
const preview = (type: string, { client } = own) => client.send('documentPreview', { type });
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('documentUpload', () => {
  it('[R7.8-02] [R3.4-03] takes a JPEG, a PNG and a PDF under every type of the contract, a PDF byte for byte', async () => {
    for (const what of [await jpeg(), await png(), await pdf()]) {
      for (const type of documentUploadTypes) {
        expect(await upload(type, what)).toMatchObject({ status: 'success', sha256: sha256(what.content) });
      }
      const stored = await findDocument(service.deps.db, own.guid, 'BACK_DOC_2');
      const isPdf = what.contentType === 'application/pdf';
      const bytes = (await service.deps.documents.get(stored?.storageKey ?? '')) ?? Buffer.of();
      expect(stored).toMatchObject({
        size: bytes.length,
        sha256: sha256(bytes),
        receivedSha256: sha256(what.content),
        contentType: isPdf ? 'application/pdf' : 'image/jpeg',
      });
      expect(bytes.equals(what.content)).toBe(isPdf);
    }
  });

  it('[R7.8-02] keeps the last file alone when a type is sent again, even at the same time', async () => {
    await upload('CONTENT', await jpeg());
    const first = await findDocument(service.deps.db, own.guid, 'CONTENT');
    const others = [await jpeg(200, 100), await png(), await pdf()];
    const answers = await Promise.all(others.map((what) => upload('CONTENT', what)));
    const last = await findDocument(service.deps.db, own.guid, 'CONTENT');
    expect(answers.map(({ sha256: hash }) => hash)).toContain(last?.receivedSha256);
    expect(await service.deps.documents.get(first?.storageKey ?? '')).toBeUndefined();
    expect(sha256((await service.deps.documents.get(last?.storageKey ?? '')) ?? Buffer.of())).toBe(
      last?.sha256,
    );
    expect(last?.barCode).toBe(first?.barCode);
  });

  it('[R5.6-05] [R2.9-03] refuses by content what is no picture and no PDF, in words for the applicant', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    for (const content of [svg, '<!doctype html><p>ciao', 'GIF89a......', webm().content]) {
      expect(await upload('FRONT_DOC_1', file(content))).toMatchObject({
        status: 'bad_request',
        httpStatus: 415,
        message: uploadRefusals.documentType,
      });
    }
    expect(await upload('FRONT_DOC_1', file(''))).toMatchObject({ message: uploadRefusals.missing });
    expect(await upload('FRONT_DOC_1', undefined)).toMatchObject({
      httpStatus: 400,
      message: uploadRefusals.missing,
    });
  });

  it('[R2.9-03] refuses pictures that are cut off, blank, or a bomb', async () => {
    const { content } = await jpeg(1200, 900);
    const cut = file(content.subarray(0, content.length / 2));
    expect(await upload('FRONT_DOC_1', cut)).toMatchObject({ message: uploadRefusals.unreadable });
    const black = sharp({ create: { width: 300, height: 200, channels: 3, background: '#000000' } });
    expect(await upload('FRONT_DOC_1', file(await black.jpeg().toBuffer()))).toMatchObject({
      message: uploadRefusals.blank,
    });
    // A small JPEG whose frame header says 16,000 by 16,000: it is refused before a pixel is made.
    const bomb = Buffer.from((await jpeg()).content);
    const frame = bomb.indexOf(Buffer.from('ffc0', 'hex'));
    bomb.writeUInt16BE(16_000, frame + 5);
    bomb.writeUInt16BE(16_000, frame + 7);
    expect(await upload('FRONT_DOC_1', file(bomb))).toMatchObject({
      message: uploadRefusals.pictureTooLarge,
    });
  });

  it('[R2.9-03] refuses a PDF that is cut off or protected by a password', async () => {
    const { content } = await pdf();
    expect(await upload('BACK_DOC_1', file(content.subarray(0, 400)))).toMatchObject({
      message: uploadRefusals.pdfDamaged,
    });
    expect(
      await upload('BACK_DOC_1', await pdf({ userPassword: 'segreta', pdfVersion: '1.7' })),
    ).toMatchObject({
      message: uploadRefusals.pdfProtected,
    });
  });

  it('[R7.8-02] refuses a file above the limit, and stores nothing of it', async () => {
    const before = await findDocument(service.deps.db, own.guid, 'FRONT_DOC_2');
    const { content } = await jpeg();
    const large = Buffer.concat([content, Buffer.alloc(DOCUMENT_MAX_BYTES + 1 - content.length)]);
    expect(await upload('FRONT_DOC_2', file(large))).toMatchObject({
      httpStatus: 413,
      message: uploadRefusals.documentTooLarge,
    });
    expect(await findDocument(service.deps.db, own.guid, 'FRONT_DOC_2')).toEqual(before);
    expect(await upload('FRONT_DOC_2', file(large.subarray(0, DOCUMENT_MAX_BYTES)))).toMatchObject({
      status: 'success',
    });
  });

  it('[R3.4-03] refuses an unknown type, and the video under a document', async () => {
    for (const type of ['', 'FRONT_DOC_', 'FRONT_DOC_3', '../../etc/passwd', '__proto__']) {
      expect(await upload(type, await jpeg())).toMatchObject({ httpStatus: 400, status: 'bad_request' });
    }
  });

  it('[R7.8-02] refuses a body that is no form', async () => {
    const response = await own.client.inject({
      method: 'POST',
      url: '/wgt/document/upload',
      payload: { type: 'FRONT_DOC_1' },
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ status: 'bad_request' });
  });
});

describe('documentPreview', () => {
  it('[R7.8-03] answers 404 in the typed form when nothing is stored', async () => {
    const fresh = await seedRequest(service);
    const response = await preview('FRONT_DOC_1', fresh);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: 'bad_request', message: 'Nessun documento caricato.' });
    expect((await preview('NOTHING', fresh)).statusCode).toBe(400);
  });

  it('[R7.8-03] shows a picture upright, within the limit, as a JPEG without metadata', async () => {
    const sideways = await (
      await picture(2600, 1300)
    )
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Nessuno' } })
      .jpeg()
      .toBuffer();
    await upload('FRONT_DOC_1', file(sideways));
    const response = await preview('FRONT_DOC_1');
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const stored = await findDocument(service.deps.db, own.guid, 'FRONT_DOC_1');
    expect(sha256(response.rawPayload)).toBe(stored?.sha256);
    const shown = await sharp(response.rawPayload).metadata();
    expect([shown.width, shown.height]).toEqual([IMAGE_MAX_SIDE_PX / 2, IMAGE_MAX_SIDE_PX]);
    expect(shown.exif).toBeUndefined();
    expect(shown.orientation).toBeUndefined();
    // Orientation 6: the red left half is the upper one.
    const [red = 0, green = 255] = await sharp(response.rawPayload)
      .extract({ left: 100, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red > 150, green < 60]).toEqual([true, true]);
  });

  it('[R7.8-03] hands back a PDF as it is, to be saved and not shown, and the new file after a replacement', async () => {
    const document = await pdf();
    await upload('BACK_DOC_1', document);
    const response = await preview('BACK_DOC_1');
    const reviewed = await own.client.inject({ url: `/sandbox/documents/${own.guid}/BACK_DOC_1` });
    for (const { headers } of [response, reviewed])
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="documento.pdf"',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox;/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    expect(response.rawPayload.equals(document.content)).toBe(true);
    await upload('BACK_DOC_1', await png());
    expect((await preview('BACK_DOC_1')).headers['content-type']).toBe('image/jpeg');
  });
});
