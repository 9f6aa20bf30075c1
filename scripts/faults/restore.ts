import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/open';
import { requests } from '../../server/db/schema';
import { serviceProgram } from '../lib/service.mjs';
import { killRounds, type Outcome } from './kills';
import { serviceProcess } from './process';
import { wholeness } from './whole';

type Environment = Readonly<Record<string, string>>;

const ROOT = path.resolve(__dirname, '../..');
const DEBIAN = '/usr/lib/postgresql';
const silent = { error: () => undefined, warn: () => undefined };

/** Debian's newest PostgreSQL, server and tools of one version: the embedded one brings no pg_dump. */
const debianPostgres = (): string => {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, two) => Number(two) - Number(one))
    : [];
  const found = versions
    .map((version) => path.join(DEBIAN, version))
    .find((at) =>
      ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(`${at}/bin/${name}`)),
    );
  if (found === undefined) throw new Error('No PostgreSQL with pg_dump: apt-get install postgresql');
  return found;
};

const signedRequest = async (environment: Environment): Promise<Outcome[]> => {
  const service = await serviceProcess(environment);
  await service.start();
  const outcomes = await killRounds(service, 1, []);
  await service.stop();
  return outcomes;
};

const starts = async (environment: Environment): Promise<void> => {
  const service = await serviceProcess(environment);
  await service.start();
  await service.stop();
};

const onlyGuid = async (environment: Environment): Promise<string> => {
  const { db, close } = await openDatabase(readConfig(environment), silent);
  const [one] = await db.select({ guid: requests.guid }).from(requests);
  await close();
  return one?.guid ?? '';
};

/** By the names of its files, without the instant at which it was written. */
const exported = (environment: Environment, guid: string): Readonly<Record<string, string>> => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'apertura-export-')), guid);
  const env = { ...process.env, LOG_LEVEL: 'silent', ...environment };
  execFileSync(process.execPath, [...serviceProgram('operations'), 'export', guid, folder], {
    cwd: ROOT,
    env,
    stdio: 'ignore',
  });
  const files = readdirSync(path.join(folder, 'files')).sort();
  const pairs = files.map((name) => [
    name,
    readFileSync(path.join(folder, 'files', name)).toString('base64'),
  ]);
  const data = readFileSync(path.join(folder, 'data.json'), 'utf8').replace(/"exportedAt": "[^"]*",/, '');
  rmSync(path.dirname(folder), { recursive: true });
  return { ...(Object.fromEntries(pairs) as Record<string, string>), data };
};

const compared = async (where: string, here: Environment, there: Environment): Promise<Outcome[]> => {
  const guid = await onlyGuid(here);
  const before = exported(here, guid);
  await starts(there);
  const after = exported(there, guid);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = names.filter((one) => before[one] !== after[one]);
  const name = `${where}: ${names.length - 1} files and every row as they were`;
  // Four sides, the video and two documents to sign, or the comparison says nothing.
  const isSame = different.length === 0 && names.length === 8;
  return [
    isSame ? { name } : { name, failure: `different: ${different.join(', ')}; of ${names.join(', ')}` },
    ...(await wholeness(there)).outcomes,
  ];
};

const copiedFolder = async (place: (name: string) => string): Promise<Outcome[]> => {
  const [here, there] = [{ DATA_DIR: place('pglite') }, { DATA_DIR: place('pglite-restored') }];
  const walked = await signedRequest(here);
  cpSync(here.DATA_DIR, there.DATA_DIR, { recursive: true });
  return [...walked, ...(await compared('PGlite, its folder copied', here, there))];
};

const dumpedDatabase = async (place: (name: string) => string): Promise<Outcome[]> => {
  const binaries = debianPostgres();
  const { startPostgres } = await import('../postgres.mjs');
  const postgres = await startPostgres({ binaries });
  const tool = (name: string, ...args: readonly string[]) =>
    execFileSync(path.join(binaries, 'bin', name), args);
  try {
    const here = { DATA_DIR: place('postgres'), DATABASE_URL: postgres.url };
    const restored = new URL(postgres.url);
    restored.pathname = '/restored';
    const there = { DATA_DIR: place('postgres-restored'), DATABASE_URL: restored.href };
    const walked = await signedRequest(here);
    // As docs/operations.md has it: the database first, the documents and keys after.
    tool('pg_dump', '-Fc', '-f', place('dump'), postgres.url);
    cpSync(here.DATA_DIR, there.DATA_DIR, { recursive: true });
    tool('createdb', '--maintenance-db', postgres.url, 'restored');
    tool('pg_restore', '--exit-on-error', '-d', restored.href, place('dump'));
    return [...walked, ...(await compared('pg_dump and pg_restore', here, there))];
  } finally {
    await postgres.stop();
  }
};

export const restores = async (): Promise<Outcome[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-restore-'));
  const place = (name: string): string => path.join(folder, name);
  try {
    return [...(await copiedFolder(place)), ...(await dumpedDatabase(place))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
