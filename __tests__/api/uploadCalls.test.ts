import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { keepFile, releaseFile } from '../../src/api/files';
import { arrivedWhole } from '../../src/api/uploadForm';
import { uploadsApi } from '../../src/api/uploads';
import { SERVICE_UNAVAILABLE } from '../../src/contract/errors';
import { failure, httpServer, storeFor } from './support';

jest.mock('../../src/api/uploadRetry', () => ({
  ...jest.requireActual<object>('../../src/api/uploadRetry'),
  pauses: [1, 1, 1, 1],
  jittered: (ms: number) => ms,
}));

const server = httpServer();
let url = '';
beforeAll(async () => {
  url = await server.start();
});
afterAll(() => server.stop());
afterEach(() => jest.restoreAllMocks());

const blob = new Blob([new Uint8Array(300_000).fill(7)], { type: 'image/jpeg' });
const kept = () => keepFile(blob, 'fronte.jpg');
const upload = (ref = kept(), store = storeFor(url)) =>
  store.dispatch(uploadsApi.endpoints.documentUpload.initiate({ type: 'FRONT_DOC_1', file: ref }));
const { send } = XMLHttpRequest.prototype;
const sending = (instead: (this: XMLHttpRequest, ...given: Parameters<typeof send>) => void) =>
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(instead);

it('[R7.8-02] uploads travel as a form, report their progress, and leave only a reference in the store', async () => {
  server.json({ status: 'success', size: 300_000 });
  const forms: FormData[] = [];
  // jsdom's XMLHttpRequest does not know Node's FormData: a text goes in its place.
  sending(function (body) {
    forms.push(body as FormData);
    expect(this.withCredentials).toBe(true);
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }));
    send.call(this, 'x'.repeat(300_000));
  });
  const store = storeFor(url);
  const seen: ReturnType<typeof store.getState>[] = [];
  store.subscribe(() => seen.push(store.getState()));
  const { data } = await upload(kept(), store);
  expect(data).toEqual({ status: 'success' });
  expect(server.received[0]).toMatchObject({ method: 'POST', url: '/wgt/document/upload' });
  const sent = forms[0]?.get('file') as File;
  expect([...(forms[0]?.entries() ?? [])]).toEqual([
    ['type', 'FRONT_DOC_1'],
    ['file', sent],
  ]);
  expect(sent.name).toBe('fronte.jpg');
  expect(await sent.arrayBuffer()).toEqual(await blob.arrayBuffer());
  const phases = seen.map(({ uploads }) => uploads.FRONT_DOC_1?.phase);
  const fractions = [0, 0.25].map((fraction) => ({ name: 'sending', fraction }));
  expect(phases).toEqual(expect.arrayContaining(fractions));
  expect(() => structuredClone(seen)).not.toThrow();
});

it.each(['documentUpload', 'videoUpload', 'contactUpload', 'uploadAdditionalDoc'] as const)(
  '[R7.8-02] [R7.8-01] %s is stored by the word of a success alone, or without a word',
  async (name) => {
    sending(function () {
      send.call(this, 'x');
    });
    const ask = { type: 'FRONT_DOC_1', guid: 'g1', barCode: 'b1' };
    const answered = async (answer: object) => {
      server.json(answer);
      const request = { ...ask, file: kept() } as never;
      return storeFor(url).dispatch(uploadsApi.endpoints[name].initiate(request));
    };
    expect(await answered({ status: 'failed', message: 'Disco pieno' })).toMatchObject({
      error: { kind: 'business', message: 'Disco pieno' },
    });
    for (const taken of [{ status: 'success' }, { status: 'SUCCESS' }, { sha256: '' }, { status: 1 }])
      expect(await answered(taken)).toMatchObject({ data: { status: 'success' } });
  },
);

it('uploads that are refused, cut off or have no file any more are typed errors', async () => {
  const ref = kept();
  sending(function () {
    send.call(this, 'x');
  });
  server.json({ status: 'bad_request', message: 'Documento illeggibile' }, 413);
  const refused = { kind: 'business', message: 'Documento illeggibile', httpStatus: 413 };
  expect(await failure(upload(ref))).toMatchObject(refused);
  // By the event itself: jsdom leaves its timer running when a connection breaks.
  const broken = sending(function () {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  broken.mockClear();
  expect((await failure(upload(ref))).kind).toBe('network');
  expect(broken).toHaveBeenCalledTimes(1 + 4);
  releaseFile(ref);
  const gone = { kind: 'http', endpoint: 'documentUpload', message: SERVICE_UNAVAILABLE };
  expect(await failure(upload(ref))).toEqual(gone);
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const bytes = fc.uint8Array({ maxLength: 40 });

it('[R7.8-02] a file has arrived whole if the service answers with its checksum, or with none', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, bytes, fc.boolean(), async (sent, received, isUpper) => {
      const told = isUpper ? sha256(received).toUpperCase() : sha256(received);
      const file = new Blob([new Uint8Array(sent)]);
      expect(await arrivedWhole(file, told)).toBe(sha256(sent) === sha256(received));
      for (const none of [undefined, null, '', 7, 'f00', {}, [told]])
        expect(await arrivedWhole(file, none)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

it('[R8-10] an upload that is cancelled while its code loads is not sent', async () => {
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const running = upload();
  running.abort();
  expect(await running).toHaveProperty('error');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).not.toHaveBeenCalled();
});
