import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { connectionOptions } from '../../../server/http/connections';
import { stopGracefully } from '../../../server/stop';
import { endpointOf } from '../../../src/contract/endpoints';
import { uploadTypes } from '../../../src/contract/uploads';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { startTestApp, walkTo, type TestApp } from '../support';
import { cookieOf, listen } from '../support/listening';
import { incoming, until } from '../support/uploading';

/** Longer than any test waits. */
const NEVER_MS = 600_000;

const portOf = ({ app }: Pick<TestApp, 'app'>): number => (app.server.address() as AddressInfo).port;

const open = async (port: number): Promise<{ readonly socket: Socket; readonly closed: Promise<string> }> => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  await once(socket, 'connect');
  return { socket, closed };
};

/** In place of `close`, which would stop it once more. */
const stopOf = async ({ app, database, deps, config }: TestApp, stopMs: number): Promise<void> => {
  await stopGracefully({ app, database, log: deps.log }, stopMs);
  await rm(config.DATA_DIR, { recursive: true, force: true });
};

describe('a stop', () => {
  it('lets an upload under way end and keeps it, answers not ready, and takes nobody new', async () => {
    const service = await startTestApp();
    await listen(service);
    const port = portOf(service);
    const { client } = await walkTo(service, 'identification');
    const { content } = await jpeg();
    const boundary = 'apertura';
    const part = (name: string, rest: string) =>
      Buffer.from(`\r\n--${boundary}\r\ncontent-disposition: form-data; name="${name}"${rest}`);
    const body = Buffer.concat([
      part('type', `\r\n\r\n${uploadTypes.documentoFronte}`),
      part('file', '; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const { socket, closed } = await open(port);
    socket.write(
      `POST ${endpointOf('documentUpload').path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieOf(client)}\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 500));
    await until(() => incoming(service).length === 1);
    const kept = await open(port);
    kept.socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(kept.socket, 'data');

    const stopped = stopOf(service, NEVER_MS);
    await until(() => !service.app.server.listening);
    await expect(open(port)).rejects.toThrow('ECONNREFUSED');
    socket.write(body.subarray(500));
    expect(await closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*"status":"success"/);
    expect((await kept.closed).slice(0, 12)).toBe('HTTP/1.1 200');
    await stopped;
  });

  it('begins with not being ready, while calls are still answered', async () => {
    const service = await startTestApp();
    service.app.retire();
    expect((await service.app.inject('/readyz')).statusCode).toBe(503);
    const call = await service.app.inject('/wgt/product/info');
    expect([call.statusCode, call.headers.connection]).toEqual([200, 'close']);
    await service.close();
  });

  it('is not held up by clients that send a byte a second, nor by idle ones', async () => {
    const service = await startTestApp();
    await listen(service);
    const port = portOf(service);
    const taken: Socket[] = [];
    service.app.server.on('connection', (socket: Socket) => taken.push(socket));
    const starts = [
      '',
      'GET /healthz HTTP/1.1\r\nx-slow: ',
      'POST /onboarding/next HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    ];
    const slow = await Promise.all(starts.map(() => open(port)));
    slow.forEach(({ socket }, index) => socket.write(starts[index] ?? ''));
    const sending = setInterval(() => slow.slice(1).forEach(({ socket }) => socket.write(' ')), 100);
    await until(() => taken.length === 3 && taken.filter(({ bytesRead }) => bytesRead > 0).length === 2);
    await stopOf(service, 1000);
    clearInterval(sending);
    await Promise.all(slow.map(({ closed }) => closed));
  });
});

describe('slow and stuck clients', () => {
  /** As of the service, a hundred times as short. */
  const LIMITS = { silenceMs: 600, headersMs: 600, wholeMs: 2000, checkEveryMs: 50 };

  it('are closed: headers byte by byte, a body byte by byte, connections that say nothing; others are served', async () => {
    const app = Fastify(connectionOptions(LIMITS));
    app.post('/', async () => 'taken');
    app.get('/', async () => 'here');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const port = (app.server.address() as AddressInfo).port;
    const headers = await open(port);
    headers.socket.write('GET / HTTP/1.1\r\nhost: a\r\nx-slow: ');
    const body = await open(port);
    const long = 'content-type: text/plain\r\ncontent-length: 5000';
    body.socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${long}\r\n\r\n`);
    const idle = await Promise.all(Array.from({ length: 200 }, () => open(port)));
    const sending = setInterval(() => {
      for (const { socket } of [headers, body]) if (!socket.destroyed) socket.write('x');
    }, 50);
    const served = await fetch(`http://127.0.0.1:${port}/`);
    expect(await served.text()).toBe('here');
    const [slowHeaders, slowBody] = await Promise.all([headers.closed, body.closed]);
    await Promise.all(idle.map(({ closed }) => closed));
    clearInterval(sending);
    expect([slowHeaders, slowBody]).toEqual([expect.stringContaining('408'), expect.stringContaining('408')]);
    await app.close();
  });

  it('are no more than the service has room for', async () => {
    const service = await startTestApp();
    expect(service.app.server.maxConnections).toBeLessThanOrEqual(10_000);
    await service.close();
  });
});
