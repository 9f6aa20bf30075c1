import { createHash } from 'node:crypto';
import type * as timers from 'node:timers';
import { keepFile } from '../../src/api/files';
import type { UploadProgress } from '../../src/api/uploadProgress';
import { NoAnswer } from '../../src/api/transport';
import { sendForm } from '../../src/api/uploading';
import { takeHeld, watchHeld } from '../setup/held';
import { jittered, OFFLINE_RECHECK_MS, pauses } from '../../src/api/uploadRetry';

const TIMEOUT = 60_000;

class FakeXhr {
  static all: FakeXhr[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  aborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onprogress?: () => void;
  body?: FormData;
  open(): void {
    FakeXhr.all.push(this);
  }
  send(body: FormData): void {
    this.body = body;
  }
  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }
  moves(loaded: number): void {
    this.upload.onprogress?.({ loaded, total: 100 });
  }
  answers(body: unknown, status = 200): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload?.();
  }
}

const blob = new Blob(['bytes']);
const OTHER = createHash('sha256').update('other').digest('hex');
const SHA256 = createHash('sha256').update('bytes').digest('hex');

watchHeld();
let online = true;
beforeEach(() => {
  FakeXhr.all = [];
  online = true;
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  Object.assign(globalThis, { XMLHttpRequest: FakeXhr });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  // A law over all outcomes: an upload that has ended listens to nothing more.
  expect(takeHeld('store')).toEqual([]);
});

const { setImmediate: soon, setTimeout: later } = jest.requireActual<typeof timers>('node:timers');
const turn = async (): Promise<void> => {
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => soon(resolve));
};
/** Bodies are read and hashed outside the fake clock, in a time of their own. */
const until = async (condition: () => boolean): Promise<void> => {
  for (let left = 4000; left > 0 && !condition(); left -= 1)
    await new Promise((resolve) => later(resolve, 1));
};
const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
  await turn();
};

const start = () => {
  const controller = new AbortController();
  const phases: UploadProgress[] = [];
  const file = keepFile(blob, 'f.jpg');
  const form = [['file', file], ['type', 'T']] as const; // prettier-ignore
  let outcome: unknown;
  void sendForm(
    { url: '/u', method: 'POST', form },
    { timeout: TIMEOUT, signal: controller.signal, onPhase: (phase) => phases.push(phase) },
  ).then(
    (answer) => (outcome = answer),
    (error: unknown) => (outcome = error),
  );
  const last = (): FakeXhr => FakeXhr.all[FakeXhr.all.length - 1] as FakeXhr;
  return { controller, phases, last, outcome: () => outcome, attempts: () => FakeXhr.all.length };
};
type Sending = ReturnType<typeof start>;
const does = async (sending: Sending, what: (xhr: FakeXhr) => void): Promise<void> => {
  const before = sending.phases.length;
  what(sending.last());
  // The next attempt is waited for, or there is none.
  await until(() => sending.phases.length > before || sending.outcome() !== undefined);
};
const breaks = (xhr: FakeXhr) => xhr.onerror?.();
const waiting = (why: 'offline' | 'interrupted', attempt: number) => ({ name: 'waiting', why, attempt });

it('[R8-10] the pauses double, a quarter more or less', () => {
  expect(pauses).toEqual([1000, 2000, 4000, 8000]);
  jest.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(1);
  expect([jittered(1000), jittered(1000)]).toEqual([750, 1250]);
});

it('[R2.9-03] reports how many bytes have left, and when only the answer is awaited', async () => {
  const sending = start();
  sending.last().moves(40);
  sending.last().moves(100);
  await does(sending, (xhr) => xhr.answers({ status: 'success', sha256: SHA256.toUpperCase() }));
  expect(sending.phases).toEqual([
    { name: 'sending', fraction: 0 },
    { name: 'sending', fraction: 0.4 },
    { name: 'verifying' },
  ]);
  expect(sending.outcome()).toMatchObject({ status: 200 });
  expect([...(sending.last().body?.keys() ?? [])]).toEqual(['type', 'file']);
});

it('[R8-10] a lost connection is tried again after 1, 2, 4 and 8 seconds; then it is an error', async () => {
  const sending = start();
  for (const [index, ms] of pauses.entries()) {
    expect(sending.attempts()).toBe(index + 1);
    await does(sending, breaks);
    expect(sending.phases.at(-1)).toEqual(waiting('interrupted', index + 2));
    await pass(ms - 1);
    expect(sending.attempts()).toBe(index + 1);
    await pass(1);
  }
  expect(sending.outcome()).toBeUndefined();
  await does(sending, breaks);
  expect(sending.outcome()).toEqual(new NoAnswer('network'));
});

it.each([
  [502, '<h1>502</h1>'],
  [503, ''],
  [504, { status: 'error', message: 'Riprova' }],
])('[R8-10] HTTP %s with %p passes: it is tried again, and the last answer counts', async (status, body) => {
  const sending = start();
  for (const ms of pauses) {
    await does(sending, (xhr) => xhr.answers(body, status));
    await pass(ms);
  }
  expect(sending.attempts()).toBe(5);
  await does(sending, (xhr) => xhr.answers(body, status));
  expect(sending.outcome()).toMatchObject({ status });
});

it.each([
  [200, { status: 'bad_request', message: 'Troppo scura' }],
  [503, { status: 'bad_request', message: 'Troppo scura' }],
  [200, { status: 'error', message: 'Sessione scaduta' }],
  [413, { status: 'bad_request', message: 'Il file supera i 15 MB.' }],
  [500, '<h1>500</h1>'],
])('[R8-10] HTTP %s with %p is an answer: it is not asked twice', async (status, body) => {
  const sending = start();
  await does(sending, (xhr) => xhr.answers(body, status));
  expect(sending.outcome()).toMatchObject({ status });
  expect(sending.attempts()).toBe(1);
});

it('[R8-10] a 413 of a proxy says that the file is too large: it is not sent twice', async () => {
  const sending = start();
  await does(sending, (xhr) => xhr.answers('<h1>413</h1>', 413));
  expect(sending.outcome()).toMatchObject({ words: 'Il file è troppo grande: scegline uno più leggero.' });
  expect(sending.attempts()).toBe(1);
});

it('[R8-10] a file that cannot be read any more says so: it is not sent twice', async () => {
  jest
    .spyOn(Blob.prototype, 'arrayBuffer')
    .mockRejectedValue(new DOMException('changed on the disk', 'NotReadableError'));
  const sending = start();
  await does(sending, breaks);
  expect(sending.outcome()).toMatchObject({
    words: 'Il file è cambiato o non si legge più: sceglilo di nuovo.',
  });
  expect(sending.attempts()).toBe(1);
});

it('[R2.9-03] another checksum than the file’s is a failed attempt, in words after the last', async () => {
  const sending = start();
  for (const ms of pauses) {
    await does(sending, (xhr) => xhr.answers({ status: 'success', sha256: OTHER }));
    expect(sending.outcome()).toBeUndefined();
    await pass(ms);
  }
  await does(sending, (xhr) => xhr.answers({ status: 'success', sha256: OTHER }));
  expect(sending.outcome()).toMatchObject({
    reason: 'network',
    words: 'Il file non è arrivato intero. Riprova il caricamento.',
  });
});

it('[R2.9-03] without cryptography the service’s checksum is taken as it is', async () => {
  jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  const sending = start();
  await does(sending, (xhr) => xhr.answers({ status: 'success', sha256: OTHER }));
  expect(sending.outcome()).toMatchObject({ status: 200 });
});

it('[R8-10] offline it waits and burns no attempts; back online it goes on at once', async () => {
  const sending = start();
  online = false;
  for (let times = 1; times <= 6; times += 1) {
    await does(sending, breaks);
    expect(sending.phases.at(-1)).toEqual(waiting('offline', 1));
    expect(sending.attempts()).toBe(times);
    await pass(OFFLINE_RECHECK_MS);
  }
  await does(sending, breaks);
  online = true;
  window.dispatchEvent(new Event('online'));
  await turn();
  expect(sending.attempts()).toBe(8);
  await does(sending, (xhr) => xhr.answers({ status: 'success' }));
  expect(sending.outcome()).toMatchObject({ status: 200 });
});

it('[R7.0-01] the 60 s count from the last byte that moved; silence is tried again once', async () => {
  const sending = start();
  for (const loaded of [10, 20, 30]) {
    await pass(TIMEOUT - 1);
    sending.last().moves(loaded);
  }
  await pass(TIMEOUT - 1);
  // No byte more than before.
  sending.last().moves(30);
  expect(sending.last().aborted).toBe(false);
  await pass(1);
  expect(sending.last().aborted).toBe(true);
  expect(sending.phases.at(-1)).toEqual(waiting('interrupted', 2));
  await pass(1000);
  expect(sending.attempts()).toBe(2);
  await pass(TIMEOUT);
  expect(sending.outcome()).toEqual(new NoAnswer('timeout'));
});

it.each(['under way', 'between two attempts'])('[R8-10] stopped by the caller %s it ends', async (when) => {
  const sending = start();
  const { signal } = sending.controller;
  const removed = jest.spyOn(signal, 'removeEventListener');
  if (when !== 'under way') await does(sending, breaks);
  const heard = removed.mock.calls.length;
  sending.controller.abort();
  await turn();
  expect(sending.last().aborted).toBe(when === 'under way');
  expect(sending.outcome()).toBeInstanceOf(NoAnswer);
  expect(removed.mock.calls.length).toBe(heard + 1);
  await pass(TIMEOUT);
  expect(sending.attempts()).toBe(1);
});
