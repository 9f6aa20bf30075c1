import type { PGlite } from '@electric-sql/pglite';
import { sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { inOneExchange, withNextStatement } from '../../../server/db/inOneExchange';
import type { Db, OpenDatabase } from '../../../server/db/types';
import { ask, codeOf, mark, marks, onBothDatabases } from '../support/bothDatabases';
import { until } from '../support/uploading';
import type { Gate } from '../faults/gate';

const laws = (opened: () => { readonly database: OpenDatabase }): void => {
  it('returns for any statements what they return one by one, and nothing if one of them fails', async () => {
    const { db } = opened().database;
    const statement = fc.oneof(
      fc.record({ is: fc.constant('text' as const), value: fc.string({ unit: 'grapheme' }) }),
      fc.record({ is: fc.constant('rows' as const), value: fc.nat(5) }),
      fc.record({ is: fc.constant('ratio' as const), value: fc.integer({ min: 0, max: 6 }) }),
    );
    type Statement = ReturnType<typeof statement.generate>['value'];
    const sqlOf = ({ is, value }: Statement): SQL => {
      if (is === 'text') return sql`select ${value.replaceAll('\0', '')}::text as text, null as nothing`;
      if (is === 'rows') return sql`select * from generate_series(1, ${value}::int) as row`;
      return sql`select 6 / ${value}::int as ratio`;
    };
    const oneByOne = async (tx: Db, all: readonly Statement[]): Promise<unknown[]> => {
      const answers = [];
      for (const one of all) answers.push(await ask(tx, sqlOf(one)));
      return answers;
    };
    const together = (tx: Db, all: readonly Statement[]): Promise<unknown[]> =>
      inOneExchange(tx, () => Promise.all(all.map((one) => ask(tx, sqlOf(one)))));
    const outcome = async (work: Promise<unknown>): Promise<unknown> => {
      try {
        return await work;
      } catch (error) {
        return codeOf(error);
      }
    };
    const law = fc.asyncProperty(
      fc.array(statement, { maxLength: 4 }),
      fc.boolean(),
      async (all, isFirst) => {
        const run = (way: typeof together) =>
          outcome(
            db.transaction(async (tx) => {
              if (!isFirst) await tx.execute(sql`select 1`);
              const answers = await way(tx, all);
              return [...answers, await ask(tx, sql`select 'later' as then`)];
            }),
          );
        expect(await run(together)).toEqual(await run(oneByOne));
      },
    );
    await fc.assert(law, { numRuns: 60 });
  });

  it('stores what comes afterwards, and nothing of a transaction that is stopped', async () => {
    const { db } = opened().database;
    const begin = (tx: Db) =>
      inOneExchange(tx, () => Promise.all([ask(tx, sql`select 1`), ask(tx, sql`select 2`)]));
    await db.transaction(async (tx) => {
      await begin(tx);
      await tx.execute(mark('kept-1'));
    });
    const stopped = db.transaction(async (tx) => {
      await begin(tx);
      await tx.execute(mark('kept-2'));
      throw new Error('stop');
    });
    await expect(stopped).rejects.toThrow('stop');
    expect(await db.transaction(async () => 'nothing sent')).toBe('nothing sent');
    await expect(db.transaction(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
    expect(await marks(db, 'kept-%')).toEqual([{ name: 'kept-1' }]);
  });

  it('may be asked within itself', async () => {
    const { db } = opened().database;
    const nested = (tx: Db) =>
      inOneExchange(tx, () =>
        Promise.all([
          ask(tx, sql`select 1 as one`),
          inOneExchange(tx, () => ask(tx, sql`select 2 as two`)),
          ask(tx, sql`select 3 as three`),
        ]),
      );
    expect(await db.transaction(nested)).toEqual([[{ one: 1 }], [{ two: 2 }], [{ three: 3 }]]);
  });
};

const ofPglite = (opened: () => { readonly database: OpenDatabase; readonly pglite: PGlite }): void => {
  it('exchanges messages once for BEGIN and all of them', async () => {
    const { database, pglite } = opened();
    const three = (tx: Db) =>
      inOneExchange(tx, () =>
        Promise.all(['a', 'b', 'c'].map((text) => ask(tx, sql`select ${text}::text as text`))),
      );
    await database.db.transaction(three);
    const exchanged = jest.spyOn(pglite, 'execProtocolStream');
    await database.db.transaction(three);
    // The second is COMMIT.
    expect(exchanged).toHaveBeenCalledTimes(2);
    exchanged.mockRestore();
  });
};

const ofPostgres = (opened: () => { readonly database: OpenDatabase; readonly gate: Gate }): void => {
  it('sends all before the first is answered; each reads what was committed while a lock was awaited', async () => {
    const { database, gate } = opened();
    const { db } = database;
    await db.execute(mark('locked'));
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let isLocked = (): void => undefined;
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    const lock = sql`select name from marks where name = 'locked' for update`;
    const holder = db.transaction(async (tx) => {
      await tx.execute(lock);
      isLocked();
      await isReleased;
      await tx.execute(mark('meanwhile'));
    });
    await locked;
    const reader = db.transaction((tx) =>
      inOneExchange(tx, () =>
        Promise.all([
          ask(tx, lock),
          ask(tx, sql`select name, 'behind the lock' as where from marks where name = 'meanwhile'`),
        ]),
      ),
    );
    await until(() => gate.sent().includes('behind the lock'));
    release();
    await holder;
    expect(await reader).toEqual([[{ name: 'locked' }], [{ name: 'meanwhile', where: 'behind the lock' }]]);
  });

  it('runs nothing outside of a transaction that could not begin, and gives its connection up', async () => {
    const { db, load } = opened().database;
    const unbegun = (work: (tx: Db) => Promise<unknown>): Promise<unknown> =>
      db.transaction(work, { isolationLevel: 'no such level' as never });
    const writes = [mark('unbegun-1'), mark('unbegun-2')];
    // More often than the pool has places.
    for (let round = 0; round < 5; round += 1) {
      const works: ((tx: Db) => Promise<unknown>)[] = [
        (tx) => tx.execute(mark('unbegun-0')),
        (tx) => Promise.all(writes.map((write) => tx.execute(write))),
        (tx) => inOneExchange(tx, () => ask(tx, sql`select 1`)),
        (tx) => withNextStatement(tx, () => tx.execute(mark('unbegun-3')).execute()),
      ];
      for (const work of works) await expect(unbegun(work)).rejects.toThrow();
    }
    expect(load?.()).toEqual({ connections: 0, idle: 0, waiting: 0 });
    expect(await marks(db, 'unbegun-%')).toEqual([]);
    const at = await Promise.all([1, 2, 3].map(() => db.transaction((tx) => ask(tx, sql`select 1 as one`))));
    expect(at).toEqual([1, 2, 3].map(() => [{ one: 1 }]));
  });
};

onBothDatabases({ laws, ofPglite, ofPostgres });
