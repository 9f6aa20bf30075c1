import { findDocument } from '../../../server/repositories/documents';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { paper, signed, startTestApp, unlocked, upload, type Journey, type TestApp } from '../support';
import { done, movesOf, no } from './moves';

let service: TestApp;
beforeAll(async () => {
  // One reviewer comes by another name than this machine's.
  service = await startTestApp({ environment: { SANDBOX: 'on' } });
});
afterAll(() => service.close());

const { move, refuse, mailsTo } = movesOf(() => service);
const nothing = { barCodev: '', barCode1: '', barCode2: '', processAdditionalBarcodes: [] };
const sendAgain = async ({ client, step: { guid } }: Journey, type: string, barCode: string) =>
  upload(client, { name: 'contactUpload', fields: { guid, type, barCode }, file: await jpeg() });
const labels = async (guid: string) =>
  (await move(guid, 'accept-all')).data.documents.map(({ label }) => label);

it('[R2.12-01] [R4.2-01] goes from review to refused documents, back, and to an open account', async () => {
  const journey = await signed(service);
  const { guid } = journey.step;
  const list = await unlocked(service, journey);
  const status = async () => (await list.call('contactList')).data[0]?.status;
  expect(await status()).toBe('IN LAVORAZIONE');

  expect((await move(guid, 'accept', { document: 'FRONT_DOC_2' })).data.state).toBe('completed');
  expect((await refuse(guid, 'FRONT_DOC_1')).data.state).toBe('document_ko');
  expect(await status()).toBe('DOCUMENTO DI IDENTITA KO');
  const { barCode } = await paper(journey, 'FRONT_DOC_1');
  for (const type of ['FRONT_DOC_1', 'BACK_DOC_1']) await sendAgain(journey, type, barCode);
  await journey.client.call('updateDocumentsKo', { ...nothing, guid, barCode1: barCode });
  expect(await status()).toBe('IN LAVORAZIONE');

  expect(await labels(guid)).toEqual(['Accettato', 'Accettato', 'Accettato']);
  expect((await move(guid, 'complete')).data.state).toBe('concluded');
  expect(await status()).toBe('CONCLUSA');
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
    for (const isAsked of [true, false]) {
      const { client, step } = await signed(service);
      const { guid } = step;
      await refuse(guid, 'FRONT_DOC_1');
      if (isAsked) await move(guid, 'ask', { type: 'CONTENT_BILL' });
      const { data } = await move(guid, 'accept', { document: 'FRONT_DOC_1' });
      // An applicant about to send it sees no error.
      const { status } = await client.call('updateDocumentsKo', { guid, ...nothing });
      expect([data.state, status]).toEqual(
        isAsked ? ['document_ko', 'bad_request'] : ['completed', 'success'],
      );
    }
  });

  it('does not judge what the applicant has in hand', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    await refuse(guid, 'FRONT_DOC_1');
    await move(guid, 'ask', { type: 'CONTENT_BILL' });
    await sendAgain(journey, 'FRONT_DOC_1', (await paper(journey, 'FRONT_DOC_1')).barCode);
    for (const [document, message] of [
      [
        'FRONT_DOC_1',
        'Carta d’identità: il cliente lo sta inviando di nuovo, si giudica quando lo ha inviato.',
      ],
      ['CONTENT_BILL', 'Bolletta o estratto conto: chiesto al cliente, non è ancora arrivato.'],
    ] as const) {
      expect(await move(guid, 'accept', { document })).toMatchObject(no(message));
      expect(await refuse(guid, document)).toMatchObject(no(message));
    }
    expect(await labels(guid)).toEqual(['Rifiutato', 'Accettato', 'Accettato', 'Da caricare']);
    expect(await move(guid, 'accept-all')).toMatchObject(no('Non ci sono documenti da accettare.'));
  });
});

describe('refusing', () => {
  it('informs the applicant what, why and where, once for the same refusal', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    const headers = { host: 'conto.example.it' };
    const body = { document: 'FRONT_DOC_1', reason: '  il numero\n non si   legge ' };
    expect(await move(guid, 'refuse', body, headers)).toMatchObject(done);
    await move(guid, 'refuse', body, headers);
    const [mail, ...others] = await mailsTo(journey);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Ciao Giulia,');
    expect(mail?.text).toContain('Che cosa: Carta d’identità\nPerché: il numero non si legge');
    expect(mail?.text).toContain(`http://conto.example.it/reupload/${guid}`);
    expect((await paper(journey, 'FRONT_DOC_1')).feedback).toBe('KO il numero non si legge');
    await move(guid, 'refuse', { ...body, reason: 'è scaduto' }, { origin: 'http://localhost:80' });
    expect((await mailsTo(journey))[0]?.text).toContain(`http://localhost:80/reupload/${guid}`);
  });

  it('[R4.6-02] of the video asks for a new one, by a call of its own', async () => {
    const journey = await signed(service);
    const { data } = await move(journey.step.guid, 'refuse-video', { reason: 'non si sente la voce' });
    const judged = { tipo: 'Video Captcha', label: 'Rifiutato', feedback: 'KO non si sente la voce' };
    expect(data.documents).toContainEqual(expect.objectContaining(judged));
    const [mail] = await mailsTo(journey);
    expect(mail?.text).toMatch(/un nuovo video[\s\S]*Perché: non si sente la voce[\s\S]*\/reupload\//);
  });

  it('needs a reason that fits', async () => {
    const { guid } = (await signed(service)).step;
    const missing = no('Scrivi il motivo: lo leggerà chi ha fatto la richiesta.');
    for (const reason of ['', ' \n '])
      expect(await refuse(guid, 'FRONT_DOC_1', reason)).toMatchObject(missing);
    const tooLong = no('Il motivo può avere al massimo 200 caratteri.');
    expect(await refuse(guid, 'FRONT_DOC_1', 'x'.repeat(201))).toMatchObject(tooLong);
    expect(await refuse(guid, 'FRONT_DOC_1', 'x'.repeat(200))).toMatchObject(done);
    expect((await move(guid, 'refuse-video')).status).toBe('bad_request');
    expect((await move(guid, 'refuse', { document: 5, reason: ['x'] })).status).toBe('bad_request');
  });
});
