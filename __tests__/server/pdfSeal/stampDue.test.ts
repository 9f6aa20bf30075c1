import { timeStamps, type StoredContract } from '../../../server/db/schema';
import type { AppDeps, DocumentStore } from '../../../server/deps';
import { addTimeStamps } from '../../../server/jobs';
import { sweepFiles } from '../../../server/jobs/sweep';
import { openContract } from '../../../server/pdf/openContract';
import { findHole, signatureIn } from '../../../server/pdfSeal/hole';
import { toStamp } from '../../../server/pdfSeal/sealPdf';
import { eraseRequest } from '../../../server/privacy/erase';
import { listAudit } from '../../../server/repositories/audit';
import { contractsInOrder } from '../../../server/repositories/signing';
import { backlogOfStamps } from '../../../server/repositories/timeStamps';
import { seedRequest } from '../seed';
import { storedFiles } from '../storedFiles';
import { signed, testService } from '../support';
import { asOtherProcess, withMeanwhile } from '../../../scripts/testing/service/outside';
import { placeAfter } from '../support/places';
import { signDocuments } from '../support/signing';
import { withFailing } from '../support/statementFaults';
import { isStampOf, startAuthority, tokenIn, type Authority } from './authority';
import { pdfsig, testFolder, VALID } from './tools';

const folder = testFolder();
let authority: Authority;
beforeAll(async () => {
  authority = await startAuthority(folder, () => service.clock.now());
});
afterAll(() => authority.stop());
const service = testService(() => ({ environment: { TSA_URL: authority.url } }));
afterEach(() => {
  authority.misbehave = undefined;
});

const rowsOf = (guid: string): Promise<StoredContract[]> => contractsInOrder(service.deps.db, guid);
const waiting = async (): Promise<number> => (await backlogOfStamps(service.deps.db))[0]?.number ?? 0;
const run = (deps: AppDeps = service.deps): Promise<void> => addTimeStamps(deps);

const signedAtOnce = async (): Promise<string> => {
  const { client, guid } = await seedRequest(service, { step: 'contract' });
  await client.call('contactContractList', { guid });
  await signDocuments(service, guid);
  return guid;
};

const requireStamped = async (guid: string): Promise<void> => {
  const rows = await rowsOf(guid);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const file = (await openContract(service.deps, row)) ?? Buffer.of();
    expect(row.stampedAt).toBeInstanceOf(Date);
    expect(await pdfsig(folder, file)).toContain(VALID);
    expect(isStampOf(folder, tokenIn(signatureIn(file, findHole(file))), toStamp(file))).toBe(true);
  }
};

const requireNoOthers = async (before: readonly string[]): Promise<void> => {
  const rows = await service.deps.db.select().from(timeStamps);
  expect(rows).toEqual([]);
  const FILES = 7;
  expect((await storedFiles(service)).length - before.length).toBe(FILES);
};

it('[R4.7-01] a signature waits for no authority, and the time stamps come later', async () => {
  const before = await storedFiles(service);
  authority.misbehave = () => undefined;
  const asked = authority.asked.length;
  const { step } = await signed(service);
  expect(authority.asked.length).toBe(asked);
  const unstamped = await rowsOf(step.guid);
  const sealed = await Promise.all(unstamped.map((row) => openContract(service.deps, row)));
  expect(await waiting()).toBe(2);
  authority.misbehave = undefined;

  await run();
  await requireStamped(step.guid);
  await requireNoOthers(before);
  const stamped = await rowsOf(step.guid);
  for (const [at, row] of stamped.entries()) {
    const file = (await openContract(service.deps, row)) ?? Buffer.of();
    const earlier = sealed[at] ?? Buffer.of();
    expect(row.agreedSha256).toBe(unstamped[at]?.agreedSha256);
    expect(file.length).toBe(earlier.length);
    expect(toStamp(file)).toEqual(toStamp(earlier));
  }
  const entries = (await listAudit(service.deps.db, step.guid)).filter(
    ({ event }) => event === 'document-stamped',
  );
  expect(entries.map(({ details }) => details['sealedSha256']).sort()).toEqual(
    stamped.map(({ sha256 }) => sha256).sort(),
  );
  await run();
  expect(await rowsOf(step.guid)).toEqual(stamped);
});

it('[R6-01] an authority that is away is asked again, later each time, and not for each document', async () => {
  const { step } = await signed(service);
  authority.misbehave = (_, response) => response.writeHead(503).end();
  const asked = authority.asked.length;
  await run();
  expect(authority.asked.length - asked).toBe(2);
  await run();
  expect(authority.asked.length - asked).toBe(2);
  service.clock.pass({ seconds: 11 });
  await run();
  service.clock.pass({ seconds: 11 });
  await run();
  expect(authority.asked.length - asked).toBe(4);
  expect(await waiting()).toBe(2);
  authority.misbehave = undefined;
  service.clock.pass({ minutes: 2 });
  await run();
  await requireStamped(step.guid);
  expect(await waiting()).toBe(0);
});

it('[R6-01] a stamp of another signature is not taken', async () => {
  const { step } = await signed(service);
  let wrong: Buffer | undefined;
  authority.misbehave = (request, response) => {
    wrong ??= authority.answer(request);
    response.end(wrong);
  };
  const before = await rowsOf(step.guid);
  await run();
  const stamped = (await rowsOf(step.guid)).filter(({ stampedAt }) => stampedAt !== null);
  expect(stamped.length).toBeLessThanOrEqual(1);
  authority.misbehave = undefined;
  service.clock.pass({ minutes: 3 });
  await run();
  await requireStamped(step.guid);
  expect(before.map(({ stampedAt }) => stampedAt)).toEqual([null, null]);
});

it('[R6-01] whichever statement fails, every document stays readable, and is stamped in the end', async () => {
  const APART = 9;
  for (let place = 1; ; place = placeAfter(place, APART)) {
    const before = await storedFiles(service);
    const guid = await signedAtOnce();
    const { failed } = await withFailing(place, () => run().catch(() => undefined));
    for (const row of await rowsOf(guid)) expect(await openContract(service.deps, row)).toBeDefined();
    service.clock.pass({ minutes: 10 });
    await run();
    service.clock.pass({ minutes: 10 });
    await run();
    await requireStamped(guid);
    expect(await service.deps.db.select().from(timeStamps)).toEqual([]);
    // What a failed attempt has stored, and no row names, is the sweep's.
    expect((await storedFiles(service)).length - before.length).toBeLessThanOrEqual(3);
    if (failed === undefined) break;
  }
});

/** The process dies at a call of the store: none of its code runs on. */
class Killed extends Error {}

const killedAt = (place: number): { readonly deps: AppDeps; readonly died: () => boolean } => {
  let [calls, died] = [0, false];
  const documents = new Proxy(service.deps.documents, {
    get: (target, name: keyof DocumentStore) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        calls += 1;
        died ||= calls >= place;
        if (died) return new Promise((_, reject) => void reject(new Killed()));
        return Reflect.apply(member, target, given);
      };
    },
  });
  const db = new Proxy(service.deps.db, {
    get: (target, name) => {
      if (died) throw new Killed();
      return Reflect.get(target, name) as unknown;
    },
  });
  return { deps: { ...service.deps, documents, db }, died: () => died };
};

it('[R6-01] whenever the process dies, the next one goes on, and the sweep finds nothing amiss', async () => {
  const APART = 4;
  for (let place = 1; ; place = placeAfter(place, APART)) {
    const guid = await signedAtOnce();
    const { deps, died } = killedAt(place);
    await run(deps).catch((error: unknown) => expect(error).toBeInstanceOf(Killed));
    for (const row of await rowsOf(guid)) expect(await openContract(service.deps, row)).toBeDefined();
    service.clock.pass({ minutes: 3 });
    expect((await sweepFiles(service.deps))?.stopped).toBeUndefined();
    await run();
    await requireStamped(guid);
    expect(await service.deps.db.select().from(timeStamps)).toEqual([]);
    expect(await sweepFiles(service.deps)).toMatchObject({ missing: 0, keptSigned: 0 });
    if (!died()) break;
  }
});

it('[R6-01] a request that is erased while its stamp is fetched leaves no file', async () => {
  const before = await storedFiles(service);
  const guid = await signedAtOnce();
  const erase = async () => {
    await asOtherProcess(() => eraseRequest(service.deps, guid, 'command', { evenSigned: true }));
  };
  const SECOND = 2;
  const { wasPaused } = await withMeanwhile(SECOND, erase, run);
  expect(wasPaused).toBe(true);
  expect(await rowsOf(guid)).toEqual([]);
  expect((await storedFiles(service)).sort()).toEqual([...before].sort());
  expect(await service.deps.db.select().from(timeStamps)).toEqual([]);
});

it('[R6-01] a document that another process stamps meanwhile keeps the stamp of that process alone', async () => {
  const before = await storedFiles(service);
  const guid = await signedAtOnce();
  let stamped: StoredContract[] = [];
  const stampElsewhere = () =>
    asOtherProcess(async () => {
      // The attempt takes so long that another process takes the documents, too.
      service.clock.pass({ minutes: 3 });
      await run();
      stamped = await rowsOf(guid);
    });
  const SECOND = 2;
  expect(await withMeanwhile(SECOND, stampElsewhere, run)).toMatchObject({ wasPaused: true });
  expect(stamped.map(({ stampedAt }) => stampedAt !== null)).toEqual([true, true]);
  expect(await rowsOf(guid)).toEqual(stamped);
  expect(await storedFiles(service)).toEqual(
    expect.arrayContaining([...before, ...stamped.map(({ storageKey }) => storageKey)]),
  );
  expect((await storedFiles(service)).length - before.length).toBe(stamped.length);
  const events = (await listAudit(service.deps.db, guid)).map(({ event }) => event);
  expect(events.filter((event) => event === 'document-stamped')).toHaveLength(2);
});
