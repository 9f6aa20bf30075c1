import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { inOneExchange, withNextStatement } from '../../../server/db/inOneExchange';
import type { Db } from '../../../server/db/types';
import { ask, codeOf, mark, marks, onBothDatabases } from '../support/bothDatabases';

const name = fc.constantFrom('law-a', 'law-b', 'law-c');
/** A name that is written twice is refused. */
const step = fc.oneof(
  fc.record({ is: fc.constant('write' as const), name }),
  fc.record({
    is: fc.constantFrom('read' as const, 'together' as const, 'caught' as const, 'stop' as const),
  }),
  fc.record({ is: fc.constantFrom('nested' as const, 'nestedStop' as const), name }),
);
type Step = ReturnType<typeof step.generate>['value'];
/** Runs a write. */
type Way = (tx: Db, write: () => Promise<unknown>) => Promise<void>;

/** Runs the statement in the moment of the call, as a prepared one runs. */
const sent = (db: Db, statement: SQL): Promise<unknown> => db.execute(statement).execute();

const atOnce: Way = async (_, write) => void (await write());

const count = (tx: Db) => ask(tx, sql`select count(*)::int as marks from marks where name like 'law-%'`);
const stop = (): never => {
  throw new Error('stop');
};

const run = async (db: Db, steps: readonly Step[], way: Way): Promise<unknown> => {
  const read: unknown[] = [];
  const done = async (tx: Db, one: Step): Promise<void> => {
    const write = (to: Db) => way(to, () => sent(to, mark('name' in one ? one.name : '')));
    if (one.is === 'write') await write(tx);
    if (one.is === 'read') read.push(await count(tx));
    if (one.is === 'together') read.push(await inOneExchange(tx, () => Promise.all([count(tx), count(tx)])));
    if (one.is === 'caught') await ask(tx, sql`select * from nowhere`).catch(() => undefined);
    if (one.is === 'stop') stop();
    // A nested transaction that fails leaves the outer one as it was before.
    if (one.is === 'nested') await tx.transaction(write).catch((error) => read.push(codeOf(error)));
    if (one.is === 'nestedStop')
      await tx
        .transaction(async (inner) => {
          await write(inner);
          stop();
        })
        .catch(() => read.push('stopped'));
  };
  const work = db.transaction(async (tx) => {
    for (const one of steps) await done(tx, one);
  });
  const isCommitted = await work.then(
    () => true,
    () => false,
  );
  const left = await marks(db, 'law-%');
  await db.execute(sql`delete from marks where name like 'law-%'`);
  // A write that fails is told of later, so more may be read before.
  return { isCommitted, left, read: isCommitted && read };
};

onBothDatabases({
  laws: (opened) => {
    it('stores, reads and refuses what it would if each write were answered first', async () => {
      const { db } = opened().database;
      const law = fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        expect(await run(db, steps, withNextStatement)).toEqual(await run(db, steps, atOnce));
      });
      await fc.assert(law, { numRuns: 150 });
    });

    it('fails at COMMIT with the error of a write that fails, and the connection is as good as before', async () => {
      const { db } = opened().database;
      for (const statement of [sql`select 1 / 0`, sql`select * from nowhere`, sql`no statement`])
        for (const isFirst of [true, false]) {
          const work = db.transaction(async (tx) => {
            if (!isFirst) await tx.execute(mark('failing'));
            await withNextStatement(tx, () => sent(tx, statement));
          });
          const alone = await db.execute(statement).catch(codeOf);
          expect(await work.then(() => 'committed', codeOf)).toBe(alone);
          expect(await db.transaction((tx) => ask(tx, sql`select 1 as one`))).toEqual([{ one: 1 }]);
        }
      expect(await marks(db, 'failing')).toEqual([]);
    });

    it('other statements that run meanwhile return their rows', async () => {
      const { db } = opened().database;
      await db.transaction(async (tx) => {
        await ask(tx, sql`select 1`);
        const one = () => ask(tx, sql`select 1 as one`);
        const [, ...rows] = await Promise.all([
          withNextStatement(tx, () => sent(tx, mark('meanwhile-1'))),
          one(),
          inOneExchange(tx, one),
        ]);
        expect(rows).toEqual([[{ one: 1 }], [{ one: 1 }]]);
        await inOneExchange(tx, () =>
          Promise.all([one(), withNextStatement(tx, () => sent(tx, mark('meanwhile-2')))]),
        );
      });
      expect(await marks(db, 'meanwhile-%')).toEqual([{ name: 'meanwhile-1' }, { name: 'meanwhile-2' }]);
    });

    it('writes at once without a transaction', async () => {
      const { db } = opened().database;
      await withNextStatement(db, () => sent(db, mark('alone')));
      expect(await marks(db, 'alone')).toEqual([{ name: 'alone' }]);
    });
  },

  ofPglite: (opened) => {
    it('a write whose next statement cannot be sent is not left out of what is committed', async () => {
      const { db } = opened().database;
      const unsendable = {
        toJSON: () => {
          throw new Error('unsendable');
        },
      };
      const work = db.transaction(async (tx) => {
        await ask(tx, sql`select 1`);
        await withNextStatement(tx, () => sent(tx, mark('left-out')));
        await ask(tx, sql`select ${unsendable}::jsonb`).catch(() => undefined);
      });
      await expect(work).rejects.toThrow();
      expect(await marks(db, 'left-out')).toEqual([]);
    });

    it('exchanges messages once for a write and COMMIT', async () => {
      const { database, pglite } = opened();
      const write = (written: string) => async (tx: Db) => {
        await ask(tx, sql`select 1`);
        await withNextStatement(tx, () => sent(tx, mark(written)));
      };
      await database.db.transaction(write('once-1'));
      const exchanged = jest.spyOn(pglite, 'execProtocolStream');
      await database.db.transaction(write('once-2'));
      // The first is BEGIN with the read.
      expect(exchanged).toHaveBeenCalledTimes(2);
      exchanged.mockRestore();
    });
  },

  ofPostgres: (opened) => {
    it('sends a write with the next statement, and not before', async () => {
      const { database, gate } = opened();
      await database.db.transaction(async (tx) => {
        await ask(tx, sql`select 1`);
        await withNextStatement(tx, () => sent(tx, mark('with-next')));
        await ask(database.db, sql`select 'on another connection'`);
        expect(gate.sent()).toContain('on another connection');
        expect(gate.sent()).not.toContain('with-next');
        expect(await marks(tx, 'with-next')).toEqual([{ name: 'with-next' }]);
      });
    });

    it('a connection that is lost with a deferred write stores nothing, and the next call has another', async () => {
      const { db } = opened().database;
      const lost = db.transaction(async (tx) => {
        const [{ pid }] = (await ask(tx, sql`select pg_backend_pid() as pid`)) as [{ pid: number }];
        await withNextStatement(tx, () => sent(tx, mark('lost')));
        await ask(db, sql`select pg_terminate_backend(${pid})`);
      });
      await expect(lost).rejects.toThrow();
      expect(await marks(db, 'lost')).toEqual([]);
    });
  },
});
