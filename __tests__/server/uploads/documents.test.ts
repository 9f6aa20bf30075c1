import { DOCUMENT_MAX_BYTES } from '../../../src/contract/limits';
import { documentUploadTypes } from '../../../src/contract/uploads';
import { uploadRefusals } from '../../../server/uploads/refusals';
import { Refusal } from '../../../server/errors/refusal';
import { sha256, storeFile } from '../../../server/uploads/storeFile';
import { findDocument } from '../../../server/repositories/documents';
import { file, pdf, png, webm } from '../files';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { seedRequest, type Seeded } from '../seed';
import { storedFiles } from '../storedFiles';
import { testService, upload, type TestFile } from '../support';

// The outcome for each kind of file is in corpus.test.ts.
const service = testService();
let own: Seeded;
beforeAll(async () => {
  own = await seedRequest(service);
});

const send = (type: string, what: TestFile | undefined) =>
  upload(own.client, { name: 'documentUpload', fields: { type }, file: what });
const preview = (type: string, { client } = own) => client.send('documentPreview', { type });
const stored = (type: string) => findDocument(service.deps.db, own.guid, type);

describe('documentUpload', () => {
  it('[R7.8-02] [R3.4-03] takes a file under every type of the contract, and under no other', async () => {
    const picture = await jpeg();
    for (const type of documentUploadTypes) {
      const what = type === 'CONTENT_VIDEO_SELFIE' ? webm() : picture;
      expect(await send(type, what)).toMatchObject({ status: 'success' });
      expect(await stored(type)).toMatchObject({ receivedSha256: sha256(what.content) });
    }
    for (const type of ['', 'FRONT_DOC_', 'FRONT_DOC_3', '../../etc/passwd', '__proto__'])
      expect(await send(type, picture)).toMatchObject({ httpStatus: 400, status: 'bad_request' });
  });

  it('[R5.6-05] [R2.9-03] refuses a video and what is no file, in words for the applicant', async () => {
    for (const [what, httpStatus, message] of [
      [webm(), 415, uploadRefusals.documentType],
      [file(''), 200, uploadRefusals.fileMissing],
      [undefined, 400, uploadRefusals.fileMissing],
    ] as const)
      expect(await send('FRONT_DOC_1', what)).toMatchObject({ status: 'bad_request', httpStatus, message });
  });

  it('[R7.8-02] refuses a file above the limit, and stores nothing', async () => {
    const before = await stored('FRONT_DOC_2');
    const { content } = await jpeg();
    const large = Buffer.concat([content, Buffer.alloc(DOCUMENT_MAX_BYTES + 1 - content.length)]);
    expect(await send('FRONT_DOC_2', file(large))).toMatchObject({
      httpStatus: 413,
      message: uploadRefusals.documentTooLarge,
    });
    expect(await stored('FRONT_DOC_2')).toEqual(before);
    const largest = file(large.subarray(0, DOCUMENT_MAX_BYTES));
    expect(await send('FRONT_DOC_2', largest)).toMatchObject({ status: 'success' });
  });
});

it('[R7.8-02] removes the file of an upload that is refused once its request is locked', async () => {
  const before = await storedFiles(service);
  const { content: bytes, contentType } = await jpeg();
  const upload = { guid: own.guid, type: 'FRONT_DOC_1', bytes, contentType, received: '0' };
  const refuse = () => Promise.reject(new Refusal('concluded', 'Già firmata'));
  await expect(storeFile(service.deps, upload, refuse)).rejects.toThrow(Refusal);
  expect(await storedFiles(service)).toEqual(before);
});

describe('documentPreview', () => {
  it('[R7.8-03] answers 404 in the typed form when nothing is stored', async () => {
    const response = await preview('FRONT_DOC_1', await seedRequest(service));
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: 'bad_request', message: 'Nessun documento caricato.' });
  });

  it('[R7.8-03] shows a picture in the page, and hands a PDF to be saved and not shown', async () => {
    const shared = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
    const document = await pdf();
    await send('BACK_DOC_1', document);
    const response = await preview('BACK_DOC_1');
    const reviewed = await own.client.inject({ url: `/sandbox/documents/${own.guid}/BACK_DOC_1` });
    for (const { headers } of [response, reviewed])
      expect(headers).toMatchObject({
        ...shared,
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="documento.pdf"',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; sandbox;/),
      });
    expect(response.rawPayload.equals(document.content)).toBe(true);
    await send('BACK_DOC_1', await png());
    const { headers } = await preview('BACK_DOC_1');
    expect(headers).toMatchObject({
      ...shared,
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
    });
  });
});
