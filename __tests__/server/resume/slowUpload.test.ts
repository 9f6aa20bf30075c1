import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { findDocument } from '../../../server/repositories/documents';
import { refuseDocument } from '../../../server/review/review';
import { OPENED_ELSEWHERE } from '../../../server/session/release';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { webm } from '../files';
import { paper, reviewerOf, signed, startTestApp, unlocked, upload, walkTo } from '../support';
import type { Journey, TestApp, TestClient, Upload } from '../support';
import { listen } from '../support/listening';
import { answerOf, formOf, incoming, openUpload, until } from '../support/uploading';

const TYPE = 'FRONT_DOC_1';
const ELSEWHERE = { status: 'bad_request', message: OPENED_ELSEWHERE };
const OPENED = { status: 'success' };

let service: TestApp;
let duringPut = async (): Promise<void> => undefined;
let close = async (): Promise<void> => undefined;
beforeAll(async () => {
  const shared = await startTestApp();
  const { documents } = shared.deps;
  const put: typeof documents.put = async (...file) => {
    await documents.put(...file);
    const once = duringPut;
    duringPut = async () => undefined;
    await once();
  };
  service = await startTestApp({ database: shared.database, deps: { documents: { ...documents, put } } });
  close = async () => {
    await service.close();
    await shared.close();
  };
});
afterAll(() => close());

const stored = ({ step }: Journey, type: string) => findDocument(service.deps.db, step.guid, type);
const open = async (client: TestClient, { step }: Journey): Promise<void> =>
  expect(await client.call('contactResume', { guid: step.guid })).toMatchObject(OPENED);

it('[R6-02] a file that began to come before the request was opened elsewhere is not stored after it', async () => {
  const journey = await walkTo(service, 'identification');
  const body = formOf(TYPE, (await jpeg(300, 200)).content);
  const slow = openUpload(await listen(service), journey.client, body.length);
  slow.write(body.subarray(0, 300));
  await until(() => incoming(service).length === 1);
  const home = await unlocked(service, journey);
  await open(home, journey);
  const file = await jpeg(400, 300);
  expect(await upload(home, { name: 'documentUpload', fields: { type: TYPE }, file })).toMatchObject(OPENED);
  const before = await stored(journey, TYPE);
  expect(before).toBeDefined();
  slow.end(body.subarray(300));
  expect(await answerOf(slow)).toMatchObject({ httpStatus: 200, body: ELSEWHERE });
  expect(await stored(journey, TYPE)).toEqual(before);
});

type Prepare = () => Promise<{ journey: Journey; client: TestClient; sent: Upload }>;

const prepared: Readonly<Record<string, Prepare>> = {
  videoUpload: async () => {
    const journey = await walkTo(service, 'identification');
    const fields = { type: VIDEO_UPLOAD_TYPE, guid: journey.step.guid };
    return { journey, client: journey.client, sent: { name: 'videoUpload', fields, file: webm() } };
  },
  documentUpload: async () => {
    const journey = await walkTo(service, 'identification');
    const sent = { name: 'documentUpload', fields: { type: TYPE }, file: await jpeg(300, 200) } as const;
    return { journey, client: journey.client, sent };
  },
  'contactUpload, which the review asked for': async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    await refuseDocument(reviewerOf(service), guid, TYPE, 'la foto è sfocata');
    const { barCode } = await paper(journey, TYPE);
    const fields = { guid, type: TYPE, barCode };
    const sent = { name: 'contactUpload', fields, file: await jpeg(300, 200) } as const;
    return { journey, client: await unlocked(service, journey), sent };
  },
};

it.each(Object.entries(prepared))('[R6-02] nor one that was judged before: %s', async (_, prepare) => {
  const { journey, client, sent } = await prepare();
  const { type = '' } = sent.fields;
  const before = await stored(journey, type);
  const home = await unlocked(service, journey);
  duringPut = () => open(home, journey);
  expect(await upload(client, sent)).toMatchObject(ELSEWHERE);
  expect(await stored(journey, type)).toEqual(before);
  expect(await upload(home, sent)).toMatchObject(OPENED);
});
