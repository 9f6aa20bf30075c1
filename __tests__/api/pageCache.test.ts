import '../../src/api/allCalls';
import { emptyApi } from '../../src/api/emptyApi';
import { keepFile } from '../../src/api/files';
import { LATE_ANSWER_MS } from '../../src/api/pageCache';
import { pauses } from '../../src/api/uploadRetry';
import { endpointNames, endpoints, type EndpointName } from '../../src/contract/endpoints';
import { REQUEST_TIMEOUT_MS } from '../../src/contract/limits';
import { storeFor } from './support';

// As in Firefox, of what is answered while the page lies in its page cache: nothing more happens.
const nothing = () => new Promise<never>(() => undefined);
class DeadXhr {
  static made = 0;
  readonly upload = {};
  open = () => void (DeadXhr.made += 1);
  send = () => undefined;
  abort = () => undefined;
}

const slices = emptyApi.endpoints as unknown as Readonly<
  Record<string, { readonly initiate: (request: object, options: object) => never }>
>;
const fetched = jest.fn<Promise<Response>, []>();
beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockImplementation(nothing);
  DeadXhr.made = 0;
  globalThis.fetch = fetched;
  Object.assign(globalThis, { XMLHttpRequest: DeadXhr });
});
/** What still waits would hear of the next page that comes back. */
const waiting: (() => void)[] = [];
const giveUp = (): void => waiting.splice(0).forEach((abort) => abort());
afterEach(() => {
  giveUp();
  jest.useRealTimers();
});

const success = async (): Promise<Response> => new Response('{"status":"success","data":[]}');
const move = (name: 'pagehide' | 'pageshow', persisted = true): void =>
  void window.dispatchEvent(new PageTransitionEvent(name, { persisted }));

const start = (name: EndpointName, request: object = {}) => {
  const { parameters, body } = endpoints[name];
  const file = body === 'multipart' && { type: 'T', file: keepFile(new Blob(['x']), 'f.jpg') };
  const given = { ...Object.fromEntries(parameters.map((one) => [one, 'x'])), ...file, ...request };
  const started: unknown = storeFor('https://service').dispatch(
    slices[name]?.initiate(given, { forceRefetch: true, track: false }) as never,
  );
  const running = started as Promise<{ data?: unknown; error?: { kind: string } }> & { abort: () => void };
  waiting.push(() => running.abort());
  let ended: Awaited<typeof running> | undefined;
  void running.then((result) => (ended = result));
  return { ended: () => ended };
};
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const leaveAndReturn = async (): Promise<void> => {
  await pass(10);
  move('pagehide');
  move('pageshow');
};

const json = endpointNames.filter((name) => endpoints[name].body !== 'multipart');
const uploads = endpointNames.filter((name) => endpoints[name].body === 'multipart');

describe('a call under way as the page enters the page cache, with no answer afterwards', () => {
  it.each(json)('%s is made again or ends, once the page is back', async (name) => {
    const call = start(name);
    await leaveAndReturn();
    await pass(LATE_ANSWER_MS - 1);
    expect([call.ended(), fetched.mock.calls.length]).toEqual([undefined, 1]);
    fetched.mockImplementation(success);
    await pass(1);
    const isAgain = fetched.mock.calls.length > 1;
    await pass(10);
    if (isAgain) expect(call.ended()).toBeDefined();
    else expect(call.ended()?.error?.kind).toBe('network');
    expect(fetched.mock.calls.length).toBe(isAgain ? 2 : 1);
  });

  it('is made again only where twice is no more than once', async () => {
    const again: EndpointName[] = [];
    for (const name of json) {
      start(name);
      await leaveAndReturn();
      await pass(LATE_ANSWER_MS);
      if (fetched.mock.calls.length > 1) again.push(name);
      giveUp();
      fetched.mockClear();
    }
    expect(again).toEqual(expect.arrayContaining(['validateCodiceFiscale', 'province', 'documentPreview']));
    for (const name of ['onboardingNext', 'onboardingBack', 'validateCellulare', 'invitations'] as const)
      expect(again).not.toContain(name);
    start('onboardingNext', { number: null, widgets: [] });
    await leaveAndReturn();
    await pass(LATE_ANSWER_MS);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each(uploads)('%s is sent again, as after any interruption', async (name) => {
    const call = start(name);
    await leaveAndReturn();
    await pass(LATE_ANSWER_MS);
    expect(call.ended()).toBeUndefined();
    await pass((pauses[0] ?? 0) * 2);
    expect(DeadXhr.made).toBe(2);
  });
});

it('an answer that comes soon after the return is taken, and asked for once', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const call = start('validateCodiceFiscale');
  await leaveAndReturn();
  await pass(LATE_ANSWER_MS - 1);
  answer(await success());
  await pass(LATE_ANSWER_MS);
  expect(call.ended()?.data).toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('of a call that is made again the second may be lost too: it ends with its time', async () => {
  const call = start('validateCodiceFiscale');
  await leaveAndReturn();
  await pass(LATE_ANSWER_MS + REQUEST_TIMEOUT_MS);
  expect(call.ended()?.error?.kind).toBe('timeout');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each(['onboardingNext', 'documentUpload'] as const)(
  '[R7.0-01] %s ends with its time though the browser settles nothing, not even what is aborted',
  async (name) => {
    const call = start(name);
    move('pageshow', false);
    await pass(REQUEST_TIMEOUT_MS - 1);
    expect(call.ended()).toBeUndefined();
    await pass(1 + REQUEST_TIMEOUT_MS + 10_000);
    expect(call.ended()?.error?.kind).toBe('timeout');
  },
);
