import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { TRACE_DAYS, TRACE_MAX_BYTES, type Trace } from '../../../src/contract/trace';
import { traces } from '../../../server/db/schema';
import { eraseLeftovers } from '../../../server/jobs/retention';
import { eraseRequest } from '../../../server/privacy/erase';
import { exportRequest } from '../../../server/privacy/exportRequest';
import { listAudit } from '../../../server/repositories/audit';
import { listTraces } from '../../../server/repositories/traces';
import { begin, CURRENT, startTestApp, walkTo, type TestApp, type TestClient } from '../support';
import { recording } from '../support/recording';

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp();
});
afterEach(() => service.close());

const send = (client: TestClient, trace: Trace) => client.send('sendTrace', { trace });
const journeyOf = async (client: TestClient): Promise<string> =>
  (await client.call('productInfo')).data.journey ?? '';
const stored = async (journey: string): Promise<Trace[]> =>
  (await listTraces(service.deps.db, journey)).map(({ content }) => JSON.parse(content) as Trace);

it('keeps a recording sealed, under the code of the session, whatever code the recording says', async () => {
  const client = service.client();
  const journey = await journeyOf(client);
  const sent = recording({ journey: 'ZZZZ9999', device: { viewport: '1280x800' } });
  expect((await send(client, sent)).json()).toEqual({ status: 'success' });
  expect(await stored(journey)).toEqual([sent]);
  expect(await stored('ZZZZ9999')).toEqual([]);
  const [row] = await service.deps.db.select().from(traces);
  expect(row?.content).toMatch(/^s1\./);
  expect(row?.content).not.toContain('1280x800');
});

it('needs a session, which is asked for before the body is read', async () => {
  const stranger = service.client();
  const response = await stranger.inject({
    method: 'POST',
    url: '/wgt/support/trace',
    headers: { 'content-type': 'application/json' },
    payload: '{ this is no JSON',
  });
  expect(response.statusCode).toBe(401);
});

it('takes a recording of the largest size and refuses a larger one, unlike other calls', async () => {
  const client = await begin(service);
  const filled = (bytes: number): Trace => {
    const empty = recording({ device: { note: '' } });
    const rest = bytes - Buffer.byteLength(JSON.stringify(empty));
    return recording({ device: { note: 'x'.repeat(rest) } });
  };
  expect((await send(client, filled(TRACE_MAX_BYTES))).statusCode).toBe(200);
  expect((await send(client, filled(TRACE_MAX_BYTES + 128))).statusCode).toBe(413);
  const widgets = [{ name: 'x'.repeat(300_000), code: '', errorMessage: [], components: [] }];
  expect((await client.send('onboardingNext', { number: 1, widgets })).statusCode).toBe(413);
});

it('refuses, as malformed, what is no recording, and however deep it is', async () => {
  const client = await begin(service);
  const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const text = JSON.stringify({ trace: recording({ device: { mark: 0 } }) });
  for (const levels of [100, 20_000]) {
    const response = await client.inject({
      method: 'POST',
      url: '/wgt/support/trace',
      headers: { 'content-type': 'application/json' },
      payload: text.replace('{"mark":0}', deep(levels)),
    });
    expect([levels, response.statusCode]).toEqual([levels, 400]);
  }
  const fields = Object.keys(recording()) as (keyof Trace)[];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), async (field) => {
      const { [field]: _, ...without } = recording();
      expect((await send(client, without as Trace)).statusCode).toBe(400);
    }),
  );
  expect(await service.deps.db.select().from(traces)).toEqual([]);
});

it('limits the recordings of a session', async () => {
  const client = await begin(service);
  for (let times = 0; times < 5; times += 1) expect((await send(client, recording())).statusCode).toBe(200);
  const refused = await send(client, recording());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  expect((await send(await begin(service), recording())).statusCode).toBe(200);
});

it('keeps a recording once that is sent again because its answer was lost', async () => {
  const client = await begin(service);
  const another = recording({ path: '/status' });
  for (const trace of [recording(), recording(), another]) await send(client, trace);
  expect(await stored(await journeyOf(client))).toEqual([recording(), another]);
});

it('takes one recording of a session at a time', async () => {
  const client = await begin(service);
  let admitted = (): void => undefined;
  const isRead = new Promise<void>((resolve) => (admitted = resolve));
  const body = new Readable({ read: () => admitted() });
  const headers = { 'content-type': 'application/json' };
  const first = client.inject({ method: 'POST', url: '/wgt/support/trace', headers, payload: body });
  // The service begins to read a body that it has admitted.
  await isRead;
  expect((await send(client, recording())).statusCode).toBe(503);
  body.push(JSON.stringify({ trace: recording() }));
  body.push(null);
  expect((await first).statusCode).toBe(200);
  expect((await send(client, recording())).statusCode).toBe(200);
});

it('is in the audit of the request, in its export, and erased with it, and with no other', async () => {
  const { db } = service.deps;
  const { client, step } = await walkTo(service, 'company-info');
  const journey = await journeyOf(client);
  await send(client, recording());
  const other = await begin(service);
  await send(other, recording());
  const received = (await listAudit(db, step.guid)).filter(({ event }) => event === 'trace-received');
  expect(received).toMatchObject([{ details: { events: 1, bytes: expect.any(Number) } }]);

  const folder = await mkdtemp(join(tmpdir(), 'apertura-trace-'));
  await exportRequest(service.deps, step.guid, join(folder, 'request'));
  const data = JSON.parse(await readFile(join(folder, 'request', 'data.json'), 'utf8')) as {
    readonly tables: { readonly traces: readonly { readonly content: string }[] };
  };
  expect(data.tables.traces.map(({ content }) => JSON.parse(content) as Trace)).toEqual([recording()]);
  await rm(folder, { recursive: true });

  await eraseRequest(service.deps, step.guid, 'command');
  expect(await stored(journey)).toEqual([]);
  expect(await stored(await journeyOf(other))).toHaveLength(1);
  expect((await other.call('onboardingNext', CURRENT)).status).toBe('success');
});

it(`is gone after ${TRACE_DAYS} days`, async () => {
  const client = await begin(service);
  const journey = await journeyOf(client);
  await send(client, recording());
  service.clock.pass({ minutes: TRACE_DAYS * 24 * 60 });
  await eraseLeftovers(service.deps);
  expect(await stored(journey)).toHaveLength(1);
  service.clock.pass({ seconds: 1 });
  await eraseLeftovers(service.deps);
  const left = await service.deps.db.select().from(traces).where(eq(traces.journey, journey));
  expect(left).toEqual([]);
});
