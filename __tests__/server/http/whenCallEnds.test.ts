import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { holdForCall, whenCallEnds, whileConnected } from '../../../server/http/whenCallEnds';
import { closed } from '../support/rawCalls';
import { until } from '../support/uploading';

let app: FastifyInstance;
let [begun, ended, given] = [0, 0, 0];
let release: () => void;
let isReleased: Promise<void>;
const waitAgain = (): void => {
  [begun, ended, given] = [0, 0, 0];
  isReleased = new Promise((resolve) => (release = resolve));
};

beforeAll(async () => {
  app = Fastify();
  app.get('/early', async (_, reply) => {
    begun += 1;
    whenCallEnds(reply, () => (ended += 1));
    await isReleased;
    return 'answered';
  });
  app.get('/late', async (_, reply) => {
    begun += 1;
    await isReleased;
    whenCallEnds(reply, () => (ended += 1));
    return 'answered';
  });
  app.get('/reading', async (http) => {
    begun += 1;
    await isReleased;
    await whileConnected(http, () => new Promise(() => undefined)).catch(() => (ended += 1));
    return 'answered';
  });
  app.get('/held', async (_, reply) => {
    const held = holdForCall(reply, () => (given += 1));
    begun += 1;
    return held.during(async () => {
      await isReleased;
      ended += 1;
      return 'answered';
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(waitAgain);

const open = async (): Promise<{ client: Socket; server: Socket }> => {
  const accepted = new Promise<Socket>((resolve) => app.server.once('connection', resolve));
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  return { client, server: await accepted };
};
const lines = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

const kinds = fc.constantFrom('/early', '/late', '/reading');

it('[R8-10] every call over a connection ends with it, also one that waits behind others for its answer', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(kinds, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (paths, isReset) => {
        waitAgain();
        const { client, server } = await open();
        client.write(paths.map(lines).join(''));
        await until(() => begun === paths.length);
        if (isReset) client.resetAndDestroy();
        else client.destroy();
        await closed(server);
        release();
        await until(() => ended >= paths.length);
        expect(ended).toBe(paths.length);
      },
    ),
    { numRuns: 30 },
  ));

it('[R8-10] a call ends once, when it is answered, and leaves no listener on its connection', async () => {
  release();
  const { client, server } = await open();
  const before = server.listenerCount('close');
  let text = '';
  client.on('data', (bytes: Buffer) => (text += bytes.toString()));
  for (let count = 1; count <= 30; count += 1) {
    client.write(lines(count % 2 === 0 ? '/early' : '/late'));
    await until(() => text.split('answered').length === count + 1 && ended === count);
  }
  expect(server.listenerCount('close')).toBeLessThanOrEqual(before + 2);
  client.destroy();
  await closed(server);
  expect(ended).toBe(30);
});

it('[R8-10] what a call holds is given back once, after its handler and its connection have ended', async () => {
  for (const leavesFirst of [true, false]) {
    waitAgain();
    const { client, server } = await open();
    client.write(lines('/held'));
    await until(() => begun === 1);
    if (leavesFirst) {
      client.destroy();
      await closed(server);
      expect([ended, given]).toEqual([0, 0]);
    }
    release();
    await until(() => given === 1);
    client.destroy();
    await closed(server);
    expect([ended, given]).toEqual([1, 1]);
  }
});
