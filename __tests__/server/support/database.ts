import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { giveKeyring } from '../../../server/db/keyring';
import { openPglite, openPostgres } from '../../../server/db/open';
import type { OpenDatabase } from '../../../server/db/types';
import { template } from '../../setup/template';
import { testKeyring } from './keyring';

/** Runs one statement on the server of `url`. */
export const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** A database of its own on the server of `url`, gone when it is closed. */
const freshPostgres = async (url: string): Promise<OpenDatabase> => {
  const name = `apertura_${randomBytes(8).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  // The end of the database may reach a connection before its own: nobody needs to hear of it.
  const open = await openPostgres(address.href, { error: () => undefined, warn: () => undefined });
  return {
    ...open,
    close: async () => {
      await open.close();
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
};

const freshPglite = async (): Promise<OpenDatabase> => {
  const dump = await template('pglite.tar', async (target) => {
    const pglite = await PGlite.create();
    await openPglite(pglite);
    await writeFile(target, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    await pglite.close();
  });
  return openPglite(await PGlite.create({ loadDataDir: new Blob([await readFile(dump)]) }));
};

/** Empty and migrated: on the PostgreSQL of TEST_DATABASE_URL, else PGlite in memory. */
export const freshDatabase = async (): Promise<OpenDatabase> => {
  const url = process.env['TEST_DATABASE_URL'];
  const database = await (url ? freshPostgres(url) : freshPglite());
  giveKeyring(database.db, testKeyring);
  return database;
};
