import fc from 'fast-check';
import { stepTable } from '../../../src/contract/steps/table';
import { updateRequest } from '../../../server/repositories/requests';
import { openUnlocked, type Opening } from '../../../server/resume/open';
import { OPENED_ELSEWHERE } from '../../../server/session/release';
import { hashToken } from '../../../server/session/token';
import { jpeg } from '../files';
import {
  newApplicant,
  sendAfterPause,
  startTestApp,
  unlocked,
  walkTo,
  type Journey,
  type TestApp,
  type TestClient,
} from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const CURRENT = { number: null, widgets: [] };
const ELSEWHERE = { status: 'bad_request', message: OPENED_ELSEWHERE };
const ASKED = { status: 'success', name: stepTable.auth.title, guid: '', widgets: [] };

/** A browser that has opened the request by its code. */
const opened = async (journey: Journey): Promise<TestClient> => {
  const client = await unlocked(service, journey);
  expect(await client.call('contactResume', { guid: journey.step.guid })).toMatchObject({
    status: 'success',
  });
  return client;
};

it('[R4.4-02] a request that is opened elsewhere is nobody else’s any more, and every call says so in plain words', async () => {
  const journey = await walkTo(service, 'identification');
  const { client, step } = journey;
  const { guid } = step;
  const other = await opened(journey);
  const told = { ...ASKED, errorMessage: [OPENED_ELSEWHERE] };
  expect(await client.call('onboardingNext', CURRENT)).toMatchObject(told);
  // Nothing of what a stale page sends is written.
  expect(await client.call('onboardingNext', { number: step.number, widgets: step.widgets })).toMatchObject(
    told,
  );
  const calls = [
    await client.call('onboardingBack'),
    await client.call('customerInfo', { provider: 'banca' }),
    await client.call('paperworkList', { guid }),
    await client.call('generateCaptcha', { guid }),
    await client.call('contactList'),
    await client.call('contactResume', { guid }),
    await client.call('resume'),
    await client.call('resumeNext', { guid }),
    await client.call('presaVisione', { stampeId: 'x', barcode: 'x' }),
    (await client.multipart('documentUpload', { type: 'FRONT_DOC_1' }, await jpeg())).json<object>(),
    (await client.multipart('videoUpload', { type: 'FRONT_DOC_', guid }, await jpeg())).json<object>(),
  ];
  for (const answer of calls) expect(answer).toMatchObject(ELSEWHERE);
  expect(await other.call('onboardingNext', CURRENT)).toMatchObject({ guid, name: step.name });
});

it('[R4.4-02] it is had back by a new code, and then lost by the other', async () => {
  const journey = await walkTo(service, 'address-info');
  const { client, applicant, step } = journey;
  const other = await opened(journey);
  expect(await client.call('contactStart', {})).toMatchObject({ data: { name: 'validate' } });
  service.clock.pass({ minutes: 1 });
  expect(await client.call('contactSendCell')).toMatchObject({ status: 'success' });
  const code = await service.lastCode(`+39${applicant.cellulare}`);
  expect(await client.call('contactValidateCell', { code })).toMatchObject({ status: 'success' });
  expect(await client.call('resume')).toMatchObject({ guid: step.guid });
  expect(await other.call('onboardingNext', CURRENT)).toMatchObject({ errorMessage: [OPENED_ELSEWHERE] });
  expect(await other.call('contactList')).toMatchObject(ELSEWHERE);
  expect(await client.call('onboardingNext', CURRENT)).toMatchObject({ guid: step.guid, errorMessage: [] });
});

it('[R4.4-02] what another browser has unlocked by the same identity is lost with it', async () => {
  const journey = await walkTo(service, 'address-info');
  const list = await unlocked(service, journey);
  service.clock.pass({ minutes: 1 });
  await opened(journey);
  expect(await list.call('contactList')).toMatchObject(ELSEWHERE);
  expect(await list.call('paperworkList', { guid: journey.step.guid })).toMatchObject(ELSEWHERE);
});

it('a computer that waits for the phone keeps the request at one opening, and never again by waiting', async () => {
  const journey = await walkTo(service, 'address-info');
  const { client, step } = journey;
  const wait = () => client.call('onboardingNext', { ...CURRENT, waiting: true });
  await wait();
  const phone = await opened(journey);
  // The same opening once more, because its answer was lost, or the page was loaded again.
  expect(await phone.call('contactResume', { guid: step.guid })).toMatchObject({ status: 'success' });
  expect(await wait()).toMatchObject({ guid: step.guid });
  service.clock.pass({ minutes: 2 });
  await opened(journey);
  expect(await wait()).toMatchObject({ errorMessage: [OPENED_ELSEWHERE] });
});

it('a computer that waits for the phone keeps the request, and loses it once it has stopped to wait', async () => {
  const journey = await walkTo(service, 'address-info');
  const { client, step } = journey;
  await client.call('onboardingNext', { ...CURRENT, waiting: true });
  const phone = await opened(journey);
  for (const one of [client, phone])
    expect(await one.call('onboardingNext', CURRENT)).toMatchObject({ guid: step.guid });
  service.clock.pass({ minutes: 6 });
  await client.call('productInfo');
  await opened(journey);
  expect(await client.call('onboardingNext', CURRENT)).toMatchObject({ errorMessage: [OPENED_ELSEWHERE] });
});

it.each([
  [
    'another number',
    async (phone: TestClient) => {
      const { cellulare } = newApplicant();
      const number = { numero: cellulare, prefisso: '+39' };
      await sendAfterPause(service, () => phone.call('validateCellulare', number));
      await phone.call('confermaCellulare', { ...number, codice: await service.lastCode(`+39${cellulare}`) });
    },
  ],
  [
    'another tax code',
    async (phone: TestClient) => {
      const { nome, cognome, cf } = newApplicant();
      await phone.call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });
    },
  ],
])('[R6-02] a request that is told %s is lost by whoever reached it before', async (_, tell) => {
  const journey = await walkTo(service, 'address-info');
  const { client, step } = journey;
  await client.call('onboardingNext', { ...CURRENT, waiting: true });
  const phone = await opened(journey);
  await phone.call('onboardingBack');
  // Waiting does not help: only at an opening is it spared.
  await client.call('onboardingNext', { ...CURRENT, waiting: true });
  expect(await client.call('onboardingNext', CURRENT)).toMatchObject({ guid: step.guid });
  await tell(phone);
  expect(await client.call('onboardingNext', CURRENT)).toMatchObject({ errorMessage: [OPENED_ELSEWHERE] });
  expect(await phone.call('onboardingNext', CURRENT)).toMatchObject({ guid: step.guid });
});

/** The call of an opening as it stood before what has happened since. */
const slowOpening = async (client: TestClient, guid: string) => {
  const { db } = service.deps;
  const tokenHash = hashToken(client.cookies.get('apertura') ?? '');
  const session = await db.query.sessions.findFirst({ where: (row, { eq }) => eq(row.tokenHash, tokenHash) });
  const http = { cookies: Object.fromEntries(client.cookies), protocol: 'http', hostname: 'localhost' };
  const reply = { setCookie: () => undefined };
  return (deps: typeof service.deps) =>
    openUnlocked({ deps, session, http, reply } as unknown as Opening, guid, 'lost');
};

it('[R6-02] a request whose number is changed while it is being opened stays closed to the old one', async () => {
  const journey = await walkTo(service, 'address-info');
  const { guid } = journey.step;
  const open = await slowOpening(await unlocked(service, journey), guid);
  const { db } = service.deps;
  // After this call has looked what it has unlocked, and before it has locked it.
  const transaction: typeof db.transaction = async (work) => {
    await updateRequest(db, guid, { phone: newApplicant().cellulare, updatedAt: service.clock.now() });
    return db.transaction(work);
  };
  const between = Object.assign(Object.create(db) as typeof db, { transaction });
  await expect(open({ ...service.deps, db: between })).rejects.toThrow('lost');
  expect(await journey.client.call('onboardingNext', CURRENT)).toMatchObject({ guid });
});

it('[R6-02] what a session had unlocked and lost meanwhile it cannot open by a call that was under way', async () => {
  const journey = await walkTo(service, 'address-info');
  const { guid } = journey.step;
  const open = await slowOpening(await unlocked(service, journey), guid);
  service.clock.pass({ minutes: 1 });
  await opened(journey);
  await expect(open(service.deps)).rejects.toThrow('lost');
});

it('of browsers that open requests of one person at the same time, no two have the same and none is refused for ever', async () => {
  const journey = await walkTo(service, 'address-info');
  const { guid } = journey.step;
  const browsers: TestClient[] = [];
  for (let made = 0; made < 3; made += 1) {
    browsers.push(await unlocked(service, journey));
    service.clock.pass({ minutes: 13 });
    for (const one of browsers) await one.call('productInfo');
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(browsers.length - 1), { minLength: 2, maxLength: 6 }), async (turns) => {
      const openings = turns.flatMap((turn) => browsers[turn] ?? []);
      const answers = await Promise.all(openings.map((one) => one.send('contactResume', { guid })));
      for (const answer of answers) expect(answer.statusCode).toBeLessThan(500);
      const states = await Promise.all(browsers.map((one) => one.call('onboardingNext', CURRENT)));
      expect(states.filter((state) => state.guid === guid).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 8, seed: 12 },
  );
});
