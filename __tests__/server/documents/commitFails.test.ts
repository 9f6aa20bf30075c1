import type { Database, OpenDatabase } from '../../../server/db/types';
import { startTestApp, type TestApp } from '../support';
import { freshDatabase } from '../support/database';
import { namedKeys, operations } from './operations';

/** How a commit fails: nothing is stored, or all is and the answer is lost. */
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
  const lost: string[] = [];
  for (const key of await namedKeys(service))
    if (!(await service.deps.documents.get(key).catch(() => Buffer.of()))) lost.push(key);
  return lost;
};

describe.each(['is rolled back', 'loses its answer'] as const)('a commit that %s', (how) => {
  it.each(Object.entries(operations))('leaves each file that a row names: %s', async (name, operation) => {
    for (failing = 1; ; failing += 1) {
      const perform = await operation(service);
      const before = await missing();
      [fault, begun] = [how, 0];
      try {
        await perform();
      } catch (error) {
        // A job or command rejects; a call answers 503, which `passStep` cannot read.
        expect(error).toBeInstanceOf(Error);
      } finally {
        fault = undefined;
      }
      const after = await missing();
      expect(after.filter((key) => !before.includes(key))).toEqual([]);
      if (begun < failing) break;
    }
    // At least one transaction was there to fail, except where none is needed.
    if (name !== 'a rotation of the keys') expect(failing).toBeGreaterThan(1);
  });
});
