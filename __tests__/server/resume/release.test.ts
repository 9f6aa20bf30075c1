import fc from 'fast-check';
import { stepTable } from '../../../src/contract/steps/table';
import { updateRequest } from '../../../server/repositories/requests';
import { openUnlocked, type Opening } from '../../../server/resume/open';
import { OPENED_ELSEWHERE } from '../../../server/session/release';
import type { AppDeps } from '../../../server/deps';
import { check, CURRENT, overtakenBy, sessionOf } from '../codes/people';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import {
  newApplicant,
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

const ELSEWHERE = { status: 'bad_request', message: OPENED_ELSEWHERE };
const TOLD = {
  status: 'success',
  name: stepTable.auth.title,
  guid: '',
  widgets: [],
  errorMessage: [OPENED_ELSEWHERE],
};

const current = (client: TestClient) => client.call('onboardingNext', CURRENT);
const wait = (client: TestClient) => client.call('onboardingNext', { ...CURRENT, waiting: true });

const opened = async (journey: Journey): Promise<TestClient> => {
  const client = await unlocked(service, journey);
  const { guid } = journey.step;
  expect(await client.call('contactResume', { guid })).toMatchObject({ status: 'success' });
  return client;
};

it('[R4.4-02] a request that is opened elsewhere is lost to others until a new code has it back', async () => {
  const journey = await walkTo(service, 'identification');
  const { client, applicant, step } = journey;
  const { guid, number, widgets } = step;
  const other = await opened(journey);
  expect(await current(client)).toMatchObject(TOLD);
  expect(await client.call('onboardingNext', { number, widgets })).toMatchObject(TOLD);
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
  expect(await current(other)).toMatchObject({ guid, name: step.name });

  expect(await client.call('contactStart', {})).toMatchObject({ data: { name: 'validate' } });
  service.clock.pass({ minutes: 1 });
  await client.call('contactSendCell');
  const code = await service.lastCode(`+39${applicant.cellulare}`);
  await client.call('contactValidateCell', { code });
  expect(await client.call('resume')).toMatchObject({ guid });
  expect(await current(other)).toMatchObject(TOLD);
  expect(await other.call('contactList')).toMatchObject(ELSEWHERE);
  expect(await current(client)).toMatchObject({ guid, errorMessage: [] });
});

it('[R4.4-02] what another browser has unlocked by the same identity is lost with it', async () => {
  const journey = await walkTo(service, 'address-info');
  const list = await unlocked(service, journey);
  service.clock.pass({ minutes: 1 });
  await opened(journey);
  expect(await list.call('contactList')).toMatchObject(ELSEWHERE);
  expect(await list.call('paperworkList', { guid: journey.step.guid })).toMatchObject(ELSEWHERE);
});

describe('a computer that waits for the phone', () => {
  it('keeps the request at one opening, and never again by waiting', async () => {
    const journey = await walkTo(service, 'address-info');
    const { client, step } = journey;
    await wait(client);
    const phone = await opened(journey);
    // The same opening once more, because its answer was lost, or the page was loaded again.
    expect(await phone.call('contactResume', { guid: step.guid })).toMatchObject({ status: 'success' });
    for (const answer of [await wait(client), await current(phone)])
      expect(answer).toMatchObject({ guid: step.guid });
    service.clock.pass({ minutes: 2 });
    await opened(journey);
    expect(await wait(client)).toMatchObject(TOLD);
  });

  it('loses the request once it has stopped to wait', async () => {
    const journey = await walkTo(service, 'address-info');
    await wait(journey.client);
    service.clock.pass({ minutes: 6 });
    await journey.client.call('productInfo');
    await opened(journey);
    expect(await current(journey.client)).toMatchObject(TOLD);
  });

  it('[R6-02] loses the request when another tax code is entered: only an opening spares it', async () => {
    const journey = await walkTo(service, 'address-info');
    const { client, step } = journey;
    await wait(client);
    const phone = await opened(journey);
    await phone.call('onboardingBack');
    expect(await wait(client)).toMatchObject({ guid: step.guid });
    await check(phone, newApplicant());
    expect(await current(client)).toMatchObject(TOLD);
    expect(await current(phone)).toMatchObject({ guid: step.guid });
    // What the phone has proven was of the identity before: it is lost with the request all the same.
    service.clock.pass({ minutes: 1 });
    await opened(journey);
    expect(await current(phone)).toMatchObject(TOLD);
  });
});

describe('an opening that is overtaken', () => {
  const slowOpening = async (journey: Journey) => {
    const client = await unlocked(service, journey);
    const session = await sessionOf(service, client);
    const http = { cookies: Object.fromEntries(client.cookies), protocol: 'http', hostname: 'localhost' };
    const reply = { setCookie: () => undefined };
    return (deps: AppDeps) =>
      openUnlocked({ deps, session, http, reply } as unknown as Opening, journey.step.guid, 'lost');
  };

  it('[R6-02] by another number leaves the request closed to the old one', async () => {
    const journey = await walkTo(service, 'address-info');
    const { guid } = journey.step;
    const open = await slowOpening(journey);
    const change = { phone: newApplicant().cellulare, updatedAt: service.clock.now() };
    const overtaken = overtakenBy(service, () => updateRequest(service.deps.db, guid, change));
    await expect(open(overtaken)).rejects.toThrow('lost');
    expect(await current(journey.client)).toMatchObject({ guid });
  });

  it('[R6-02] by another opening opens nothing that the session has lost meanwhile', async () => {
    const journey = await walkTo(service, 'address-info');
    const open = await slowOpening(journey);
    service.clock.pass({ minutes: 1 });
    await opened(journey);
    await expect(open(service.deps)).rejects.toThrow('lost');
  });
});

it('browsers that open requests of one person at once never hold the same, and none is shut out', async () => {
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
      const states = await Promise.all(browsers.map(current));
      expect(states.filter((state) => state.guid === guid).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 8, seed: 12 },
  );
});
