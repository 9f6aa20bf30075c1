import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { sha256 } from '../../../server/uploads/storeFile';
import { findDocument, saveDecision, saveDocument } from '../../../server/repositories/documents';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { mp4, pdf, png, webm } from '../files';
import { seedRequest, type Seeded } from '../seed';
import { storedFiles } from '../storedFiles';
import { testService, upload, type TestFile } from '../support';

const service = testService();
let own: Seeded;
beforeEach(async () => {
  own = await seedRequest(service);
});

const TYPE = 'FRONT_DOC_1';
const filesThere = async (): Promise<number> => (await storedFiles(service)).length;
const send = (what: TestFile, type = TYPE) => {
  const name = type === VIDEO_UPLOAD_TYPE ? 'videoUpload' : 'documentUpload';
  return upload(own.client, { name, fields: { type, guid: own.guid }, file: what });
};
const stored = (type = TYPE) => findDocument(service.deps.db, own.guid, type);

describe('the same bytes again', () => {
  it('[R2.9-03] [R7.8-02] leave one file per type after any mixture of retries at the same time', async () => {
    const before = await filesThere();
    const [one, other, third] = [await jpeg(500, 400), await png(), await pdf()];
    const sent = [one, other, third, one, other, third, one];
    const answers = await Promise.all(sent.map((what) => send(what)));
    expect(answers).toMatchObject(sent.map(({ content }) => ({ sha256: sha256(content) })));
    await Promise.all([webm(), mp4(), webm()].map((what) => send(what, VIDEO_UPLOAD_TYPE)));
    expect(await filesThere()).toBe(before + 2);
    const last = await stored();
    const bytes = await service.deps.documents.get(last?.storageKey ?? '');
    expect(last?.sha256).toBe(sha256(bytes ?? Buffer.of()));
  });

  it('[R7.8-02] are stored again if they were refused, lost, or never noted', async () => {
    const { db, documents } = service.deps;
    const what = await jpeg();
    await send(what);
    const keys = [(await stored())?.storageKey];
    await saveDecision(db, own.guid, [TYPE], { sign: 'false', feedback: 'KO sfocata', askedAt: null });
    await send(what);
    expect(await stored()).toMatchObject({ sign: '', feedback: '' });
    keys.push((await stored())?.storageKey);
    await documents.remove(keys[1] ?? '');
    await send(what);
    keys.push((await stored())?.storageKey);
    const row = await stored();
    if (!row) throw new Error('Nothing is stored');
    // As every row was before the checksum was noted.
    await saveDocument(db, { ...row, receivedSha256: '' });
    await send(what);
    keys.push((await stored())?.storageKey);
    expect(new Set(keys).size).toBe(4);
    expect((await stored())?.receivedSha256).toBe(sha256(what.content));
  });

  it('[R2.9-03] under another type, or of another request, are another file', async () => {
    const what = await jpeg();
    await send(what);
    const before = await filesThere();
    await send(what, 'BACK_DOC_1');
    own = await seedRequest(service);
    await send(what);
    expect(await filesThere()).toBe(before + 2);
  });
});
