import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { inArray } from 'drizzle-orm';
import { contracts } from '../../../server/db/schema';
import type { StoredContract } from '../../../server/db/schema';
import { newStorageKey, QUARANTINE } from '../../../server/documents/keys';
import { requireOwnStore } from '../../../server/documents/owner';
import { jobsOf } from '../../../server/jobs';
import { commands } from '../../../server/dataCommands';
import { sweepFiles } from '../../../server/jobs/sweep';
import { saveContracts } from '../../../server/repositories/contracts';
import { findRequest } from '../../../server/repositories/requests';
import { contractsInOrder, markSigned } from '../../../server/repositories/signing';
import { isDeep } from '../../setup/depth';
import { seedRequest } from '../seed';
import { storedFiles } from '../storedFiles';
import { startTestApp, type TestApp } from '../support';

const HOUR = 60;
const DAY = 24 * HOUR;
const MOST_FILES = 20;

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp();
});
afterEach(() => service.close());

const pathOf = (...below: string[]): string => join(service.config.DATA_DIR, 'documents', ...below);
const setTime = (path: string): Promise<void> => utimes(path, service.clock.now(), service.clock.now());
const aside = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const page of service.deps.documents.quarantine.list()) keys.push(...page.map(({ key }) => key));
  return keys;
};
const sweep = async (moves?: 'all') => {
  const before = await aside();
  const swept = await sweepFiles(service.deps, moves);
  // The store takes the machine's time, the sweep the test's.
  for (const key of await aside()) if (!before.includes(key)) await setTime(pathOf(QUARANTINE, key));
  return swept;
};

const signRow = async (key: string): Promise<void> => {
  const sealed = { guid: key, kind: 'contract', storageKey: key, agreedKey: key } as const;
  const facts = { sha256: '', agreedSha256: '', agreedSize: 1, seal: 'trial' } as const;
  await markSigned(service.deps.db, key, [{ ...sealed, ...facts }], service.clock.now());
};

const storeFile = async (row: 'none' | 'unsigned' | 'signed'): Promise<string> => {
  const { db, documents, clock } = service.deps;
  const storageKey = newStorageKey();
  await documents.put(storageKey, Buffer.from('x'), 'application/pdf');
  await setTime(pathOf(storageKey.slice(0, 2), storageKey));
  if (row === 'none') return storageKey;
  const given: StoredContract = {
    ...{ guid: storageKey, kind: 'contract', stampeId: storageKey, barCode: storageKey, storageKey },
    ...{ sha256: '', dataHash: '', createdAt: clock.now(), noticeAt: null, signedAt: null },
    ...{ agreedSha256: '', agreedSize: 0, seal: '', stampedAt: null },
  };
  await saveContracts(db, [given]);
  if (row === 'signed') {
    await signRow(storageKey);
    await documents.markSigned(storageKey);
  }
  return storageKey;
};

it('keeps every file of a store whose rows are lost, and brings back what gets its row again', async () => {
  const { db } = service.deps;
  const kinds = { signed: fc.nat(2), known: fc.nat(40), orphans: fc.nat(30), lost: fc.nat(30) };
  await fc.assert(
    fc.asyncProperty(
      fc.record(kinds),
      fc.boolean(),
      async ({ signed, known, orphans, lost }, losesSigned) => {
        await db.delete(contracts);
        for (const key of await storedFiles(service)) await service.deps.documents.remove(key);
        for (const key of await aside()) await service.deps.documents.quarantine.remove(key);
        const make = async (count: number, row: Parameters<typeof storeFile>[0]): Promise<string[]> => {
          const keys: string[] = [];
          for (let index = 0; index < count; index += 1) keys.push(await storeFile(row));
          return keys;
        };
        const signedKeys = await make(signed, 'signed');
        await make(known, 'unsigned');
        const orphanKeys = await make(orphans, 'none');
        const lostKeys = [...(await make(lost, 'unsigned')), ...(losesSigned ? signedKeys : [])];
        const rows =
          lostKeys.length > 0
            ? await db.select().from(contracts).where(inArray(contracts.storageKey, lostKeys))
            : [];
        if (lostKeys.length > 0) await db.delete(contracts).where(inArray(contracts.storageKey, lostKeys));
        const all = await storedFiles(service);
        service.clock.pass({ minutes: 2 * HOUR });

        const gone = orphans + lostKeys.length;
        const stops = (losesSigned && signed > 0) || gone > Math.max(MOST_FILES, all.length * 0.05);
        expect((await sweep())?.stopped !== undefined).toBe(stops);
        if (stops) expect((await storedFiles(service)).sort()).toEqual(all.sort());
        service.clock.pass({ minutes: 7 * DAY - 1 });
        await sweep();
        expect([...(await storedFiles(service)), ...(await aside())].sort()).toEqual(all.sort());

        if (rows.length > 0) await saveContracts(db, rows);
        await sweep();
        expect(new Set(await storedFiles(service))).toEqual(
          new Set(orphans > MOST_FILES ? all : all.filter((key) => !orphanKeys.includes(key))),
        );
        service.clock.pass({ minutes: 8 * DAY });
        await sweep();
        expect(await aside()).toEqual([]);
      },
    ),
    { numRuns: isDeep ? 6 : 2 },
  );
});

it('stops for one signed document, reports it in log and metrics, and moves it only on request', async () => {
  const { db, log } = service.deps;
  const { guid, client } = await seedRequest(service, { step: 'contract' });
  await client.call('contactContractList', { guid });
  for (const { stampeId, barCode } of await contractsInOrder(db, guid)) {
    await client.call('presaVisione', { stampeId, barcode: barCode });
    expect(await client.call('signDocument', { guid, stampeId, barCode })).toMatchObject({
      status: 'success',
    });
  }
  const files = await storedFiles(service);
  expect(files.length).toBe(2);
  for (const key of files) await setTime(pathOf(key.slice(0, 2), key));
  const stopped = async () => {
    const { payload } = await service.app.inject('/metrics');
    return /^apertura_sweep_stopped (\d)/m.exec(payload)?.[1];
  };
  service.clock.pass({ minutes: 2 * HOUR });
  expect(await sweep()).toMatchObject({ orphans: 0, kept: 0 });
  expect(await stopped()).toBe('0');

  // As with a dump from before the request.
  const rows = await db.select().from(contracts);
  await db.delete(contracts);
  const error = jest.spyOn(log, 'error');
  expect(await sweep()).toMatchObject({ orphans: 0, kept: 2, keptSigned: 2, stopped: 'signed' });
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ keptSigned: 2 }),
    'The sweep has stopped: files of the document store have no row in this database',
  );
  expect([(await storedFiles(service)).sort(), await stopped()]).toEqual([files.sort(), '1']);

  expect(await sweep('all')).toMatchObject({ orphans: 2 });
  expect([await storedFiles(service), (await aside()).length, await stopped()]).toEqual([[], 2, '0']);
  await saveContracts(db, rows);
  expect(await sweep()).toMatchObject({ restored: 2, missing: 0 });
  expect((await storedFiles(service)).sort()).toEqual(files.sort());
});

it('marks signed documents that have no mark yet, so that they stop the sweep of another database', async () => {
  const { db, documents } = service.deps;
  const key = await storeFile('unsigned');
  await signRow(key);
  service.clock.pass({ minutes: 2 * HOUR });
  await sweep();
  await db.delete(contracts);
  expect(await sweep()).toMatchObject({ keptSigned: 1, stopped: 'signed' });
  expect(await documents.get(key)).toBeDefined();
});

it('touches nothing in a store that has become that of another database', async () => {
  const { db, documents } = service.deps;
  await requireOwnStore(db, documents);
  await storeFile('none');
  service.clock.pass({ minutes: 2 * HOUR });
  await documents.writeOwner('another');
  expect(await sweep()).toMatchObject({ orphans: 0, stopped: 'owner' });
  expect((await storedFiles(service)).length).toBe(1);
});

describe('a clock that jumps', () => {
  const [MOST_JUMPS, MOST_DAYS] = [3, 40];
  const sweepInTime = async (): Promise<void> => {
    const before = await aside();
    await jobsOf(service.deps)
      .find(({ name }) => name === 'sweep')
      ?.run();
    for (const key of await aside()) if (!before.includes(key)) await setTime(pathOf(QUARANTINE, key));
  };
  const runFor = async (hours: number): Promise<void> => {
    for (let hour = 0; hour < hours; hour += 1) {
      service.clock.pass({ minutes: HOUR });
      await sweepInTime();
    }
  };

  it('[R6-01] empties the quarantine no sooner than after a week, in whatever way it was set ahead and back', async () => {
    const jump = fc.record({
      days: fc.integer({ min: -MOST_DAYS, max: MOST_DAYS }),
      hours: fc.integer({ min: 1, max: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(jump, { minLength: 1, maxLength: MOST_JUMPS }), async (jumps) => {
        await service.close();
        service = await startTestApp();
        await sweepInTime();
        const key = await storeFile('none');
        await runFor(3);
        expect(await aside()).toEqual([key]);
        let hours = 1;
        for (const { days, hours: after } of jumps) {
          service.clock.pass({ minutes: days * DAY });
          const run = Math.min(after, 7 * 24 - hours - 1);
          hours += run;
          await runFor(run);
          expect(await aside()).toEqual([key]);
        }
      }),
      {
        // The examples are the first of them.
        numRuns: isDeep ? 4 : 1,
        examples: [
          [
            [
              { days: 30, hours: 30 },
              { days: -30, hours: 30 },
            ],
          ],
          [[{ days: 30, hours: 60 }]],
        ],
      },
    );
    // Nor for ever, also where it was set back as far as the jumps go.
    for (let day = 0; day < MOST_JUMPS * MOST_DAYS + 50 && (await aside()).length > 0; day += 1)
      await runFor(1).then(() => service.clock.pass({ minutes: DAY - HOUR }));
    expect(await aside()).toEqual([]);
  });

  it('[R6-01] lets the command neither erase nor empty anything, nor take away what is being written', async () => {
    const { guid } = await seedRequest(service);
    await sweepInTime();
    const key = await storeFile('none');
    await runFor(3);
    const draft = pathOf(key.slice(0, 2), `${key}.0123456789ab.part`);
    await writeFile(draft, 'hal');
    await setTime(draft);
    service.clock.pass({ minutes: 40 * DAY });
    const opened = { ...service.deps, documents: service.deps.documents as never };
    expect(await commands['sweep']?.run(opened, [])).toContain('The clock has jumped');
    expect([(await findRequest(service.deps.db, guid))?.guid, await aside()]).toEqual([guid, [key]]);
    expect(await readFile(draft, 'utf8')).toBe('hal');
  });
});
