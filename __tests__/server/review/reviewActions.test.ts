import type { Mail } from '../../../server/deps';
import { findRequest } from '../../../server/repositories/requests';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { paper, signed, startTestApp, upload, walkTo, type TestApp } from '../support';
import { done, gather, movesOf, no } from './moves';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ environment: { SANDBOX: 'on' } });
});
afterAll(() => service.close());

const { move, refuse, mailsTo } = movesOf(() => service);
const stateOf = async (guid: string) => (await findRequest(service.deps.db, guid))?.state;

describe('asking', () => {
  it('asks for any additional document of the contract, once', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    const kinds = [
      '',
      '_VIDEO_SELFIE',
      '_SELFIE_DOC',
      '_STUDENT_CARD',
      '_HEALTH_CARD',
      '_PAYSLIP',
      '_BILL',
      '_RESIDENCE',
    ];
    const types = kinds.map((kind) => `CONTENT${kind}`);
    for (const type of [...types, 'CONTENT']) expect(await move(guid, 'ask', { type })).toMatchObject(done);
    const { data } = await move(guid, 'ask', { type: 'CONTENT_BILL' });
    const asked = data.documents.filter(({ tipo }) => tipo.startsWith('additional'));
    expect(asked.map(({ document }) => document).sort()).toEqual(types.sort());
    const mails = await mailsTo(journey);
    expect(mails).toHaveLength(types.length);
    expect(mails.at(-1)?.text).toMatch(/Che cosa: Documento aggiuntivo[\s\S]*\/reupload\//);
    for (const type of ['FRONT_DOC_1', 'CONTENT_BACK', 'FRONT_DOC_', 'x', ''])
      expect(await move(guid, 'ask', { type })).toMatchObject({ status: 'bad_request' });
  });

  it('does not ask for what has arrived already', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    const type = 'CONTENT_BILL';
    await move(guid, 'ask', { type });
    const fields = { guid, type, barCode: (await paper(journey, type)).barCode };
    await upload(journey.client, { name: 'uploadAdditionalDoc', fields, file: await jpeg() });
    expect(await move(guid, 'ask', { type })).toMatchObject(
      no('Bolletta o estratto conto: la richiesta ce l’ha già. Se non va bene, rifiutalo con un motivo.'),
    );
  });
});

it('completes once everything is accepted, and informs the applicant that the account is open', async () => {
  const journey = await signed(service);
  const { guid } = journey.step;
  const complete = () => move(guid, 'complete');
  const missing = 'Prima accetta: Carta d’identità, Passaporto, Video con il documento.';
  expect(await complete()).toMatchObject(no(missing));
  await move(guid, 'accept', { document: 'FRONT_DOC_' });
  await refuse(guid, 'FRONT_DOC_1');
  expect(await complete()).toMatchObject(no('Prima devono tornare i documenti chiesti al cliente.'));
  await move(guid, 'accept', { document: 'FRONT_DOC_1' });
  expect(await complete()).toMatchObject(no('Prima accetta: Passaporto.'));
  await move(guid, 'accept-all');
  const before = (await mailsTo(journey)).length;
  expect(await complete()).toMatchObject(done);
  const mails = await mailsTo(journey);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.text).toMatch(/^Il tuo conto è aperto\n\nCiao Giulia,/);
});

describe('moves that there are not', () => {
  it('refuses every one for a request that is filled in, concluded or unknown', async () => {
    const open = (await walkTo(service, 'contract')).step.guid;
    const concluded = (await signed(service)).step.guid;
    await move(concluded, 'accept-all');
    await move(concluded, 'complete');
    const answers = [
      [open, no('La richiesta è ancora in compilazione: si può rivedere dopo la firma.')],
      [concluded, no('La revisione è già conclusa: il conto è aperto.')],
      ['unknown', { httpStatus: 404, status: 'bad_request', message: 'La richiesta non esiste.' }],
    ] as const;
    for (const [name, body] of [
      ['accept', { document: 'FRONT_DOC_1' }],
      ['accept-all', {}],
      ['refuse', { document: 'FRONT_DOC_1', reason: 'x' }],
      ['refuse-video', { reason: 'x' }],
      ['ask', { type: 'CONTENT' }],
      ['complete', {}],
    ] as const)
      for (const [guid, answer] of answers)
        expect([name, await move(guid, name, body)]).toMatchObject([name, answer]);
    expect([await stateOf(open), await stateOf(concluded)]).toEqual(['open', 'concluded']);
    expect((await move(open, 'delete')).httpStatus).toBe(404);
  });

  it('refuses a document that the request does not have', async () => {
    const { step } = await signed(service);
    for (const document of ['CONTENT', '0000', '', "' or 1=1"]) {
      const missing = no('La richiesta non ha questo documento.');
      expect(await move(step.guid, 'accept', { document })).toMatchObject(missing);
      expect(await refuse(step.guid, document)).toMatchObject(missing);
    }
  });

  it('reports an unsent e-mail about a kept decision, and sends it on request', async () => {
    let isDown = true;
    const mail = {
      send: (one: Mail) => (isDown ? Promise.reject(new Error('down')) : service.deps.mail.send(one)),
    };
    // What others still have to be sent would be tried first, and the run ends where several fail.
    await gather(service);
    const deaf = await startTestApp({ database: service.database, deps: { mail } });
    const journey = await signed(service);
    const { guid } = journey.step;
    const moves = movesOf(() => deaf);
    const refused = await moves.refuse(guid, 'FRONT_DOC_1');
    expect(refused).toMatchObject({ ...done, data: { unsentMails: [] } });
    expect(refused).not.toHaveProperty('warning');
    await gather(deaf);
    expect(await moves.refuse(guid, 'FRONT_DOC_1')).toMatchObject({
      ...done,
      warning: 'La decisione è salvata, ma l’email al cliente non è ancora partita: riproviamo da soli.',
      data: { unsentMails: [{ kind: 'refused', document: 'FRONT_DOC_1', attempts: 1 }] },
    });
    expect(await stateOf(guid)).toBe('document_ko');
    const page = () => deaf.client().inject({ url: `/sandbox/requests/${guid}?done=refuse` });
    const waits =
      'L’email con il motivo del rifiuto (Carta d’identità) non è ancora partita: riproviamo da soli.';
    const shown = (await page()).body;
    expect([
      shown.includes(waits),
      shown.includes('Riprova ora'),
      shown.includes('è partita un’email'),
    ]).toEqual([true, true, false]);
    const stillDown = await deaf.client().inject({ url: `/sandbox/requests/${guid}?done=send-mails` });
    expect(stillDown.body).toMatch(
      /class="notice wait"[^>]*>\s*Abbiamo riprovato. Non è ancora partito tutto./,
    );
    isDown = false;
    const sent = await moves.move(guid, 'send-mails');
    expect(sent).toMatchObject({ ...done, data: { unsentMails: [] } });
    expect(sent).not.toHaveProperty('warning');
    expect(sent.data.audit.slice(-2)).toMatchObject([
      { event: 'review-mail-retried', details: { by: 'sandbox' } },
      { event: 'news-mailed', details: { kind: 'refused', document: 'FRONT_DOC_1' } },
    ]);
    expect((await mailsTo(journey))[0]?.text).toContain('Perché: la foto è sfocata');
    expect((await page()).body).not.toContain('Riprova ora');
    await deaf.close();
  });
});
