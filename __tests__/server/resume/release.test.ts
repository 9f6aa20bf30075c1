import fc from 'fast-check';
import { stepTable } from '../../../src/contract/steps/table';
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

it('a computer that waits for the phone keeps the request, and loses it once it has stopped to wait', async () => {
  const journey = await walkTo(service, 'address-info');
  const { client, step } = journey;
  await client.call('onboardingNext', { ...CURRENT, waiting: true });
  const phone = await opened(journey);
  for (const one of [client, phone])
    expect(await one.call('onboardingNext', CURRENT)).toMatchObject({ guid: step.guid });
  service.clock.pass({ minutes: 6 });
  await client.call('productInfo');
  await phone.call('contactResume', { guid: step.guid });
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
  service.clock.pass({ minutes: 6 });
  expect(await client.call('onboardingNext', CURRENT)).toMatchObject({ guid: step.guid });
  await phone.call('productInfo');
  await tell(phone);
  expect(await client.call('onboardingNext', CURRENT)).toMatchObject({ errorMessage: [OPENED_ELSEWHERE] });
  expect(await phone.call('onboardingNext', CURRENT)).toMatchObject({ guid: step.guid });
});

it('[R6-02] what a session had unlocked and lost meanwhile it cannot open by a call that was under way', async () => {
  const journey = await walkTo(service, 'address-info');
  const { guid } = journey.step;
  const slow = await unlocked(service, journey);
  const { db } = service.deps;
  const tokenHash = hashToken(slow.cookies.get('apertura') ?? '');
  const before = await db.query.sessions.findFirst({ where: (row, { eq }) => eq(row.tokenHash, tokenHash) });
  await opened(journey);
  const http = { cookies: Object.fromEntries(slow.cookies), protocol: 'http', hostname: 'localhost' };
  const opening = { deps: service.deps, session: before, http, reply: { setCookie: () => undefined } };
  await expect(openUnlocked(opening as unknown as Opening, guid, 'lost')).rejects.toThrow('lost');
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
