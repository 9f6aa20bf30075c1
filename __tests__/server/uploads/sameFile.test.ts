import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import type { UploadAnswer } from '../../../src/contract/wire';
import { sha256 } from '../../../server/uploads/storeFile';
import { findDocument, saveDecision, saveDocument } from '../../../server/repositories/documents';
import { jpeg, mp4, pdf, png, webm } from '../files';
import { seedRequest, type Seeded } from '../seed';
import { storedFiles } from '../storedFiles';
import { startTestApp, type TestApp, type TestFile } from '../support';

let service: TestApp;
let own: Seeded;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  own = await seedRequest(service);
});

const TYPE = 'FRONT_DOC_1';
const filesThere = async (): Promise<number> => (await storedFiles(service)).length;
const upload = async (what: TestFile, type = TYPE) => {
  const name = type === VIDEO_UPLOAD_TYPE ? 'videoUpload' : 'documentUpload';
  const response = await own.client.multipart(name, { type, guid: own.guid }, what);
  return { httpStatus: response.statusCode, ...response.json<UploadAnswer>() };
};
const stored = (type = TYPE) => findDocument(service.deps.db, own.guid, type);

describe('the same bytes again', () => {
  it('[R2.9-03] [R7.8-02] are answered alike, and nothing is stored again', async () => {
    for (const [what, type] of [
      [await jpeg(), TYPE],
      [await pdf(), 'BACK_DOC_1'],
      [webm(), VIDEO_UPLOAD_TYPE],
    ] as const) {
      const first = await upload(what, type);
      expect(first).toEqual({ httpStatus: 200, status: 'success', sha256: sha256(what.content) });
      const [row, files] = [await stored(type), await filesThere()];
      service.clock.pass({ minutes: 1 });
      expect(await upload(what, type)).toEqual(first);
      expect([await stored(type), await filesThere()]).toEqual([row, files]);
    }
  });

  it('[R2.9-03] [R7.8-02] are stored once when they come at the same time', async () => {
    const before = await filesThere();
    const what = await jpeg(900, 600);
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(what)));
    for (const answer of answers) expect(answer).toMatchObject({ sha256: sha256(what.content) });
    expect(await filesThere()).toBe(before + 1);
    const { storageKey, receivedSha256 } = (await stored()) ?? { storageKey: '' };
    expect(receivedSha256).toBe(sha256(what.content));
    expect(await service.deps.documents.get(storageKey)).toBeDefined();
  });

  it('[R7.8-02] leave one file per type after any mixture of retries', async () => {
    const before = await filesThere();
    const [one, other, third] = [await jpeg(500, 400), await png(), await pdf()];
    await Promise.all([one, other, third, one, other, third, one].map((what) => upload(what)));
    await Promise.all([webm(), mp4(), webm()].map((what) => upload(what, VIDEO_UPLOAD_TYPE)));
    expect(await filesThere()).toBe(before + 2);
    expect((await service.deps.documents.get((await stored())?.storageKey ?? ''))?.length).toBe(
      (await stored())?.size,
    );
  });

  it('[R7.8-02] are stored anew where the review refused them, where their file is lost, and where nobody noted what came', async () => {
    const { db, documents } = service.deps;
    const what = await jpeg();
    await upload(what);
    const keys = [(await stored())?.storageKey];
    await saveDecision(db, own.guid, [TYPE], { sign: 'false', feedback: 'KO sfocata', askedAt: null });
    await upload(what);
    expect(await stored()).toMatchObject({ sign: '', feedback: '' });
    keys.push((await stored())?.storageKey);
    await documents.remove(keys[1] ?? '');
    await upload(what);
    keys.push((await stored())?.storageKey);
    const row = await stored();
    if (!row) throw new Error('Nothing is stored');
    // As every row was before the checksum was noted.
    await saveDocument(db, { ...row, receivedSha256: '' });
    await upload(what);
    keys.push((await stored())?.storageKey);
    expect(new Set(keys).size).toBe(4);
    expect((await stored())?.receivedSha256).toBe(sha256(what.content));
  });

  it('[R2.9-03] under another type, or of another request, are another file', async () => {
    const what = await jpeg();
    await upload(what);
    const before = await filesThere();
    await upload(what, 'BACK_DOC_1');
    own = await seedRequest(service);
    await upload(what);
    expect(await filesThere()).toBe(before + 2);
  });
});
