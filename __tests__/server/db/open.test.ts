import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../../../server/config';
import { DatabaseInUse, openDatabase } from '../../../server/db/open';
import { promoCodes } from '../../../server/db/schema';

/** The embedded database in a folder, on any machine: these do not follow TEST_DATABASE_URL. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-db-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const log = { error: () => undefined };
const open = () => openDatabase(readConfig({ DATA_DIR: folder }), log);
const code = (name: string) => ({ code: name, operatingLevel: 'BUSINESS', validFrom: null, validUntil: null });

it('syncs every commit to the disk, keeps it over a restart, and lets one process in', async () => {
  const first = await open();
  await first.db.insert(promoCodes).values(code('WARM'));

  const synced = jest.spyOn(fs, 'fsyncSync');
  for (let row = 0; row < 5; row += 1) await first.db.insert(promoCodes).values(code(`CODE${row}`));
  expect(synced.mock.calls.length).toBeGreaterThanOrEqual(5);
  synced.mockRestore();
  const { rows } = (await first.db.execute(sql`show fsync`)) as unknown as { rows: { fsync: string }[] };
  expect(rows).toEqual([{ fsync: 'on' }]);

  await expect(open()).rejects.toThrow(DatabaseInUse);
  await expect(open()).rejects.toThrow(/^The data folder .+ is in use by another process of the service\.$/);

  await first.close();
  const second = await open();
  expect(await second.db.select().from(promoCodes).where(eq(promoCodes.code, 'CODE4'))).toEqual([code('CODE4')]);
  await second.check();
  await second.close();
});
