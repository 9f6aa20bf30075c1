import { sendJson } from '../../src/api/transport';

afterEach(() => jest.restoreAllMocks());

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
