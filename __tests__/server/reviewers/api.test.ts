import { deliverWebhooks } from '../../../server/jobs';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { gather } from '../review/moves';
import { FakeClock, signed, startTestApp, upload, type TestApp } from '../support';
import { startingInProduction } from '../support/production';
import { startReceiver, type Receiver } from '../support/receiver';
import { apiOf, reviewerToken } from '../support/reviewers';
import type { Mail, Message } from '../../../server/deps';
import { insertMessage } from '../../../server/repositories/outbox';

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const clock = new FakeClock();
let receiver: Receiver;
let service: TestApp;
const mails: Mail[] = [];

beforeAll(async () => {
  receiver = await startReceiver(SECRET, () => clock.now());
  const environment = {
    ...startingInProduction,
    WEBHOOK_URL: 'https://nucleo.example/hook',
    WEBHOOK_SECRET: SECRET,
    APP_URL: 'https://conto.example.it/',
    REVIEW_FOUR_EYES: 'on',
  };
  // The gateways are faked: the test reads the codes where they would arrive.
  const keep = (channel: 'email' | 'sms') => async (message: Mail | Message) => {
    if ('subject' in message) mails.push(message);
    const { to: recipient, text, code = '' } = message;
    await insertMessage(service.deps.db, { channel, recipient, text, code, at: clock.now() });
  };
  service = await startTestApp({
    clock,
    environment,
    deps: { mail: { send: keep('email') }, sms: { send: keep('sms') } },
  });
});
afterAll(async () => {
  await receiver.stop();
  await service.close();
});

/** The receiver's address differs from production's. */
const deliver = async (): Promise<string[]> => {
  receiver.heard.length = 0;
  await deliverWebhooks({ ...service.deps, config: { ...service.config, WEBHOOK_URL: receiver.url } });
  return receiver.heard.map(({ type, data }) => `${type} ${data['state']} ${data['document'] ?? ''}`.trim());
};

interface Json {
  readonly data: {
    readonly state: string;
    readonly requests: readonly { readonly guid: string }[];
    readonly documents: readonly {
      readonly document: string;
      readonly barCode: string;
      readonly files: readonly string[];
      readonly compareWith: readonly { readonly label: string; readonly value: string }[];
    }[];
    readonly answers: readonly { readonly title: string }[];
    readonly audit: readonly { readonly event: string; readonly details: Readonly<Record<string, string>> }[];
  };
}

it('opens an account in production by API and webhooks alone, with four eyes and every look recorded', async () => {
  const [anna, bruno] = [
    apiOf(service, await reviewerToken(service, 'Anna Bassi')),
    apiOf(service, await reviewerToken(service, 'Bruno Cova')),
  ];
  const journey = await signed(service);
  const { guid } = journey.step;
  expect(await deliver()).toEqual(['request.signed completed']);
  expect(receiver.heard[0]?.data['guid']).toBe(guid);

  const list = (await anna('/requests')).json<Json>().data;
  expect(list.requests.map((one) => one.guid)).toContain(guid);
  const shown = (await anna(`/requests/${guid}`)).json<Json>().data;
  expect(shown.answers.map(({ title }) => title)).toContain('Dati del titolare');
  const [document] = shown.documents;
  expect(document?.compareWith).toEqual(
    expect.arrayContaining([
      { label: 'Codice fiscale', value: journey.applicant.cf },
      { label: 'Numero', value: 'CA12345AB' },
    ]),
  );
  const reason = 'La foto è sfocata';
  expect((await anna(`/requests/${guid}/refuse`, { document: 'FRONT_DOC_1', reason })).statusCode).toBe(200);
  expect(await deliver()).toEqual(['document.refused document_ko FRONT_DOC_1']);
  await gather(service);
  expect(mails.at(-1)?.text).toContain(`https://conto.example.it/reupload/${guid}`);

  const barCode = document?.barCode ?? '';
  for (const type of ['FRONT_DOC_1', 'BACK_DOC_1'])
    await upload(journey.client, {
      name: 'contactUpload',
      fields: { guid, type, barCode },
      file: await jpeg(),
    });
  const nothing = { barCodev: '', barCode1: barCode, barCode2: '', processAdditionalBarcodes: [] };
  await journey.client.call('updateDocumentsKo', { ...nothing, guid });
  expect(await deliver()).toEqual(['documents.returned completed']);

  const picture = await anna(`/documents/${guid}/FRONT_DOC_1`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await anna(`/contracts/${guid}/contract.pdf`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await anna(`/requests/${guid}/accept-all`, {})).statusCode).toBe(200);
  expect((await deliver()).sort()).toEqual([
    'document.accepted completed FRONT_DOC_',
    'document.accepted completed FRONT_DOC_1',
    'document.accepted completed FRONT_DOC_2',
  ]);
  const alone = await anna(`/requests/${guid}/complete`, {});
  expect([alone.statusCode, alone.json<{ message: string }>().message]).toEqual([
    409,
    'Hai accettato tu almeno un documento di questa richiesta: deve concluderla un’altra persona.',
  ]);
  expect(await deliver()).toEqual([]);
  const opened = (await bruno(`/requests/${guid}/complete`, {})).json<Json>().data;
  expect(opened.state).toBe('concluded');
  expect(await deliver()).toEqual(['request.concluded concluded']);
  expect(mails.at(-1)?.subject).toBe('Il tuo conto è aperto');

  const trail = opened.audit.filter(({ event }) => event.startsWith('review-'));
  expect(
    trail.map(({ event, details }) => `${event} ${details['by']} ${details['document'] ?? ''}`.trim()),
  ).toEqual([
    'review-looked Anna Bassi',
    'review-refused Anna Bassi FRONT_DOC_1',
    'review-looked Anna Bassi FRONT_DOC_1',
    'review-looked Anna Bassi contract',
    'review-accepted Anna Bassi FRONT_DOC_1',
    'review-accepted Anna Bassi FRONT_DOC_2',
    'review-accepted Anna Bassi FRONT_DOC_',
    'review-concluded Bruno Cova',
  ]);
});

it('answers what it cannot do with a status of its own', async () => {
  const call = apiOf(service, await reviewerToken(service, 'Carla Denti'));
  const { guid } = (await signed(service)).step;
  const statuses = async (...calls: [string, object?][]) =>
    Promise.all(calls.map(async ([path, body]) => (await call(path, body)).statusCode));
  expect(
    await statuses(
      ['/requests/unknown'],
      ['/requests/unknown/complete', {}],
      [`/requests/${guid}/complete`, {}],
      [`/requests/${guid}/refuse`, { document: 'FRONT_DOC_1', reason: ' ' }],
      [`/requests/${guid}/refuse`, { document: 'FRONT_DOC_1' }],
      [`/requests/${guid}/accept`, { document: 'nothing' }],
      ['/requests?from=2026-13-01'],
      ['/requests?state=open'],
      ['/requests?from=2026-02-31'],
    ),
  ).toEqual([404, 404, 409, 422, 400, 404, 400, 400, 400]);
});

it('says that the account is not opened, to the applicant and to the other system', async () => {
  const call = apiOf(service, await reviewerToken(service, 'Dario Egidi'));
  const { step, applicant, client } = await signed(service);
  await deliver();
  const proposer = apiOf(service, await reviewerToken(service, 'Elena Fabbri'));
  expect((await proposer(`/requests/${step.guid}/reject`, {})).statusCode).toBe(409);
  expect(await deliver()).toEqual([]);
  expect((await call(`/requests/${step.guid}/reject`, {})).json<Json>().data.state).toBe('refused');
  expect(await deliver()).toEqual(['request.refused refused']);
  expect(mails.at(-1)).toMatchObject({ to: applicant.email, subject: 'L’esito della tua richiesta' });
  expect((await call(`/requests/${step.guid}/accept-all`, {})).statusCode).toBe(409);
  // The person may start again, as one whom the service does not know.
  const other = service.client();
  await other.call('productInfo');
  await other.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
  const { nome, cognome, cf } = applicant;
  const names = { nome, cognome, codiceFiscale: cf, intestatari: 1 };
  expect(await other.call('checkCustomerInfo', names)).not.toMatchObject({ data: { stato: 'T' } });
  expect((await client.call('paperworkList', { guid: step.guid })).status).toBe('success');
});
