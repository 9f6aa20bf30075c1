import { SERVICE_UNAVAILABLE } from '../../src/contract/errors';
import { REQUEST_TIMEOUT_MS } from '../../src/contract/limits';
import { invitationsApi } from '../../src/api/invitations';
import { onboardingApi } from '../../src/api/onboarding';
import { paperworkApi } from '../../src/api/paperwork';
import { uploadsApi } from '../../src/api/uploads';
import { validationApi } from '../../src/api/validation';
import { customerApi } from '../../src/api/customer';
import { sendJson } from '../../src/api/transport';
import { failure, httpServer, storeFor } from './support';

const server = httpServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const code = { indirizzo: 'a@b.it', codice: '123456' };
const confirm = (at = url) => storeFor(at).dispatch(validationApi.endpoints.confermaEmail.initiate(code));
const start = () => storeFor(url).dispatch(onboardingApi.endpoints.onboardingStart.initiate({ code: 'x' }));
const back = (more = {}) => storeFor(url, more).dispatch(onboardingApi.endpoints.onboardingBack.initiate());
const printed = () => {
  const request = { stampeId: 's', barCode: 'b' };
  return storeFor(url).dispatch(paperworkApi.endpoints.stampaContratto.initiate(request));
};
const file = (type: string, body: string) =>
  server.answer((_, response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  });
/** The sixty seconds pass in a twentieth of one. */
const hurry = () => {
  const real = globalThis.setTimeout;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run: () => void, ms?: number) => real(run, ms === REQUEST_TIMEOUT_MS ? 50 : ms));
};

describe('a call', () => {
  it('[R7.0-01] goes where the table says, with its body and the credentials', async () => {
    server.json({ status: 'success' });
    const fetched = jest.spyOn(globalThis, 'fetch');
    const { data } = await confirm();
    expect(data).toEqual({ status: 'success' });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/wgt/validate/confermaemail' });
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(String(server.received[0]?.body))).toEqual(code);
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
  });

  it('[R7.0-01] reaches each of the three services at its own base address', async () => {
    server.json({ status: 'success', data: [] });
    const store = storeFor(`${url}/main`, { v2ServiceUrl: `${url}/v2`, legacyServiceUrl: `${url}/legacy` });
    await store.dispatch(onboardingApi.endpoints.onboardingStart.initiate({ code: 'x' }));
    await store.dispatch(invitationsApi.endpoints.invitations.initiate({} as never));
    await store.dispatch(
      invitationsApi.endpoints.promocodeCheck.initiate({ promocode: 'A&B', operatingLevel: 'BUSINESS' }),
    );
    expect(server.received.map((one) => one.url)).toEqual([
      '/main/wgt/product/onboarding/start',
      '/v2/wgt/business/invitations',
      '/legacy/promocode/check?promocode=A%26B&operatingLevel=BUSINESS',
    ]);
  });

  it('[R7.4-03] [R7.0-01] the password goes to the address of its own client, or to the main service', async () => {
    server.json({ status: 'success' });
    const passwords = { password: 'Sicura-2026!', confermaPassword: 'Sicura-2026!' };
    const create = (store: ReturnType<typeof storeFor>) =>
      store.dispatch(customerApi.endpoints.createPassword.initiate(passwords));
    await create(storeFor(`${url}/main`, { passwordServiceUrl: `${url}/id` }));
    await create(storeFor(`${url}/main`));
    expect(server.received.map((one) => one.url)).toEqual([
      '/id/user/biz/password',
      '/main/user/biz/password',
    ]);
  });

  it('fills the path and leaves what is in it out of the body; GET has no body', async () => {
    server.json({ status: 'success' });
    await storeFor(url).dispatch(customerApi.endpoints.customerInfo.initiate({ provider: 'la banca' }));
    await back();
    expect(server.received).toMatchObject([
      { method: 'POST', url: '/wgt/la%20banca/getCustomerInfo' },
      { method: 'GET', url: '/wgt/product/onboarding/back' },
    ]);
    expect(server.received.map(({ body }) => String(body))).toEqual(['{}', '']);
  });
});

it('[R7.0-01] a call that its caller gives up is given up on the line too', async () => {
  const given: AbortSignal[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const { signal } = init as { signal: AbortSignal };
    given.push(signal);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('gone'))),
    );
  });
  const caller = new AbortController();
  const sent = sendJson({ url: '/x', method: 'GET' }, { timeout: 60_000, signal: caller.signal });
  caller.abort();
  expect(given[0]?.aborted).toBe(true);
  await expect(sent).rejects.toMatchObject({ reason: 'network' });
});

describe('a refusal', () => {
  it.each([
    ['bad_request', 200],
    ['bad_request', 429],
    ['error', 200],
    ['error', 500],
  ])(
    '[R7.0-01] status %s with HTTP %d is an error with its message and its field errors',
    async (status, http) => {
      const widgets = [{ name: 'w', code: 'W', components: [], errorMessage: ['No'] }];
      server.json({ status, message: 'Codice errato', supportCode: 'S-1', widgets }, http);
      expect(await failure(confirm())).toEqual({
        kind: 'business',
        endpoint: 'confermaEmail',
        message: 'Codice errato',
        httpStatus: http,
        supportCode: 'S-1',
        widgets,
      });
    },
  );

  it('[R7.0-01] has its message and its field errors in data too', async () => {
    const widgets = [{ name: 'w', code: 'W', components: [], errorMessage: ['No'] }];
    server.json({ status: 'bad_request', message: null, data: { message: 'Dati errati', widgets } }, 422);
    expect(await failure(start())).toMatchObject({ message: 'Dati errati', widgets });
    server.json({ status: 'bad_request', widgets: [], data: { widgets } });
    expect(await failure(start())).toMatchObject({ widgets });
  });

  it('says something where the service does not', async () => {
    server.json({ status: 'bad_request', widgets: [] });
    const { message, widgets } = await failure(start());
    expect([message, widgets]).toEqual([SERVICE_UNAVAILABLE, undefined]);
  });

  it.each([
    ['<html>Internal error</html>', 500],
    ['<html>Proxy</html>', 200],
    ['', 204],
    ['[1]', 200],
    ['"text"', 200],
    ['{"status":"success"}', 503],
    ['{"status":', 200],
  ])('an answer that is not of the form is not shown to anybody: %j, HTTP %d', async (body, httpStatus) => {
    server.answer((_, response) => {
      response.writeHead(httpStatus, { 'content-type': 'text/html' });
      response.end(httpStatus === 204 ? undefined : body);
    });
    const error = { kind: 'http', endpoint: 'confermaEmail', message: SERVICE_UNAVAILABLE, httpStatus };
    expect(await failure(confirm())).toEqual(error);
  });
});

it('[R4.8-01] the known or configured message on its call ends the session; on another it is a refusal', async () => {
  server.json({ status: 'bad_request', message: ' No Process found for session ' });
  expect((await failure(back())).kind).toBe('sessionExpiry');
  expect((await failure(confirm())).kind).toBe('business');
  const sessionExpiryMessages = { onboardingBack: 'Sessione chiusa' };
  expect((await failure(back({ sessionExpiryMessages }))).kind).toBe('business');
  server.json({ status: 'bad_request', message: 'sessione chiusa' });
  expect((await failure(back({ sessionExpiryMessages }))).kind).toBe('sessionExpiry');
});

describe('no answer', () => {
  it('[R7.0-01] after 60 s is a timeout, and the call is given up', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(60_000);
    const closed = new Promise<void>((resolve) =>
      server.answer((_, response) => void response.on('close', resolve)),
    );
    hurry();
    expect(await failure(confirm())).toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('non ha risposto in tempo'),
    });
    await closed;
  });

  it('[R7.0-01] the 60 s hold for the body too', async () => {
    server.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"status":');
    });
    hurry();
    expect((await failure(confirm())).kind).toBe('timeout');
  });

  it('a connection that breaks or is refused is the network’s', async () => {
    server.answer((_, response) => response.socket?.destroy());
    expect(await failure(confirm())).toMatchObject({
      kind: 'network',
      message: expect.stringContaining('connessione'),
    });
    expect((await failure(confirm('http://127.0.0.1:1'))).kind).toBe('network');
  });
});

describe('files', () => {
  it('a preview is an object URL with the bytes; 404 is nothing stored', async () => {
    file('image/jpeg', 'bytes');
    const made = jest.spyOn(URL, 'createObjectURL');
    const request = { type: 'FRONT_DOC_1', version: 1 };
    const preview = () => storeFor(url).dispatch(uploadsApi.endpoints.documentPreview.initiate(request));
    expect((await preview()).data).toMatch(/^blob:/);
    expect(await (made.mock.calls[0]![0] as Blob).text()).toBe('bytes');
    expect(server.received[0]?.url).toBe('/wgt/document/preview/FRONT_DOC_1');
    server.json({ status: 'bad_request', message: 'Niente' }, 404);
    expect(await preview()).toMatchObject({ data: null, isError: false });
  });

  it('that cannot be given are an error with its message', async () => {
    const message = 'Il documento richiesto non esiste.';
    server.json({ status: 'bad_request', message }, 404);
    expect(await failure(printed())).toMatchObject({ kind: 'business', message });
  });

  it('live, as object URLs, as long as their entry', async () => {
    file('application/pdf', 'pdf');
    const revoked = jest.spyOn(URL, 'revokeObjectURL');
    const running = printed();
    const { data } = await running;
    expect(revoked).not.toHaveBeenCalled();
    running.reset();
    while (revoked.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve));
    expect(revoked).toHaveBeenCalledWith(data);
  });
});
