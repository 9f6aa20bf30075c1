import type { ApiError } from '../../src/contract/errors';
import { SERVICE_UNAVAILABLE } from '../../src/contract/errors';
import { REQUEST_TIMEOUT_MS } from '../../src/contract/limits';
import { invitationsApi } from '../../src/api/invitations';
import { onboardingApi } from '../../src/api/onboarding';
import { paperworkApi } from '../../src/api/paperwork';
import { uploadsApi } from '../../src/api/uploads';
import { validationApi } from '../../src/api/validation';
import { keepFile, releaseFile } from '../../src/api/files';
import { customerApi } from '../../src/api/customer';
import { httpServer, storeFor } from './support';

jest.mock('../../src/api/uploadTimeout', () => ({ pauses: [1, 1, 1, 1], jittered: (ms: number) => ms }));

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
const confirm = (more = {}) =>
  storeFor(url, more).dispatch(validationApi.endpoints.confermaEmail.initiate(code));
const failure = async (running: PromiseLike<{ error?: unknown }>): Promise<ApiError> => {
  const { error } = await running;
  return error as ApiError;
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

  it('fills the path, and leaves what is in it out of the body', async () => {
    server.json({ status: 'success' });
    await storeFor(url).dispatch(customerApi.endpoints.customerInfo.initiate({ provider: 'la banca' }));
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/wgt/la%20banca/getCustomerInfo' });
    expect(String(server.received[0]?.body)).toBe('{}');
  });

  it('sends no body with GET', async () => {
    server.json({ status: 'success' });
    await storeFor(url).dispatch(onboardingApi.endpoints.onboardingBack.initiate());
    expect(server.received[0]).toMatchObject({ method: 'GET', url: '/wgt/product/onboarding/back' });
    expect(server.received[0]?.body).toHaveLength(0);
  });
});

describe('a refusal', () => {
  it.each([
    ['bad_request', 200],
    ['bad_request', 400],
    ['bad_request', 429],
    ['error', 200],
    ['error', 500],
  ])('[R7.0-01] status %s with HTTP %d is an error with its message', async (status, http) => {
    server.json({ status, message: 'Codice errato', supportCode: 'S-1' }, http);
    expect(await failure(confirm())).toEqual({
      kind: 'business',
      endpoint: 'confermaEmail',
      message: 'Codice errato',
      httpStatus: http,
      supportCode: 'S-1',
    });
  });

  it('keeps its field errors', async () => {
    const widgets = [{ name: 'w', code: 'W', components: [], errorMessage: ['No'] }];
    server.json({ status: 'bad_request', message: 'No', widgets });
    expect((await failure(confirm())).widgets).toEqual(widgets);
  });

  it('says something where the service does not', async () => {
    server.json({ status: 'bad_request' });
    expect((await failure(confirm())).message).toBe(SERVICE_UNAVAILABLE);
  });

  it.each([
    ['<html>Internal error</html>', 500],
    ['<html>Proxy</html>', 200],
    ['', 204],
    ['[1]', 200],
    ['"text"', 200],
    ['{"status":"success"}', 503],
    ['{"status":', 200],
  ])('an answer that is not of the form is not shown to anybody: %j, HTTP %d', async (body, status) => {
    server.answer((_, response) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(status === 204 ? undefined : body);
    });
    expect(await failure(confirm())).toEqual({
      kind: 'http',
      endpoint: 'confermaEmail',
      message: SERVICE_UNAVAILABLE,
      httpStatus: status,
    });
  });
});

describe('session expiry', () => {
  it('[R4.8-01] the known message on its call', async () => {
    server.json({ status: 'bad_request', message: ' No Process found for session ' });
    const error = await failure(storeFor(url).dispatch(onboardingApi.endpoints.onboardingBack.initiate()));
    expect(error.kind).toBe('sessionExpiry');
  });
  it('[R4.8-01] the same message on another call is an ordinary refusal', async () => {
    server.json({ status: 'bad_request', message: 'no process found for session' });
    expect((await failure(confirm())).kind).toBe('business');
  });
  it('[R4.8-01] by the messages of the configuration', async () => {
    server.json({ status: 'bad_request', message: 'sessione chiusa' });
    const sessionExpiryMessages = {
      productInfo: 'a',
      onboardingBack: 'Sessione chiusa',
      presaVisione: 'b',
      contactResume: 'c',
    };
    const store = storeFor(url, { sessionExpiryMessages });
    expect((await failure(store.dispatch(onboardingApi.endpoints.onboardingBack.initiate()))).kind).toBe(
      'sessionExpiry',
    );
  });
});

describe('no answer', () => {
  it('[R7.0-01] after 60 s is a timeout, and the call is given up', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(60_000);
    let closed = false;
    server.answer((_, response) => response.on('close', () => (closed = true)));
    const real = globalThis.setTimeout;
    jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((run: () => void, ms?: number) => real(run, ms === 60_000 ? 50 : ms));
    const error = await failure(confirm());
    expect(error).toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining('non ha risposto in tempo'),
    });
    await new Promise((resolve) => real(resolve, 50));
    expect(closed).toBe(true);
  });

  it('[R7.0-01] the 60 s hold for the body too', async () => {
    server.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"status":');
    });
    const real = globalThis.setTimeout;
    jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((run: () => void, ms?: number) => real(run, ms === 60_000 ? 50 : ms));
    expect((await failure(confirm())).kind).toBe('timeout');
  });

  it('a connection that breaks or is refused is the network’s', async () => {
    server.answer((_, response) => response.socket?.destroy());
    expect(await failure(confirm())).toMatchObject({
      kind: 'network',
      message: expect.stringContaining('connessione'),
    });
    const nobody = storeFor('http://127.0.0.1:1');
    expect((await failure(nobody.dispatch(validationApi.endpoints.confermaEmail.initiate(code)))).kind).toBe(
      'network',
    );
  });
});

describe('files', () => {
  it('a preview is an object URL with the bytes; 404 is nothing stored', async () => {
    server.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      response.end('bytes');
    });
    const made = jest.spyOn(URL, 'createObjectURL');
    const request = { type: 'FRONT_DOC_1', version: 1 };
    const { data } = await storeFor(url).dispatch(uploadsApi.endpoints.documentPreview.initiate(request));
    expect(data).toMatch(/^blob:/);
    expect(await (made.mock.calls[0]?.[0] as Blob).text()).toBe('bytes');
    expect(server.received[0]?.url).toBe('/wgt/document/preview/FRONT_DOC_1');
    server.json({ status: 'bad_request', message: 'Niente' }, 404);
    const missing = await storeFor(url).dispatch(uploadsApi.endpoints.documentPreview.initiate(request));
    expect(missing.data).toBeNull();
    expect(missing.error).toBeUndefined();
  });

  it('a file that cannot be given is an error with its message', async () => {
    server.json({ status: 'bad_request', message: 'Il documento richiesto non esiste.' }, 404);
    const running = storeFor(url).dispatch(
      paperworkApi.endpoints.stampaContratto.initiate({ stampeId: 's', barCode: 'b' }),
    );
    expect(await failure(running)).toMatchObject({
      kind: 'business',
      message: 'Il documento richiesto non esiste.',
    });
  });

  it('an object URL lives as long as its entry', async () => {
    server.answer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.end('pdf');
    });
    const revoked = jest.spyOn(URL, 'revokeObjectURL');
    const running = storeFor(url).dispatch(
      paperworkApi.endpoints.stampaContratto.initiate({ stampeId: 's', barCode: 'b' }),
    );
    const { data } = await running;
    expect(revoked).not.toHaveBeenCalled();
    running.reset();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(revoked).toHaveBeenCalledWith(data);
  });
});

/** jsdom's XMLHttpRequest does not know Node's FormData: the form is looked at here, and a text goes in its place. */
const watchForms = (): FormData[] => {
  const forms: FormData[] = [];
  const send = XMLHttpRequest.prototype.send;
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    forms.push(body as FormData);
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
    send.call(this, 'x'.repeat(300_000));
  });
  return forms;
};

describe('uploads', () => {
  const blob = new Blob([new Uint8Array(300_000).fill(7)], { type: 'image/jpeg' });

  it('[R7.8-02] travel as a form: fields, then the file under its name, and tell how far they are', async () => {
    server.json({ status: 'success', size: 300_000 });
    const forms = watchForms();
    const file = keepFile(blob, 'fronte.jpg');
    const store = storeFor(url);
    const phases: unknown[] = [];
    store.subscribe(() => phases.push(store.getState().uploads.FRONT_DOC_1?.phase));
    const { data } = await store.dispatch(
      uploadsApi.endpoints.documentUpload.initiate({ type: 'FRONT_DOC_1', file }),
    );
    expect(data).toEqual({ status: 'success', size: 300_000 });
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/wgt/document/upload' });
    const [form] = forms;
    expect([...(form?.keys() ?? [])]).toEqual(['type', 'file']);
    expect(form?.get('type')).toBe('FRONT_DOC_1');
    const sent = form?.get('file') as File;
    expect(sent.name).toBe('fronte.jpg');
    expect(await sent.arrayBuffer()).toEqual(await blob.arrayBuffer());
    expect(phases).toEqual(
      expect.arrayContaining([0, 0.25].map((fraction) => ({ name: 'sending', fraction }))),
    );
  });

  it('keep nothing but a reference in the store', async () => {
    server.json({ status: 'success' });
    const store = storeFor(url);
    const seen: unknown[] = [];
    store.subscribe(() => seen.push(store.getState()));
    await store.dispatch(
      uploadsApi.endpoints.documentUpload.initiate({ type: 'T', file: keepFile(blob, 'n') }),
    );
    expect(() => structuredClone(seen)).not.toThrow();
  });

  it('refusals, broken connections and files that are gone are typed errors', async () => {
    watchForms();
    const file = keepFile(blob, 'n');
    const send = () =>
      storeFor(url).dispatch(uploadsApi.endpoints.documentUpload.initiate({ type: 'T', file }));
    server.json({ status: 'bad_request', message: 'Documento illeggibile' }, 413);
    expect(await failure(send())).toMatchObject({
      kind: 'business',
      message: 'Documento illeggibile',
      httpStatus: 413,
    });
    // By the event itself: jsdom leaves its timer running when a connection breaks.
    const broken = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    expect((await failure(send())).kind).toBe('network');
    expect(broken).toHaveBeenCalledTimes(1 + 1 + 4);
    releaseFile(file);
    expect(await failure(send())).toEqual({
      kind: 'http',
      endpoint: 'documentUpload',
      message: SERVICE_UNAVAILABLE,
    });
  });

  it('[R7.0-01] time out after 60 s of silence, twice at most', async () => {
    const opened = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      expect(this.withCredentials).toBe(true);
    });
    jest.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
      this.dispatchEvent(new ProgressEvent('abort'));
      this.dispatchEvent(new ProgressEvent('loadend'));
    });
    const real = globalThis.setTimeout;
    jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((run: () => void, ms?: number) => real(run, ms === REQUEST_TIMEOUT_MS ? 50 : ms));
    const file = keepFile(blob, 'n');
    const running = storeFor(url).dispatch(uploadsApi.endpoints.documentUpload.initiate({ type: 'T', file }));
    expect((await failure(running)).kind).toBe('timeout');
    expect(opened).toHaveBeenCalledTimes(2);
  });
});
