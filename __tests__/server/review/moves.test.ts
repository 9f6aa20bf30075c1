import { findRequest } from '../../../server/repositories/requests';
import type { toJson } from '../../../server/sandbox/view';
import { jpeg } from '../files';
import { paper, signed, startTestApp, upload, walkTo, type Journey, type TestApp } from '../support';

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
const stateOf = async (guid: string) => (await findRequest(service.deps.db, guid))?.state;
const mailsTo = async ({ applicant }: Journey) =>
  (await service.outbox()).filter(({ recipient, code }) => recipient === applicant.email && code === '');
const done = { httpStatus: 200, status: 'success' };
const no = (message: string) => ({ httpStatus: 200, status: 'bad_request', message });

describe('asking', () => {
  it('asks for any additional document of the contract, once', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    const types = ['CONTENT', 'CONTENT_SELFIE_DOC', 'CONTENT_STUDENT_CARD', 'CONTENT_HEALTH_CARD', 'CONTENT_PAYSLIP', 'CONTENT_BILL', 'CONTENT_RESIDENCE']; // prettier-ignore
    for (const type of types) expect(await move(guid, 'ask', { type })).toMatchObject(done);
    expect(await move(guid, 'ask', { type: 'CONTENT' })).toMatchObject(done);
    const { data } = await move(guid, 'ask', { type: 'CONTENT_BILL' });
    expect(data.documents.filter(({ tipo }) => tipo.startsWith('additional')).map(({ document }) => document).sort()).toEqual([...types].sort()); // prettier-ignore
    expect(await mailsTo(journey)).toHaveLength(types.length);
    expect((await mailsTo(journey)).at(-1)?.text).toMatch(
      /Che cosa: Documento aggiuntivo[\s\S]*\/reupload\//,
    );
    for (const type of ['FRONT_DOC_1', 'CONTENT_BACK', 'CONTENT_VIDEO_SELFIE', 'FRONT_DOC_', 'x', ''])
      expect(await move(guid, 'ask', { type })).toMatchObject({ status: 'bad_request' });
  });

  it('does not ask for what has arrived already', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    await move(guid, 'ask', { type: 'CONTENT_BILL' });
    const { barCode } = await paper(journey, 'CONTENT_BILL');
    const fields = { guid, type: 'CONTENT_BILL', barCode };
    await upload(journey.client, { name: 'uploadAdditionalDoc', fields, file: await jpeg() });
    expect(await move(guid, 'ask', { type: 'CONTENT_BILL' })).toMatchObject(
      no('Bolletta o estratto conto: la richiesta ce l’ha già. Se non va bene, rifiutalo con un motivo.'),
    );
  });
});

describe('completing', () => {
  it('needs everything accepted, and tells the applicant that the account is open', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    expect(await move(guid, 'complete')).toMatchObject(
      no("Prima accetta: Carta d'identita, Passaporto, Video con il documento."),
    );
    await move(guid, 'accept', { document: 'FRONT_DOC_' });
    await refuse(guid, 'FRONT_DOC_1');
    expect(await move(guid, 'complete')).toMatchObject(
      no('Prima devono tornare i documenti chiesti al cliente.'),
    );
    await move(guid, 'accept', { document: 'FRONT_DOC_1' });
    expect(await move(guid, 'complete')).toMatchObject(no('Prima accetta: Passaporto.'));
    await move(guid, 'accept-all');
    const before = (await mailsTo(journey)).length;
    expect(await move(guid, 'complete')).toMatchObject(done);
    const mails = await mailsTo(journey);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]?.text).toMatch(/^Il tuo conto è aperto\n\nCiao Giulia,/);
  });
});

describe('moves that there are not', () => {
  const moves: readonly (readonly [string, object])[] = [
    ['accept', { document: 'FRONT_DOC_1' }],
    ['accept-all', {}],
    ['refuse', { document: 'FRONT_DOC_1', reason: 'x' }],
    ['refuse-video', { reason: 'x' }],
    ['ask', { type: 'CONTENT' }],
    ['complete', {}],
  ];

  it('refuses every one for a request that is filled in, concluded or unknown', async () => {
    const open = await walkTo(service, 'contract');
    const concluded = await signed(service);
    await move(concluded.step.guid, 'accept-all');
    await move(concluded.step.guid, 'complete');
    for (const [name, body] of moves) {
      expect([name, await move(open.step.guid, name, body)]).toMatchObject([
        name,
        no('La richiesta è ancora in compilazione: si può rivedere dopo la firma.'),
      ]);
      expect([name, await move(concluded.step.guid, name, body)]).toMatchObject([
        name,
        no('La revisione è già conclusa: il conto è aperto.'),
      ]);
      expect([name, await move('unknown', name, body)]).toMatchObject([
        name,
        { httpStatus: 404, status: 'bad_request', message: 'La richiesta non esiste.' },
      ]);
    }
    expect([await stateOf(open.step.guid), await stateOf(concluded.step.guid)]).toEqual([
      'open',
      'concluded',
    ]);
    expect((await move(open.step.guid, 'delete')).httpStatus).toBe(404);
  });

  it('refuses a document that the request does not have', async () => {
    const { step } = await signed(service);
    for (const document of ['CONTENT', '0000', '', "' or 1=1"]) {
      const missing = no('La richiesta non ha questo documento.');
      expect(await move(step.guid, 'accept', { document })).toMatchObject(missing);
      expect(await refuse(step.guid, document)).toMatchObject(missing);
    }
  });

  it('says so when the decision is kept and the e-mail is not', async () => {
    const deaf = await startTestApp({
      database: service.database,
      deps: { mail: { send: () => Promise.reject(new Error('no server')) } },
    });
    const { step } = await signed(service);
    const url = `/sandbox/requests/${step.guid}/refuse`;
    const payload = { document: 'FRONT_DOC_1', reason: 'sfocata' };
    const response = await deaf.client().inject({ method: 'POST', url, payload });
    expect(response.json()).toMatchObject({
      status: 'bad_request',
      message: 'La decisione è salvata, ma l’e-mail al cliente non è partita.',
    });
    expect(await stateOf(step.guid)).toBe('document_ko');
    await deaf.close();
  });
});
