import fs from 'node:fs';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../../../server/config';
import { DatabaseInUse } from '../../../server/db/folderLock';
import { openDatabase, openPostgres } from '../../../server/db/open';
import { promoCodes } from '../../../server/db/schema';
import { vacuum } from '../../../server/db/vacuum';
import { onServer } from '../../../scripts/testing/service/database';

/** The embedded database in a folder, on any machine: these do not follow TEST_DATABASE_URL. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-db-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const log = { error: () => undefined, warn: () => undefined };
const open = () => openDatabase(readConfig({ DATA_DIR: folder }), log, 0);
const always = { operatingLevel: 'BUSINESS', validFrom: null, validUntil: null };
const code = (name: string) => ({ ...always, code: name });

it('syncs every commit to the disk, keeps it over a restart, and lets one process in', async () => {
  await chmod(folder, 0o755);
  const first = await open();
  const rights = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect([await rights(folder), await rights(join(folder, 'db'))]).toEqual(['700', '700']);
  await first.db.insert(promoCodes).values(code('WARM'));

  const synced = jest.spyOn(fs, 'fsyncSync');
  for (let row = 0; row < 5; row += 1) await first.db.insert(promoCodes).values(code(`CODE${row}`));
  expect(synced.mock.calls.length).toBeGreaterThanOrEqual(5);
  synced.mockRestore();
  expect(await first.db.execute(sql`show fsync`)).toMatchObject({ rows: [{ fsync: 'on' }] });
  // PGlite adds a quarter. Its own 160 MB would lie in the service's memory.
  const isSmall = sql`select setting::int * 8 / 1024 <= 20 as is_small from pg_settings where name = 'shared_buffers'`;
  expect(await first.db.execute(isSmall)).toMatchObject({ rows: [{ is_small: true }] });

  await expect(open()).rejects.toThrow(DatabaseInUse);
  await expect(open()).rejects.toThrow(/^The data folder .+ is in use by another process of the service\.$/);

  await first.close();
  const second = await open();
  const kept = await second.db.select().from(promoCodes).where(eq(promoCodes.code, 'CODE4'));
  expect(kept).toEqual([code('CODE4')]);
  await second.check();
  await second.close();
});

const server = process.env['TEST_DATABASE_URL'];
if (server) {
  it('migrates an empty PostgreSQL once, however many replicas start at once, and outlives its restart', async () => {
    const name = `apertura_replicas_${process.pid}`;
    await onServer(server, `create database ${name}`);
    const address = new URL(server);
    address.pathname = `/${name}`;
    const error = jest.fn();
    const isLogged = new Promise((resolve) => error.mockImplementation(resolve));
    const start = () => openPostgres(address.href, { ...log, error });
    const replicas = await Promise.all([start(), start(), start()]);
    const [one] = replicas;
    await one.db.insert(promoCodes).values(code('SHARED'));
    const sessions = `pg_stat_activity where datname = '${name}'`;
    await onServer(server, `select pg_terminate_backend(pid) from ${sessions}`);
    // A connection that breaks while in use rejects its caller's promise instead.
    await isLogged;
    for (const { db, check } of replicas) {
      // The first use after the break may find the broken connection; the pool makes a new one then.
      await check().catch(() => undefined);
      expect(await db.select().from(promoCodes)).toEqual([code('SHARED')]);
    }
    await vacuum({ DATABASE_URL: address.href }, one.db);
    const vacuumed = await one.db.execute(
      sql`select relname from pg_stat_user_tables where relname in ('step_answers', 'invitations') and last_vacuum is not null`,
    );
    expect(vacuumed).toMatchObject({ rows: { length: 2 } });
    for (const { close } of replicas) await close();
    await onServer(server, `drop database ${name} with (force)`);
  });
}
