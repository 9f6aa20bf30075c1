import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICE_UNAVAILABLE } from '../../../src/contract/errors';
import { slugOf } from '../../../src/contract/steps/table';
import { toWidgets } from '../../../src/contract/steps/definition';
import { openPostgres } from '../../../server/db/open';
import { poolTimeouts } from '../../../server/db/pool';
import type { OpenDatabase } from '../../../server/db/types';
import { begin, goodValues, introduce, newApplicant, startTestApp, type TestApp } from '../support';
import { onServer } from '../../../scripts/testing/service/database';
import { startGate, type Gate } from './gate';

const CURRENT = { number: null, widgets: [] };
const log = { error: () => undefined, warn: () => undefined };
/** Ends for all once so many wait: each has a connection of its own. */
const barrier = (count: number): (() => Promise<void>) => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let here = 0;
  return () => {
    here += 1;
    if (here === count) open();
    return opened;
  };
};
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

describe('a document store that is away', () => {
  it('is reported as 503 in the typed form, without details in the answer', async () => {
    const gone = () => Promise.reject(new Error('fronte.jpg of Giulia', { cause: away }));
    const list = () => ({ [Symbol.asyncIterator]: () => ({ next: gone }) });
    const documents = {
      ...{ put: gone, get: gone, remove: gone, removeDrafts: gone, check: gone, list },
      ...{ markSigned: gone, unmarkSigned: gone, readOwner: gone, writeOwner: gone },
      quarantine: { add: gone, restore: gone, remove: gone, list },
    };
    const service = await startTestApp({ deps: { documents } });
    service.app.get('/stored', () => documents.get());
    const response = await service.app.inject('/stored');
    expect(response.statusCode).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const supportCode = expect.any(String) as string;
    expect(response.json()).toEqual({ status: 'error', message: SERVICE_UNAVAILABLE, supportCode });
    expect((await service.app.inject('/readyz')).statusCode).toBe(503);
    await service.close();
  });
});

const server = process.env['TEST_DATABASE_URL'];
if (server) {
  describe('a database that is away', () => {
    const name = `apertura_away_${randomBytes(6).toString('hex')}`;
    let gate: Gate;
    let database: OpenDatabase;
    let service: TestApp;
    beforeAll(async () => {
      await onServer(server, `create database ${name}`);
      const address = new URL(server);
      address.pathname = `/${name}`;
      gate = await startGate(address.href);
      database = await openPostgres(gate.url, log, { poolSize: 4 });
      service = await startTestApp({ database });
    });
    afterAll(async () => {
      await service.close();
      await database.close();
      await gate.close();
      await onServer(server, `drop database ${name} with (force)`);
    });

    it('ends each wait for it before the five seconds that a call may take', () => {
      const { connectionTimeoutMillis, statement_timeout, lock_timeout, query_timeout } = poolTimeouts;
      for (const wait of [connectionTimeoutMillis, statement_timeout, lock_timeout, query_timeout])
        expect(wait).toBeLessThan(5000);
    });

    it.each([
      { how: 'away', rounds: 3 },
      // Each round waits for the whole of a statement's limit.
      { how: 'swallow', rounds: 1 },
    ] as const)(
      'is reported as 503 and is back, as often as it goes ($how)',
      async ({ how, rounds }) => {
        const client = await begin(service);
        for (let round = 0; round < rounds; round += 1) {
          const held = how === 'swallow' ? [1, 2, 3, 4] : [];
          const full = barrier(held.length);
          await Promise.all(held.map(() => database.db.transaction(full)));
          await gate[how]();
          // On connections that hang, not closed, `begin` itself fails.
          const begun = Array.from({ length: 4 }, () => database.db.transaction(async () => 1));
          const transactions = Promise.allSettled(begun);
          // More than the pool has: each failed `begin` that kept its place would leave none.
          const calls = Array.from({ length: 8 }, () => client.send('onboardingNext', CURRENT));
          for (const answer of await Promise.all(calls)) {
            expect(answer.statusCode).toBe(503);
            expect(answer.json()).toMatchObject({ status: 'error', message: SERVICE_UNAVAILABLE });
            expect(answer.body).not.toMatch(/ECONN|select|postgres/i);
          }
          for (const { status } of await transactions) expect(status).toBe('rejected');
          expect((await service.app.inject('/readyz')).statusCode).toBe(503);
          expect((await service.app.inject('/healthz')).statusCode).toBe(200);

          await gate.back();
          while ((await client.send('onboardingNext', CURRENT)).statusCode !== 200) await sleep(20);
          expect((await service.app.inject('/readyz')).statusCode).toBe(200);
          const load = database.load?.();
          expect(load).toMatchObject({ waiting: 0, connections: load?.idle });
        }
      },
      60_000,
    );

    it('goes in a transaction: 503, no place of the pool is lost, and the process lives', async () => {
      for (let round = 0; round < 6; round += 1) {
        await expect(
          database.db.transaction(async (tx) => {
            await gate.away();
            // The loss is known, and the transaction goes on to its commit.
            await tx.execute('select 1').catch(() => undefined);
          }),
        ).rejects.toThrow();
        await expect(database.db.transaction(async () => 1)).rejects.toThrow();
        await gate.back();
      }
      expect(await database.db.transaction(async () => 2)).toBe(2);
      expect(database.load?.()).toMatchObject({ waiting: 0, connections: database.load?.().idle });
    });

    it('[R2.9-03] that loses the acknowledgement of a commit: the call sent again has one effect', async () => {
      const applicant = newApplicant();
      const client = await begin(service);
      await introduce(service, client, applicant);
      const { number, guid } = await client.call('onboardingNext', CURRENT);
      const widgets = toWidgets(goodValues(applicant)['contact-info']);
      gate.loseNextCommit();
      const lost = await client.send('onboardingNext', { number, widgets });
      expect([lost.statusCode, lost.json<{ message: string }>().message]).toEqual([503, SERVICE_UNAVAILABLE]);
      const again = await client.call('onboardingNext', { number, widgets });
      expect([again.status, again.guid, again.errorMessage]).toEqual(['success', guid, []]);
      expect(again.number).not.toBe(number);
      expect(slugOf(again.name)).toBe('address-info');
    });

    it('is waited for at the start, and reported in one line if it does not come', async () => {
      await gate.away();
      const tooLate = openPostgres(gate.url, log, { waitSeconds: 0 });
      await expect(tooLate).rejects.toThrow(/^The database of DATABASE_URL does not answer: ECONNREFUSED$/);
      const waiting = openPostgres(gate.url, log, { waitSeconds: 10 });
      await gate.back();
      await (await waiting).close();
      const nobodys = new URL(gate.url);
      nobodys.pathname = '/there_is_none';
      const refused = openPostgres(nobodys.href, log, { waitSeconds: 10 });
      await expect(refused).rejects.toThrow(/refuses the service: 3D000$/);
    });
  });
}
