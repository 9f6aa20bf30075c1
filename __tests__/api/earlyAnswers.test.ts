import { fetchOnce } from '../../src/api/earlyAnswers';

const asked: string[] = [];
const early = (answer: Promise<Response | undefined>, at = Date.now()) => {
  window.apertura = { calls: [{ path: '/next', body: 'a', at, answer }] };
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

it('it is asked for anew where the page did not after all, or long ago', async () => {
  early(Promise.resolve(undefined));
  expect(await call()).toBe('own');
  early(Promise.resolve(new Response('early')), Date.now() - 30_000);
  expect(await call()).toBe('own');
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
