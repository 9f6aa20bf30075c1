import type { EndpointName } from '../../../src/contract/endpoints';
import { needsReupload, paperworkLabel } from '../../../src/contract/states';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { findDocument } from '../../../server/repositories/documents';
import { updateRequest } from '../../../server/repositories/requests';
import { uploadRefusals } from '../../../server/uploads/refusals';
import { sha256 } from '../../../server/uploads/storeFile';
import { acceptDocument, askDocument, refuseDocument } from '../../../server/review/review';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { png, webm } from '../files';
import { storedFiles } from '../storedFiles';
import {
  paper,
  reviewerOf,
  signed,
  testService,
  upload,
  walkTo,
  type Journey,
  type TestFile,
} from '../support';

let duringPut: () => Promise<void> = () => Promise.resolve();
const plain = testService();
const service = testService(() => {
  const { documents } = plain.deps;
  const put: typeof documents.put = async (...given) => {
    await documents.put(...given);
    await duringPut();
  };
  return { database: plain.database, deps: { documents: { ...documents, put } } };
});
afterEach(() => {
  duringPut = () => Promise.resolve();
});
const REASON = 'la foto è sfocata';
const refuse = ({ step }: Journey, type: string) =>
  refuseDocument(reviewerOf(service), step.guid, type, REASON);
const ask = ({ step }: Journey, type: string) => askDocument(reviewerOf(service), step.guid, type);
const stored = ({ step }: Journey, type: string) => findDocument(service.deps.db, step.guid, type);

const send = async (
  journey: Journey,
  name: EndpointName,
  [front, type]: readonly [string, string],
  what: TestFile,
) => {
  const { barCode } = await paper(journey, front);
  return upload(journey.client, { name, fields: { guid: journey.step.guid, type, barCode }, file: what });
};
const FRONT = ['FRONT_DOC_1', 'FRONT_DOC_1'] as const;
const BACK = ['FRONT_DOC_1', 'BACK_DOC_1'] as const;
const VIDEO = [VIDEO_UPLOAD_TYPE, VIDEO_UPLOAD_TYPE] as const;
const TAKEN = { status: 'success' };
const NOT_ASKED = {
  status: 'bad_request',
  message: 'Questo documento non va inviato di nuovo. Torna all’elenco delle richieste.',
};
const NOT_FOUND = { status: 'bad_request', message: expect.stringContaining('non è stato trovato') };

describe('uploads for a request whose documents are refused', () => {
  it.each([['contactUpload'], ['reuploadDocument']] as const)(
    '[R7.8-04] [R7.9-02] [R4.6-02] %s takes front and back by the one bar code; once both are replaced, it is judged again',
    async (name) => {
      const journey = await signed(service);
      await refuse(journey, 'FRONT_DOC_1');
      const refused = await paper(journey, 'FRONT_DOC_1');
      expect(refused).toMatchObject({ sign: 'false', feedback: `KO ${REASON}` });
      const what = await png();
      expect(await send(journey, name, FRONT, what)).toMatchObject(TAKEN);
      expect(refused.missing).toEqual(['FRONT_DOC_1', 'BACK_DOC_1']);
      // A page that is loaded now asks for the other side alone.
      expect(await paper(journey, 'FRONT_DOC_1')).toEqual({ ...refused, missing: ['BACK_DOC_1'] });
      expect(await send(journey, name, BACK, await jpeg())).toMatchObject(TAKEN);
      const replaced = await paper(journey, 'FRONT_DOC_1');
      expect(replaced).toEqual({ ...refused, sign: '', feedback: '', missing: [] });
      expect([paperworkLabel(replaced), needsReupload(replaced)]).toEqual(['Da verificare', false]);
      const front = await stored(journey, 'FRONT_DOC_1');
      expect(front).toMatchObject({ contentType: 'image/jpeg', receivedSha256: sha256(what.content) });
      expect(await service.deps.documents.get(front?.storageKey ?? '')).toHaveLength(front?.size ?? 0);
    },
  );

  it('[R7.8-04] [R7.8-05] takes nothing that was not refused or asked for', async () => {
    const journey = await signed(service);
    await refuse(journey, 'FRONT_DOC_1');
    const second = ['FRONT_DOC_2', 'FRONT_DOC_2'] as const;
    const before = await stored(journey, 'FRONT_DOC_2');
    expect(await send(journey, 'contactUpload', second, await jpeg())).toMatchObject(NOT_ASKED);
    expect(await send(journey, 'contactUpload', VIDEO, webm())).toMatchObject(NOT_ASKED);
    expect(await stored(journey, 'FRONT_DOC_2')).toEqual(before);
    await acceptDocument(reviewerOf(service), journey.step.guid, 'FRONT_DOC_1');
    expect(await send(journey, 'contactUpload', FRONT, await jpeg())).toMatchObject(NOT_ASKED);
  });

  it('[R7.8-04] refuses a bar code or a type that is not the document’s', async () => {
    const journey = await signed(service);
    await refuse(journey, 'FRONT_DOC_1');
    const { barCode } = await paper(journey, 'FRONT_DOC_1');
    const { guid } = journey.step;
    for (const [httpStatus, fields] of [
      [404, { type: 'FRONT_DOC_1', barCode: '0' }],
      [200, { type: 'FRONT_DOC_2', barCode }],
      [200, { type: 'CONTENT_PAYSLIP', barCode }],
      [404, { type: 'FRONT_DOC_1' }],
    ] as [number, Record<string, string>][]) {
      const sent = { name: 'contactUpload', fields: { guid, ...fields }, file: await jpeg() } as const;
      expect(await upload(journey.client, sent)).toMatchObject({ httpStatus, ...NOT_FOUND });
    }
  });

  it('does not get into what was sent or signed while the file was on its way', async () => {
    const journey = await signed(service);
    const open = await walkTo(service, 'contract');
    await refuse(journey, 'FRONT_DOC_1');
    const before = await stored(journey, 'FRONT_DOC_1');
    const files = await storedFiles(plain);
    const close = (guid: string) => () =>
      updateRequest(service.deps.db, guid, { state: 'completed', updatedAt: service.clock.now() });
    duringPut = close(journey.step.guid);
    expect(await send(journey, 'contactUpload', FRONT, await jpeg())).toMatchObject(NOT_ASKED);
    expect(await stored(journey, 'FRONT_DOC_1')).toEqual(before);

    const own = await stored(open, 'FRONT_DOC_1');
    duringPut = close(open.step.guid);
    const sent = { name: 'documentUpload', fields: { type: 'FRONT_DOC_1' }, file: await jpeg() } as const;
    expect(await upload(open.client, sent)).toMatchObject({ status: 'bad_request' });
    expect(await stored(open, 'FRONT_DOC_1')).toEqual(own);
    expect(await storedFiles(plain)).toEqual(files);
  });
});

describe('additional documents', () => {
  it('[R7.8-05] [R4.6-02] [R4.6-01] come by their own call alone', async () => {
    const journey = await signed(service);
    await ask(journey, 'CONTENT_PAYSLIP');
    const asked = await paper(journey, 'CONTENT_PAYSLIP');
    expect(asked).toMatchObject({ tipo: 'additional CONTENT_PAYSLIP', description: 'Busta paga', sign: 'never_uploaded' }); // prettier-ignore
    expect([paperworkLabel(asked), needsReupload(asked)]).toEqual(['Da caricare', true]);
    const payslip = ['CONTENT_PAYSLIP', 'CONTENT_PAYSLIP'] as const;
    expect(await send(journey, 'contactUpload', payslip, await jpeg())).toMatchObject(NOT_FOUND);
    expect(await send(journey, 'reuploadDocument', payslip, await jpeg())).toMatchObject(NOT_FOUND);
    expect(await send(journey, 'uploadAdditionalDoc', payslip, await jpeg())).toMatchObject(TAKEN);
    expect(asked.missing).toEqual(['CONTENT_PAYSLIP']);
    expect(await paper(journey, 'CONTENT_PAYSLIP')).toEqual({ ...asked, sign: '', missing: [] });
    await refuse(journey, 'FRONT_DOC_1');
    expect(await send(journey, 'uploadAdditionalDoc', FRONT, await jpeg())).toMatchObject(NOT_FOUND);
  });

  it('[R7.8-05] [R3.4-04] a video selfie comes as a video', async () => {
    const journey = await signed(service);
    await ask(journey, 'CONTENT_VIDEO_SELFIE');
    const selfie = ['CONTENT_VIDEO_SELFIE', 'CONTENT_VIDEO_SELFIE'] as const;
    const sent = (what: TestFile) => send(journey, 'uploadAdditionalDoc', selfie, what);
    expect(await sent(await jpeg())).toMatchObject({ message: uploadRefusals.videoType });
    expect(await sent(webm())).toMatchObject(TAKEN);
    expect(await stored(journey, selfie[0])).toMatchObject({ contentType: 'video/webm' });
    expect(await paper(journey, selfie[0])).toMatchObject({ description: 'Video selfie', missing: [] });
  });

  it('[R7.8-05] [R3.4-03] [R4.6-02] with two sides come whole, in any order, each once or twice', async () => {
    const journey = await signed(service);
    await ask(journey, 'CONTENT');
    const asked = await paper(journey, 'CONTENT');
    expect(asked.missing).toEqual(['CONTENT', 'CONTENT_BACK']);
    const back = ['CONTENT', 'CONTENT_BACK'] as const;
    for (const what of [await jpeg(), await png()]) {
      expect(await send(journey, 'uploadAdditionalDoc', back, what)).toMatchObject(TAKEN);
      const half = await paper(journey, 'CONTENT');
      expect([half.missing, needsReupload(half)]).toEqual([['CONTENT'], true]);
    }
    expect(await send(journey, 'uploadAdditionalDoc', ['CONTENT', 'CONTENT'], await jpeg())).toMatchObject(
      TAKEN,
    );
    expect(await paper(journey, 'CONTENT')).toEqual({ ...asked, sign: '', missing: [] });
    expect((await paper(journey, 'FRONT_DOC_1')).missing).toEqual([]);
  });
});
