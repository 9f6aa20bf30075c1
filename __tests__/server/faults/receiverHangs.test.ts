import { createServer, type AddressInfo, type Socket } from 'node:net';
import { runExclusively } from '../../../server/jobs/lock';
import { webhookEvents } from '../../../server/db/schema';
import { recordChange } from '../../../server/repositories/webhookEvents';
import { deliverDueEvents } from '../../../server/review/webhooks/deliver';
import { startTestApp } from '../support';

const ways: Readonly<Record<string, (socket: Socket) => void>> = {
  'says nothing': () => undefined,
  'begins its headers': (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-'),
  'sends a header for ever': (socket) => {
    const timer = setInterval(() => socket.write('x: y\r\n'), 5);
    socket.write('HTTP/1.1 200 OK\r\n');
    socket.once('close', () => clearInterval(timer));
  },
};

it.each(Object.entries(ways))('a webhook whose receiver %s ends, and is tried again', async (_, answer) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
  const service = await startTestApp({ environment: { WEBHOOK_URL, WEBHOOK_SECRET } });
  const { db } = service.deps;
  const at = service.clock.now();
  const request = { guid: 'g', journey: 'ABCDEFGH' };
  await recordChange(db, request, { type: 'document.accepted', state: 'completed', at });
  expect(await deliverDueEvents(service.deps, (take) => runExclusively(db, 'webhooks', take), 50)).toBe(1);
  const [event] = await db.select().from(webhookEvents);
  expect(event).toMatchObject({ status: 'pending', attempts: 1, failure: 'TimeoutError' });
  expect(event?.nextAt.getTime()).toBeGreaterThan(at.getTime());
  await service.close();
  server.close();
});
