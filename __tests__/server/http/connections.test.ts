import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { DOCUMENT_MAX_BYTES, REQUEST_TIMEOUT_MS } from '../../../src/contract/limits';
import { connectionLimits, connectionOptions } from '../../../server/http/connections';
import { startTestApp } from '../support';

/** As of the service, but much shorter: a machine under load sends no byte for a second now and then. */
const LIMITS = { silenceMs: 2000, headersMs: 2000, wholeMs: 4000, checkEveryMs: 50 };

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify(connectionOptions(LIMITS));
  app.post('/', async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const trickle = async (bytes: number, everyMs: number): Promise<string> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  let left = bytes;
  const sending = setInterval(() => {
    if (left > 0 && !socket.destroyed) socket.write('x');
    left -= 1;
  }, everyMs);
  await closed;
  clearInterval(sending);
  return answer;
};

describe('a slow line', () => {
  it('[R2.9-03] is waited for as long as bytes come, and no longer than the whole limit', async () => {
    const [slow, silent, endless] = await Promise.all([
      trickle(10, 100),
      trickle(20, 6000),
      trickle(1000, 100),
    ]);
    expect(slow).toContain('taken');
    expect(silent).not.toContain('taken');
    expect(endless).toContain('408');
  });

  it('[R2.9-03] of 400 kbit/s has time for the largest document; headers have no such time', async () => {
    const service = await startTestApp();
    const { requestTimeout, headersTimeout, timeout } = service.app.server;
    await service.close();
    expect(requestTimeout).toBeGreaterThan((DOCUMENT_MAX_BYTES / 50_000) * 1000);
    expect(timeout).toBe(REQUEST_TIMEOUT_MS);
    expect(headersTimeout).toBe(connectionLimits.headersMs);
    expect(headersTimeout).toBeLessThanOrEqual(30_000);
  });
});
