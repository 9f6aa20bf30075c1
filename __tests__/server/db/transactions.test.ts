import { sql } from 'drizzle-orm';
import type { Db, OpenDatabase } from '../../../server/db/types';
import { saveAnswers } from '../../../server/repositories/answers';
import { ask, codeOf, mark, marks, onBothDatabases } from '../support/bothDatabases';
import { testKeyring } from '../../../scripts/testing/service/keyring';
import { setKeyring } from '../../../server/db/keyring';

const laws = (opened: () => { readonly database: OpenDatabase }): void => {
  it('stores a transaction as a whole or not at all', async () => {
    const { db } = opened().database;
    await db.transaction((tx) => tx.execute(mark('kept-1')));
    const stopped = db.transaction(async (tx) => {
      await tx.execute(mark('kept-2'));
      throw new Error('stop');
    });
    await expect(stopped).rejects.toThrow('stop');
    expect(await db.transaction(async () => 'nothing sent')).toBe('nothing sent');
    await expect(db.transaction(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
    expect(await marks(db, 'kept-%')).toEqual([{ name: 'kept-1' }]);
  });

  it('refuses to commit after a failed statement whose error was caught', async () => {
    const { db } = opened().database;
    const committed = db.transaction(async (tx) => {
      await tx.execute(mark('caught'));
      const failed = await ask(tx, sql`select 1 / ${0}::int as x`).catch(codeOf);
      expect(failed).toBe('22012');
    });
    await expect(committed).rejects.toThrow();
    expect(await marks(db, 'caught')).toEqual([]);
    expect(await db.transaction((tx) => ask(tx, sql`select 1 as one`))).toEqual([{ one: 1 }]);
  });

  it('lets no other statement into a transaction', async () => {
    const { db } = opened().database;
    let outside: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.execute(mark('inside'));
      outside = marks(db, 'inside');
      await tx.execute(sql`delete from marks where name = 'inside'`);
    });
    expect(await outside).toEqual([]);
  });

  it('encrypts in a transaction with the keyring that the database has by then', async () => {
    const { db } = opened().database;
    const save = (tx: Db) => saveAnswers(tx, 'a request', 'card', [], new Date(0), []);
    const sealing = (tx: Db) =>
      saveAnswers(tx, 'a request', 'card', [{ widget: 'card', component: 'name', value: 'x' }], new Date(0));
    await db.transaction(save);
    await expect(db.transaction(sealing)).rejects.toThrow('The database was given no keyring');
    setKeyring(db, testKeyring);
    await db.transaction(sealing);
  });
};

onBothDatabases({
  laws,
  ofPostgres: (opened) => {
    it('a connection that is lost in a transaction stores nothing, and the next call has another', async () => {
      const { db } = opened().database;
      const lost = db.transaction(async (tx) => {
        const [{ pid }] = (await ask(tx, sql`select pg_backend_pid() as pid`)) as [{ pid: number }];
        await tx.execute(mark('lost'));
        await ask(db, sql`select pg_terminate_backend(${pid})`);
        await tx.execute(mark('lost too'));
      });
      await expect(lost).rejects.toThrow();
      expect(await marks(db, 'lost%')).toEqual([]);
    });

    it('runs no statement of a transaction that could not begin, and gives its connection up', async () => {
      const { database, gate } = opened();
      const work = jest.fn(async () => 1);
      await Promise.all([1, 2, 3].map(() => database.check()));
      await gate.away();
      for (let round = 0; round < 4; round += 1)
        await expect(database.db.transaction(work)).rejects.toThrow();
      expect(work).not.toHaveBeenCalled();
      await gate.back();
      expect(await database.db.transaction(work)).toBe(1);
      expect(database.load?.()).toMatchObject({ waiting: 0, connections: 1, idle: 1 });
    });
  },
});
