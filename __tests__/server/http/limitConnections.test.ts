import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitConnections, isTrusted } from '../../../server/http/limitConnections';
import { OVERLOADED } from '../../../server/errors/refusal';
import { seedRequest } from '../seed';
import { startTestApp } from '../support';
import { listen } from '../support/listening';
import { answerOf, formOf, incoming, openUpload, until } from '../support/uploading';

describe('connections', () => {
  let app: FastifyInstance;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    app = Fastify();
    app.get('/', async () => 'served');
    const settings = { TRUST_PROXY: ['127.0.0.9'], CONNECTIONS_PER_ADDRESS: 3, RATE_LIMIT_FACTOR: 1 };
    // Addresses of this machine count here, so that there are several.
    limitConnections(app, settings, (address) => address);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  const open = async (localAddress: string): Promise<Socket> => {
    const { port } = app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      socket.once('connect', () => resolve()).once('close', () => resolve());
    });
    return socket;
  };
  const isServed = async (socket: Socket): Promise<boolean> => {
    const answered = once(socket, 'data').then(
      () => true,
      () => false,
    );
    const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(false)));
    if (socket.destroyed) return false;
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    return Promise.race([answered, closed]);
  };

  it('[R8-10] of one address are bounded, others have their own; one that closes makes room', async () => {
    const [first, ...rest] = await Promise.all([1, 2, 3].map(() => open('127.0.0.2')));
    for (const one of [first, ...rest]) expect(one && (await isServed(one))).toBe(true);
    expect(await isServed(await open('127.0.0.2'))).toBe(false);
    expect(await isServed(await open('127.0.0.3'))).toBe(true);
    first?.destroy();
    await until(async () => isServed(await open('127.0.0.2')));
  });

  it('[R8-10] of a trusted proxy are those of everybody', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => open('127.0.0.9')));
    for (const one of all) expect(await isServed(one)).toBe(true);
  });
});

describe('calls that a trusted proxy passes on', () => {
  it('[R8-10] are bounded by client: slow bodies of one leave the service to the others', async () => {
    const environment = { TRUST_PROXY: 'loopback', CONNECTIONS_PER_ADDRESS: '3' };
    const service = await startTestApp({ environment });
    const origin = await listen(service);
    const { client } = await seedRequest(service);
    const slow = (address?: string) => {
      const begun = openUpload(origin, client, 100_000, address);
      begun.write(formOf('FRONT_DOC_1', Buffer.alloc(10)).subarray(0, 200));
      return begun;
    };
    const held = [1, 2, 3].map(() => slow('203.0.113.7'));
    await until(() => incoming(service).length === 3);
    const more = slow('203.0.113.7');
    const closed = new Promise<void>((resolve) => more.once('close', resolve));
    const refusal = { httpStatus: 503, retryAfter: 5, body: { message: OVERLOADED } };
    expect(await answerOf(more)).toMatchObject(refusal);
    // Its body is not waited for.
    await closed;
    const get = (address?: string) =>
      fetch(new URL('/wgt/product/info', origin), {
        headers: address === undefined ? {} : { 'x-forwarded-for': address },
      }).then(({ status }) => status);
    expect([await get('203.0.113.7'), await get('203.0.113.8'), await get()]).toEqual([503, 200, 200]);
    for (const one of held) one.destroy();
    await until(async () => (await get('203.0.113.7')) === 200);
    await service.close();
  });

  it.each([
    ['loopback', '127.3.4.5', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['loopback', '10.0.0.1', false],
    ['uniquelocal', 'fd00::1', true],
    ['linklocal', 'fe80::1', true],
    ['192.0.2.0/24', '192.0.2.255', true],
    ['192.0.2.0/24', '192.0.3.0', false],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['192.0.2.1', 'nonsense', false],
  ])('knows the proxies of TRUST_PROXY=%s: %s is %s', (word, address, is) => {
    expect(isTrusted([word])(address)).toBe(is);
    expect(isTrusted([])(address)).toBe(false);
  });
});
