import type { EndpointName } from '../../src/contract/endpoints';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { UploadAnswer } from '../../src/contract/wire';
import { findDocument, saveDocument } from '../../server/repositories/documents';
import { findSession, updateSession } from '../../server/repositories/sessions';
import { hashToken } from '../../server/session/token';
import { file, jpeg, longWebm, png, webm } from './files';
import { seedRequest, type Seeded } from './seed';
import { startTestApp, type TestApp, type TestClient, type TestFile } from './support';

let service: TestApp;
let own: Seeded;
beforeAll(async () => {
  service = await startTestApp();
});
beforeEach(async () => {
  own = await seedRequest(service, { state: 'open' });
  await own.client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg());
});
afterAll(() => service.close());

const stored = async (type = 'FRONT_DOC_1') => {
  const document = await findDocument(service.deps.db, own.guid, type);
  if (!document) throw new Error(`Nothing is stored as ${type}`);
  return document;
};
const send = async (
  name: EndpointName,
  fields: Readonly<Record<string, string>>,
  what: TestFile,
  client: TestClient = own.client,
) => {
  const response = await client.multipart(name, { guid: own.guid, ...fields }, what);
  return { httpStatus: response.statusCode, ...response.json<UploadAnswer>() };
};

describe('uploads for a request under review', () => {
  it.each([['contactUpload'], ['reuploadDocument']] as const)(
    '[R7.8-04] [R7.9-02] %s takes a refused document again, which is to be judged anew',
    async (name) => {
      await saveDocument(service.deps.db, { ...(await stored()), sign: 'false', feedback: 'KO illeggibile' });
      const { barCode } = await stored();
      const what = await png();
      expect(await send(name, { type: 'FRONT_DOC_1', barCode }, what)).toMatchObject({ status: 'success' });
      expect(await stored()).toMatchObject({ barCode, sign: '', feedback: '', contentType: 'image/png' });
      expect((await service.deps.documents.get((await stored()).storageKey))?.equals(what.content)).toBe(
        true,
      );
    },
  );

  it('[R7.8-05] takes an additional document that was asked for, by its own call alone', async () => {
    const asked = { ...(await stored()), type: 'CONTENT_PAYSLIP', barCode: '1111222233334444', storageKey: '', sha256: '', additional: true, sign: 'never_uploaded' }; // prettier-ignore
    await saveDocument(service.deps.db, asked);
    const fields = { type: 'CONTENT_PAYSLIP', barCode: asked.barCode };
    expect(await send('contactUpload', fields, await jpeg())).toMatchObject({ status: 'bad_request' });
    expect(await send('uploadAdditionalDoc', fields, await jpeg())).toMatchObject({ status: 'success' });
    expect(await stored('CONTENT_PAYSLIP')).toMatchObject({ additional: true, sign: '' });
  });

  it('[R7.8-04] judges the video as a video and a document as a document', async () => {
    await own.client.multipart('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid: own.guid }, webm());
    const { barCode } = await stored(VIDEO_UPLOAD_TYPE);
    const fields = { type: VIDEO_UPLOAD_TYPE, barCode };
    expect(await send('contactUpload', fields, longWebm())).toMatchObject({ status: 'bad_request' });
    expect(await send('contactUpload', fields, await jpeg())).toMatchObject({ httpStatus: 415 });
    expect(await send('contactUpload', fields, webm())).toMatchObject({ status: 'success' });
    const front = { type: 'FRONT_DOC_1', barCode: (await stored()).barCode };
    expect(await send('contactUpload', front, file('<svg/>'))).toMatchObject({ httpStatus: 415 });
  });

  it('[R7.8-04] refuses a bar code or a type that the request does not have', async () => {
    const { barCode } = await stored();
    const wrong: Record<string, string>[] = [
      { type: 'FRONT_DOC_1', barCode: '0' },
      { type: 'BACK_DOC_1', barCode },
      { type: 'FRONT_DOC_1' },
    ];
    for (const fields of wrong) {
      expect(await send('contactUpload', fields, await jpeg())).toMatchObject({
        httpStatus: 200,
        status: 'bad_request',
      });
    }
  });

  it('[R7.8-04] opens to a session that confirmed the code for this very request, and to no other', async () => {
    const { barCode } = await stored();
    const fields = { type: 'FRONT_DOC_1', barCode };
    const { client } = await seedRequest(service);
    expect(await send('contactUpload', fields, await jpeg(), client)).toMatchObject({ httpStatus: 403 });
    const session = await findSession(service.deps.db, hashToken([...client.cookies.values()][0] ?? ''));
    await updateSession(service.deps.db, session?.id ?? '', { resumeGuid: own.guid });
    expect(await send('contactUpload', fields, await jpeg(), client)).toMatchObject({ httpStatus: 403 });
    await updateSession(service.deps.db, session?.id ?? '', { resumeVerifiedAt: service.clock.now() });
    expect(await send('contactUpload', fields, await jpeg(), client)).toMatchObject({ status: 'success' });
  });
});
