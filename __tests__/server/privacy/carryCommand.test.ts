import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../../server/config';
import { readAnswerStorage } from '../../../server/db/answerStorage';
import { setKeyring } from '../../../server/db/keyring';
import { openDatabase } from '../../../server/db/open';
import type { Db } from '../../../server/db/types';
import { findAllAnswers } from '../../../server/repositories/answers';
import { isDeep } from '../../setup/depth';
import { seedRequest } from '../seed';
import { startTestApp } from '../support';
import { runServiceCommand } from '../support/command';
import { onServer, placePglite } from '../support/database';
import { testKeyring } from '../support/keyring';

const log = { error: () => undefined, warn: () => undefined };
const STEPS = 5;
/** Sealed with a key that is gone. */
const LOST = `insert into answers (guid, step, widget, component, value, updated_at) values ('lost', 'card', 'w', 'c', 's1.lost.AAAA', now())`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apertura-carry-'));
  await placePglite(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const carry = (settings: Readonly<Record<string, string>>) => {
  const ENCRYPTION_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`;
  const keys = { ENCRYPTION_KEYS, CODE_KEY: 'secret of the tests' };
  return runServiceCommand('operations', ['carry-answers'], { DATA_DIR: folder, ...keys, ...settings });
};

/** Works on the database while no command does. */
const within = async <Result>(
  settings: Readonly<Record<string, string>>,
  work: (db: Db) => Promise<Result>,
): Promise<Result> => {
  const database = await openDatabase(readConfig({ DATA_DIR: folder, ...settings }), log, 0);
  try {
    setKeyring(database.db, testKeyring);
    return await work(database.db);
  } finally {
    await database.close();
  }
};

/** A request in a database that processes of the version before have used. Returns its guid. */
const seedBefore = (settings: Readonly<Record<string, string>>): Promise<string> =>
  within(settings, async (db) => {
    await db.execute(sql`delete from marks`);
    await readAnswerStorage(db);
    const database = { db, check: () => Promise.resolve(), close: () => Promise.resolve() };
    const service = await startTestApp({ database });
    const { guid } = await seedRequest(service);
    await db.execute(sql.raw(LOST));
    await service.close();
    return guid;
  });

const stored = (settings: Readonly<Record<string, string>>, guid: string) =>
  within(settings, async (db) => {
    const counted = await db.execute(
      sql`select (select count(*)::int from answers) as rows, (select count(*)::int from step_answers) as steps, (select count(*)::int from marks) as marks`,
    );
    return { ...(counted as { rows: object[] }).rows[0], answers: await findAllAnswers(db, guid) };
  });

const carriesOver = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  const guid = await seedBefore(settings);
  const before = await stored(settings, guid);
  expect(before).toMatchObject({ steps: 0, marks: 0, rows: before.answers.length + 1 });
  const stderr = `Carried over: the answers of ${STEPS} steps. No key at hand opens 1 more.\n`;
  expect(await carry(settings)).toMatchObject({ status: 1, stdout: '', stderr });
  const after = await stored(settings, guid);
  expect(after).toEqual({ rows: 1, steps: STEPS, marks: 1, answers: before.answers });
};

const server = process.env['TEST_DATABASE_URL'];
if (!server || isDeep) {
  it(
    'carries answers over by command on the embedded database, and says which no key opens',
    () => carriesOver({}),
    120_000,
  );
}
if (server) {
  it('carries answers over by command, once, on PostgreSQL', async () => {
    const address = new URL(server);
    address.pathname = `/apertura_${randomBytes(8).toString('hex')}`;
    await onServer(server, `create database ${address.pathname.slice(1)}`);
    const settings = { DATABASE_URL: address.href };
    await carriesOver(settings);
    await within(settings, (db) => db.execute(sql`delete from answers`));
    const stdout = 'Carried over: the answers of 0 steps.\n';
    expect(await carry(settings)).toMatchObject({ status: 0, stdout, stderr: '' });
    await onServer(server, `drop database ${address.pathname.slice(1)} with (force)`);
  }, 120_000);
}
