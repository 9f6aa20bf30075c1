import type { Database, OpenDatabase } from '../../../server/db/types';
import { storedFiles } from '../storedFiles';
import { isDeep } from '../../setup/depth';
import { startTestApp, type TestApp } from '../support';
import { freshDatabase } from '../../../scripts/testing/service/database';
import { placeAfter } from '../support/places';
import { namedKeys, operations } from './operations';

type Fault = 'is rolled back' | 'loses its answer';
let fault: Fault | undefined;
/** Which of the operation's transactions fails. */
let failing = 0;
let begun = 0;

const away = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

const withFailingCommits = (db: Database): Database =>
  new Proxy(db, {
    get: (target, name) => {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown;
      const transaction: Database['transaction'] = async (work) => {
        begun += 1;
        if (fault === undefined || begun !== failing) return target.transaction(work);
        if (fault === 'loses its answer') {
          await target.transaction(work);
          throw away();
        }
        return target.transaction(async (tx) => {
          await work(tx);
          throw away();
        });
      };
      return transaction;
    },
  });

let database: OpenDatabase;
let service: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  service = await startTestApp({ database, deps: { db: withFailingCommits(database.db) } });
});
afterAll(async () => {
  await service.close();
  await database.close();
});

const missing = async (): Promise<string[]> => {
  const [named, stored] = [await namedKeys(service), new Set(await storedFiles(service))];
  return named.filter((key) => !stored.has(key));
};

/** A sweep brings back the files that a row names. */
const putAside = async (): Promise<Set<string>> => {
  const keys = new Set<string>();
  for await (const page of service.deps.documents.quarantine.list())
    for (const { key } of page) keys.add(key);
  return keys;
};

/** A sweep has a transaction for each range of keys. */
const [FEW, APART] = [2, 8];
/** What the short run does where a commit loses its answer. The others have been done before it fails. */
const UNSURE: readonly string[] = [
  'a replaced upload',
  'the documents to sign',
  'an erasure by command',
  'a rotation of the keys',
];
const operationsFor = (how: Fault) =>
  Object.entries(operations).filter(([name]) => isDeep || how === 'is rolled back' || UNSURE.includes(name));

describe.each(['is rolled back', 'loses its answer'] as const)('a commit that %s', (how) => {
  it.each(operationsFor(how))('leaves each file that a row names: %s', async (name, operation) => {
    for (failing = 1; ; failing = placeAfter(failing, APART, FEW)) {
      const perform = await operation(service);
      const [before, asideBefore] = [await missing(), await putAside()];
      [fault, begun] = [how, 0];
      try {
        await perform();
      } catch (error) {
        // A job or command rejects; a call answers 503, which `passStep` cannot read.
        expect(error).toBeInstanceOf(Error);
        expect(begun).toBeGreaterThanOrEqual(failing);
      } finally {
        fault = undefined;
      }
      const aside = await putAside();
      const after = (await missing()).filter((key) => !asideBefore.has(key) || !aside.has(key));
      expect(after.filter((key) => !before.includes(key))).toEqual([]);
      if (begun < failing) break;
    }
    // At least one transaction was there to fail, except where none is needed.
    if (name !== 'a rotation of the keys') expect(failing).toBeGreaterThan(1);
  });
});
