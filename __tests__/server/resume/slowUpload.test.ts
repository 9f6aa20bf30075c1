/** What a session began to send before another one opened the request. */
import { findDocument } from '../../../server/repositories/documents';
import { OPENED_ELSEWHERE } from '../../../server/session/release';
import { refuseDocument } from '../../../server/review/review';
import { jpeg, webm } from '../files';
import {
  paper,
  reviewerOf,
  signed,
  startTestApp,
  unlocked,
  upload,
  walkTo,
  type Journey,
  type TestApp,
  type TestClient,
} from '../support';
import { listen } from '../support/listening';
import { answerOf, formOf, incoming, openUpload, until } from '../support/uploading';

const TYPE = 'FRONT_DOC_1';
const VIDEO = 'FRONT_DOC_';
const ELSEWHERE = { status: 'bad_request', message: OPENED_ELSEWHERE };
const OPENED = { status: 'success' };

let service: TestApp;
let duringPut = async (): Promise<void> => undefined;
let close = async (): Promise<void> => undefined;
beforeAll(async () => {
  const shared = await startTestApp();
  const { documents } = shared.deps;
  service = await startTestApp({
    database: shared.database,
    deps: {
      documents: {
        ...documents,
        put: async (...file) => {
          await documents.put(...file);
          const once = duringPut;
          duringPut = async () => undefined;
          await once();
        },
      },
    },
  });
  close = async () => {
    await service.close();
    await shared.close();
  };
});
afterAll(() => close());

const stored = ({ step }: Journey, type = TYPE) => findDocument(service.deps.db, step.guid, type);
/** Opens the request by its code. */
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
  const before = await stored(journey);
  expect(before).toBeDefined();
  slow.end(body.subarray(300));
  expect(await answerOf(slow)).toMatchObject({ httpStatus: 200, body: ELSEWHERE });
  expect(await stored(journey)).toEqual(before);
});

it.each([
  ['videoUpload', VIDEO],
  ['documentUpload', TYPE],
] as const)('[R6-02] nor one of %s that was judged before', async (name, type) => {
  const journey = await walkTo(service, 'identification');
  const { client, step } = journey;
  const before = await stored(journey, type);
  const home = await unlocked(service, journey);
  duringPut = () => open(home, journey);
  const file = type === VIDEO ? webm() : await jpeg(300, 200);
  const sent = { name, fields: { type, guid: step.guid }, file };
  expect(await upload(client, sent)).toMatchObject(ELSEWHERE);
  expect(await stored(journey, type)).toEqual(before);
  expect(await upload(home, sent)).toMatchObject(OPENED);
});

it('[R6-02] nor one that the review asked for', async () => {
  const journey = await signed(service);
  await refuseDocument(reviewerOf(service), journey.step.guid, TYPE, 'la foto è sfocata');
  const { barCode } = await paper(journey, TYPE);
  const [library, home] = [await unlocked(service, journey), await unlocked(service, journey)];
  const before = await stored(journey);
  duringPut = () => open(home, journey);
  const fields = { guid: journey.step.guid, type: TYPE, barCode };
  const sent = { name: 'contactUpload', fields, file: await jpeg(300, 200) } as const;
  expect(await upload(library, sent)).toMatchObject(ELSEWHERE);
  expect(await stored(journey)).toEqual(before);
  expect(await upload(home, sent)).toMatchObject(OPENED);
});
