import { fetchOnce } from '../../src/api/earlyAnswers';

const asked: string[] = [];
const early = (answer: Promise<Response | undefined>, answeredAt = Date.now()) => {
  window.apertura = { calls: [{ path: '/next', body: 'a', answer }], answeredAt };
};
const { signal } = new AbortController();
const call = async (url = 'https://service/next', body = 'a') =>
  (await fetchOnce(url, { method: 'POST', body, signal })).text();

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (url) => {
    asked.push(url as string);
    return Promise.resolve(new Response('own'));
  };
});
afterEach(() => delete window.apertura);

it('an answer that the page has asked for is taken once, by the call that it belongs to', async () => {
  early(Promise.resolve(new Response('early')));
  expect([await call('https://service/back'), await call(undefined, 'b')]).toEqual(['own', 'own']);
  expect([await call(), await call()]).toEqual(['early', 'own']);
  expect(asked).toHaveLength(3);
});

it('asks again if the page never did, or asked long ago', async () => {
  early(Promise.resolve(undefined));
  expect(await call()).toBe('own');
  early(Promise.resolve(new Response('early')), Date.now() - 30_000);
  expect(await call()).toBe('own');
});

it('a request that the page has begun is not begun again, however long the answers take', async () => {
  const answered = (text: string) => Promise.resolve(new Response(text));
  const started = () => call('https://service/start', 'b');
  window.apertura = {
    calls: [
      { path: '/next', body: 'a', answer: answered('none') },
      { path: '/start', follows: true, answer: answered('begun') },
    ],
  };
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(await call()).toBe('none');
  window.apertura.answeredAt = Date.now() - 40_000;
  expect(await started()).toBe('begun');
  clock.mockRestore();
});

it('a new request for the current step takes no earlier answer', async () => {
  early(Promise.resolve(new Response('early')), Date.now() - 30_000);
  const before = { path: '/start', follows: true, answer: Promise.resolve(new Response('old')) } as const;
  if (window.apertura) window.apertura.calls = [...window.apertura.calls, before];
  expect([await call(), await call('/start')]).toEqual(['own', 'own']);
});

it('one that fails fails the call, as does one that the call no longer waits for', async () => {
  early(Promise.reject(new TypeError('Failed to fetch')));
  await expect(call()).rejects.toThrow('Failed to fetch');
  early(new Promise(() => undefined));
  const controller = new AbortController();
  const waiting = fetchOnce('/next', { body: 'a', signal: controller.signal });
  controller.abort();
  await expect(waiting).rejects.toHaveProperty('name', 'AbortError');
  expect(asked).toEqual([]);
});
