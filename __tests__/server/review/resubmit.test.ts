import type { EndpointName } from '../../../src/contract/endpoints';
import type { RequestOf } from '../../../src/contract/wire';
import { findDocument, saveDocument } from '../../../server/repositories/documents';
import { findRequest } from '../../../server/repositories/requests';
import { askDocument, completeReview, acceptDocuments, refuseDocument } from '../../../server/review/review';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import {
  paper,
  papers,
  reviewerOf,
  signed,
  startTestApp,
  upload,
  type Journey,
  type TestApp,
} from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

type Update = RequestOf<'updateDocumentsKo'>;
const none = { barCodev: '', barCode1: '', barCode2: '', processAdditionalBarcodes: [] };
const SUCCESS = { status: 'success' };
const no = (message: string) => ({ status: 'bad_request', message });
const STILL_REFUSED = no('Carica tutti i documenti richiesti prima di inviarli.');
const NO_SUCH = no('Il documento richiesto non esiste.');
const NOTHING_ASKED = no('Per questa richiesta non ci sono documenti da inviare di nuovo.');

const stateOf = async ({ step }: Journey) => (await findRequest(service.deps.db, step.guid))?.state;
const update = ({ client, step }: Journey, named: Partial<Update> = {}) =>
  client.call('updateDocumentsKo', { guid: step.guid, ...none, ...named });
const refuse = ({ step }: Journey, type: string) =>
  refuseDocument(reviewerOf(service), step.guid, type, 'illeggibile');

const send = async (
  { client, step: { guid } }: Journey,
  name: EndpointName,
  type: string,
  barCode: string,
) => {
  const fields = { guid, type, barCode };
  expect(await upload(client, { name, fields, file: await jpeg() })).toMatchObject(SUCCESS);
};
const replace = async (journey: Journey, front: string, back: string): Promise<void> => {
  const { barCode } = await paper(journey, front);
  for (const type of [front, back]) await send(journey, 'contactUpload', type, barCode);
};

describe('giving documents back to the review', () => {
  it('[R7.9-03] [R4.4-03] is refused while one of them is still the refused one, and needed at each refusal', async () => {
    const journey = await signed(service);
    await refuse(journey, 'FRONT_DOC_1');
    await refuse(journey, 'FRONT_DOC_2');
    const { barCode: barCode1 } = await paper(journey, 'FRONT_DOC_1');
    const { barCode: barCode2 } = await paper(journey, 'FRONT_DOC_2');
    await replace(journey, 'FRONT_DOC_1', 'BACK_DOC_1');
    expect(await update(journey, { barCode1, barCode2 })).toMatchObject(STILL_REFUSED);
    expect(await stateOf(journey)).toBe('document_ko');
    await replace(journey, 'FRONT_DOC_2', 'BACK_DOC_2');
    expect(await update(journey, { barCode1, barCode2 })).toEqual(SUCCESS);
    expect(await stateOf(journey)).toBe('completed');
    await refuse(journey, 'FRONT_DOC_1');
    expect(await update(journey, { barCode1 })).toMatchObject(STILL_REFUSED);
    await replace(journey, 'FRONT_DOC_1', 'BACK_DOC_1');
    expect(await update(journey, { barCode1 })).toEqual(SUCCESS);
  });

  it('[R7.9-03] may be repeated after success, as when the answer was lost, and changes nothing', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    await refuse(journey, 'FRONT_DOC_1');
    const { barCode: barCode1 } = await paper(journey, 'FRONT_DOC_1');
    await replace(journey, 'FRONT_DOC_1', 'BACK_DOC_1');
    expect(await update(journey, { barCode1 })).toEqual(SUCCESS);
    const before = await findRequest(service.deps.db, guid);
    service.clock.pass({ seconds: 30 });
    expect(await update(journey, { barCode1 })).toEqual(SUCCESS);
    expect(await findRequest(service.deps.db, guid)).toEqual(before);
    expect(await update(journey, { barCode1: '1' })).toMatchObject(NO_SUCH);
    await acceptDocuments(reviewerOf(service), guid);
    await completeReview(reviewerOf(service), guid);
    expect(await update(journey, { barCode1 })).toEqual(SUCCESS);
    expect(await stateOf(journey)).toBe('concluded');
  });

  it('[R7.9-03] judges every bar code of the payload by its kind', async () => {
    const journey = await signed(service);
    await refuse(journey, 'FRONT_DOC_1');
    await askDocument(reviewerOf(service), journey.step.guid, 'CONTENT_BILL');
    await replace(journey, 'FRONT_DOC_1', 'BACK_DOC_1');
    const of = async (front: string) => (await paper(journey, front)).barCode;
    const [one, two] = [await of('FRONT_DOC_1'), await of('FRONT_DOC_2')];
    const [video, bill] = [await of('FRONT_DOC_'), await of('CONTENT_BILL')];
    const [{ barCode: contract } = { barCode: '' }] = await papers(journey, journey.client);
    const list = (...barCodes: string[]) => ({
      processAdditionalBarcodes: barCodes.map((processAdditionalBarcode) => ({ processAdditionalBarcode })),
    });
    const wrong: readonly Partial<Update>[] = [
      { barCodev: one },
      { barCode1: video },
      { barCode1: two },
      { barCode2: one },
      { barCode2: bill },
      { barCode1: contract },
      { barCode1: '0000000000000000' },
      { barCode1: one, ...list(two) },
      { barCode1: one, ...list(bill, '') },
      list(video),
    ];
    for (const named of wrong) expect([named, await update(journey, named)]).toMatchObject([named, NO_SUCH]);
    const right = { barCodev: video, barCode1: one, barCode2: two, ...list(bill) };
    expect(await update(journey, right)).toMatchObject(STILL_REFUSED);
    await send(journey, 'uploadAdditionalDoc', 'CONTENT_BILL', bill);
    expect(await update(journey, right)).toEqual(SUCCESS);
  });

  it('[R7.9-03] knows documents whose sides were stored under two bar codes', async () => {
    const journey = await signed(service);
    const { db } = service.deps;
    const back = () => findDocument(db, journey.step.guid, 'BACK_DOC_1');
    const stored = await back();
    if (stored) await saveDocument(db, { ...stored, barCode: '4444444444444444' });
    expect((await back())?.barCode).toBe('4444444444444444');
    await refuse(journey, 'FRONT_DOC_1');
    await replace(journey, 'FRONT_DOC_1', 'BACK_DOC_1');
    const { barCode: barCode1 } = await paper(journey, 'FRONT_DOC_1');
    expect((await back())?.barCode).toBe(barCode1);
    expect(await update(journey, { barCode1 })).toEqual(SUCCESS);
  });

  it('[R7.9-03] is refused for a request that was never asked for anything', async () => {
    const journey = await signed(service);
    expect(await update(journey)).toMatchObject(NOTHING_ASKED);
    expect(await stateOf(journey)).toBe('completed');
  });
});
