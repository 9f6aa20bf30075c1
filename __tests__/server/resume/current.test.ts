import { slugOf } from '../../../src/contract/steps/table';
import { updateRequest } from '../../../server/repositories/requests';
import {
  begin,
  passStep,
  startTestApp,
  submit,
  walkTo,
  goodValues,
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
const NO_PROCESS = { status: 'bad_request', message: 'no process found for session' };
const AUTH = {
  status: 'success',
  number: null,
  name: 'Autenticazione',
  widgets: [],
  contactId: '',
  guid: '',
  invitations: [],
  contracts: [],
  paperworkList: [],
  errorMessage: [],
};

const current = (client: TestClient) => client.call('onboardingNext', CURRENT);

/** A browser that has located the request of the journey by its link. */
const located = async ({ step }: Journey): Promise<TestClient> => {
  const client = service.client();
  await client.call('resumeStart', { guid: step.guid });
  return client;
};
const confirm = async (client: TestClient, { applicant }: Journey): Promise<void> => {
  await client.call('resumeSendCell');
  const code = await service.lastCode(`+39${applicant.cellulare}`);
  expect(await client.call('resumeValidateCell', { code })).toMatchObject({ status: 'success' });
};

describe('the current step of a session that has no request of its own', () => {
  it('[R2.1-10] [R6-02] is the code’s, as long as the code of the located request is not confirmed', async () => {
    const journey = await walkTo(service, 'card');
    const client = await located(journey);
    expect(await current(client)).toEqual(AUTH);
    await client.call('resumeSendCell');
    await client.call('resumeValidateCell', { code: '12345' });
    const response = await client.send('onboardingNext', CURRENT);
    expect(response.json()).toEqual(AUTH);
    for (const secret of [journey.step.guid, journey.applicant.cf, journey.applicant.cellulare])
      expect(response.body).not.toContain(secret);
    expect(slugOf(AUTH.name)).toBe('auth');
  });

  it('[R2.1-10] [R4.4-02] is the request’s after the code, which is the session’s own from then on', async () => {
    const journey = await walkTo(service, 'card');
    const client = await located(journey);
    await confirm(client, journey);
    const token = client.cookies.get('apertura');
    expect(await current(client)).toMatchObject({ guid: journey.step.guid, name: 'Carta' });
    expect(client.cookies.get('apertura')).not.toBe(token);
    expect((await passStep(service, client, journey.applicant)).name).toBe('Identificati');
  });

  it('[R2.1-10] is none where the request is signed already, or where nothing is located', async () => {
    const journey = await walkTo(service, 'card');
    const client = await located(journey);
    await confirm(client, journey);
    for (const state of ['completed', 'document_ko', 'concluded'] as const) {
      await updateRequest(service.deps.db, journey.step.guid, { state, updatedAt: service.clock.now() });
      expect(await current(client)).toMatchObject(NO_PROCESS);
    }
    expect(await current(service.client())).toMatchObject(NO_PROCESS);
  });

  it('[R6-01] [R6-02] takes no answers before the request is its own', async () => {
    const journey = await walkTo(service, 'card');
    const client = await located(journey);
    const body = { number: journey.step.number, widgets: journey.step.widgets };
    expect(await client.call('onboardingNext', body)).toMatchObject(NO_PROCESS);
    await confirm(client, journey);
    expect(await client.call('onboardingNext', body)).toMatchObject(NO_PROCESS);
  });

  it('[R2.1-10] is its own request’s where it has one, whatever it has located', async () => {
    const journey = await walkTo(service, 'card');
    const client = await begin(service);
    await client.call('resumeStart', { guid: journey.step.guid });
    expect(await current(client)).toMatchObject({ name: 'Inizio' });
  });

  it('[R2.1-10] leaves a computer that waits its own copy of the way: what is stale there is not written', async () => {
    const journey = await walkTo(service, 'card');
    await journey.client.call('onboardingNext', { ...CURRENT, waiting: true });
    const client = await located(journey);
    await confirm(client, journey);
    await current(client);
    await submit(client, goodValues(journey.applicant).card);
    const { number, widgets } = journey.step;
    expect(await journey.client.call('onboardingNext', { number, widgets })).toMatchObject({
      name: 'Identificati',
      errorMessage: [expect.stringContaining('non sono stati sostituiti')],
    });
  });
});
