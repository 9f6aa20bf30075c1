import { findDocument } from '../../../server/repositories/documents';
import type { toJson } from '../../../server/sandbox/view';
import { jpeg } from '../files';
import { paper, signed, startTestApp, unlocked, upload, type Journey, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  // One reviewer comes by another name than this machine's.
  service = await startTestApp({ environment: { SANDBOX: 'on' } });
});
afterAll(() => service.close());

type Review = ReturnType<typeof toJson>;
interface Answer {
  readonly httpStatus: number;
  readonly status: string;
  readonly message?: string;
  readonly data: Review;
}

/** A move as the command line and the tests make it. */
const move = async (guid: string, name: string, payload?: object, headers = {}): Promise<Answer> => {
  const url = `/sandbox/requests/${guid}/${name}`;
  const response = await service
    .client()
    .inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  return { httpStatus: response.statusCode, ...response.json<Omit<Answer, 'httpStatus'>>() };
};
const refuse = (guid: string, document: string, reason = 'la foto è sfocata') =>
  move(guid, 'refuse', { document, reason });
const mailsTo = async ({ applicant }: Journey) =>
  (await service.outbox()).filter(({ recipient, code }) => recipient === applicant.email && code === '');
const done = { httpStatus: 200, status: 'success' };
const no = (message: string) => ({ httpStatus: 200, status: 'bad_request', message });

describe('the whole life of a request', () => {
  it('[R2.12-01] [R4.2-01] goes from review to refused documents, back, and to an open account', async () => {
    const journey = await signed(service);
    const { client, step } = journey;
    const { guid } = step;
    const list = await unlocked(service, journey);
    const status = async () => (await list.call('contactList')).data[0]?.status;
    expect(await status()).toBe('IN LAVORAZIONE');

    expect((await move(guid, 'accept', { document: 'FRONT_DOC_2' })).data.state).toBe('completed');
    expect((await refuse(guid, 'FRONT_DOC_1')).data.state).toBe('document_ko');
    expect(await status()).toBe('DOCUMENTO DI IDENTITA KO');
    const { barCode } = await paper(journey, 'FRONT_DOC_1');
    for (const type of ['FRONT_DOC_1', 'BACK_DOC_1']) {
      const fields = { guid, type, barCode };
      await upload(client, { name: 'contactUpload', fields, file: await jpeg() });
    }
    const update = { guid, barCodev: '', barCode1: barCode, barCode2: '', processAdditionalBarcodes: [] };
    await client.call('updateDocumentsKo', update);
    expect(await status()).toBe('IN LAVORAZIONE');

    expect((await move(guid, 'accept-all')).data.documents.map(({ label }) => label)).toEqual(
      Array<string>(3).fill('Accettato'),
    );
    expect((await move(guid, 'complete')).data.state).toBe('concluded');
    expect(await status()).toBe('CONCLUSA');
  });
});

describe('accepting', () => {
  it('takes a document by its type or its bar code, with both sides', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    const { barCode } = await paper(journey, 'FRONT_DOC_2');
    expect(await move(guid, 'accept', { document: 'BACK_DOC_1' })).toMatchObject(done);
    expect(await move(guid, 'accept', { document: barCode })).toMatchObject(done);
    for (const type of ['FRONT_DOC_1', 'BACK_DOC_1', 'FRONT_DOC_2', 'BACK_DOC_2'])
      expect((await findDocument(service.deps.db, guid, type))?.sign).toBe('true');
    expect((await paper(journey, 'FRONT_DOC_1')).sign).toBe('true');
    expect(await mailsTo(journey)).toEqual([]);
  });

  it('withdraws a refusal that nothing was done about; with nothing else asked the review goes on', async () => {
    const { client, step } = await signed(service);
    const { guid } = step;
    await refuse(guid, 'FRONT_DOC_1');
    await move(guid, 'ask', { type: 'CONTENT_BILL' });
    expect((await move(guid, 'accept', { document: 'FRONT_DOC_1' })).data.state).toBe('document_ko');
    const other = await signed(service);
    await refuse(other.step.guid, 'FRONT_DOC_1');
    expect((await move(other.step.guid, 'accept', { document: 'FRONT_DOC_1' })).data.state).toBe('completed');
    // Whoever was about to send it is not told of an error.
    const none = { barCodev: '', barCode1: '', barCode2: '', processAdditionalBarcodes: [] };
    expect(await other.client.call('updateDocumentsKo', { guid: other.step.guid, ...none })).toEqual({ status: 'success' }); // prettier-ignore
    expect((await client.call('updateDocumentsKo', { guid, ...none })).status).toBe('bad_request');
  });

  it('does not judge what the applicant has in hand', async () => {
    const journey = await signed(service);
    const { client, step } = journey;
    const { guid } = step;
    await refuse(guid, 'FRONT_DOC_1');
    await move(guid, 'ask', { type: 'CONTENT_BILL' });
    const { barCode } = await paper(journey, 'FRONT_DOC_1');
    const fields = { guid, type: 'FRONT_DOC_1', barCode };
    await upload(client, { name: 'contactUpload', fields, file: await jpeg() });
    const inOtherHands = no("Carta d'identita: il cliente lo sta inviando di nuovo, si giudica quando lo ha inviato."); // prettier-ignore
    expect(await move(guid, 'accept', { document: 'FRONT_DOC_1' })).toMatchObject(inOtherHands);
    expect(await refuse(guid, 'FRONT_DOC_1')).toMatchObject(inOtherHands);
    const notArrived = no('Bolletta o estratto conto: chiesto al cliente, non è ancora arrivato.');
    expect(await move(guid, 'accept', { document: 'CONTENT_BILL' })).toMatchObject(notArrived);
    expect(await refuse(guid, 'CONTENT_BILL')).toMatchObject(notArrived);
    expect((await move(guid, 'accept-all')).data.documents.map(({ label }) => label)).toEqual([
      'Rifiutato',
      'Accettato',
      'Accettato',
      'Da caricare',
    ]);
    expect(await move(guid, 'accept-all')).toMatchObject(no('Non ci sono documenti da accettare.'));
  });
});

describe('refusing', () => {
  it('tells the applicant what, why and where, once for the same refusal', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    const headers = { host: 'conto.example.it' };
    const body = { document: 'FRONT_DOC_1', reason: '  il numero\n non si   legge ' };
    expect(await move(guid, 'refuse', body, headers)).toMatchObject(done);
    await move(guid, 'refuse', body, headers);
    const [mail, ...others] = await mailsTo(journey);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Ciao Giulia,');
    expect(mail?.text).toContain("Che cosa: Carta d'identita\nPerché: il numero non si legge");
    expect(mail?.text).toContain(`http://conto.example.it/reupload/${guid}`);
    expect((await paper(journey, 'FRONT_DOC_1')).feedback).toBe('KO il numero non si legge');
    await move(guid, 'refuse', { ...body, reason: 'è scaduto' }, { origin: 'http://localhost:80' });
    expect((await mailsTo(journey))[0]?.text).toContain(`http://localhost:80/reupload/${guid}`);
  });

  it('[R4.6-02] of the video asks for a new one, by a call of its own', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    const answer = await move(guid, 'refuse-video', { reason: 'non si sente la voce' });
    expect(answer.data.documents.find(({ tipo }) => tipo === 'Video Captcha')).toMatchObject({
      label: 'Rifiutato',
      feedback: 'KO non si sente la voce',
    });
    const [mail] = await mailsTo(journey);
    expect(mail?.text).toMatch(/un nuovo video[\s\S]*Perché: non si sente la voce[\s\S]*\/reupload\//);
  });

  it('needs a reason that fits', async () => {
    const { step } = await signed(service);
    for (const reason of ['', ' \n '])
      expect(await refuse(step.guid, 'FRONT_DOC_1', reason)).toMatchObject(
        no('Scrivi il motivo: lo leggerà chi ha fatto la richiesta.'),
      );
    expect(await move(step.guid, 'refuse-video')).toMatchObject({ status: 'bad_request' });
    expect(await refuse(step.guid, 'FRONT_DOC_1', 'x'.repeat(201))).toMatchObject(
      no('Il motivo può avere al massimo 200 caratteri.'),
    );
    expect(await refuse(step.guid, 'FRONT_DOC_1', 'x'.repeat(200))).toMatchObject(done);
    expect(await move(step.guid, 'refuse', { document: 5, reason: ['x'] })).toMatchObject({ status: 'bad_request' }); // prettier-ignore
  });
});
