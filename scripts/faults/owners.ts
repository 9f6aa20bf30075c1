/** A data folder has one owner, however long that is paused; and a store has one database. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isStorageKey } from '../../server/documents/keys';
import { serviceProgram } from '../lib/service.mjs';
import { acts } from '../../server/walk/acts';
import { arriveAt } from '../lib/personAt';
import { killRounds, type Outcome } from './kills';
import { serviceProcess } from './process';
import { refusalAt } from './refusalAt';
import { twoStarts } from './twoStarts';
import { wholeness } from './whole';

const ROOT = path.resolve(__dirname, '../..');

type Environment = Readonly<Record<string, string>>;

/** Longer than the lease that a lock of a former version had. */
const PAUSE_MS = 20_000;
const OLD_SECONDS = 2 * 60 * 60;

const check = (name: string, isTrue: boolean, what: unknown): Outcome =>
  isTrue ? { name } : { name, failure: typeof what === 'string' ? what : JSON.stringify(what) };

const data = (environment: Environment, ...args: readonly string[]) => {
  const env = { ...process.env, LOG_LEVEL: 'silent', ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...serviceProgram('operations'), ...args], {
    ...{ cwd: ROOT, env, encoding: 'utf8' },
  });
  return { status, text: stdout + stderr };
};

const pausedOwner = async (DATA_DIR: string): Promise<Outcome[]> => {
  const service = await serviceProcess({ DATA_DIR });
  await service.start();
  const person = await arriveAt(service.url);
  const outcomes: Outcome[] = [];
  const failed: string[] = [];
  for (const act of acts) {
    const isPaused = act.name === 'next company-info';
    const send = await act.prepare(person);
    if (isPaused) process.kill(service.pid(), 'SIGSTOP');
    const sent = send();
    if (isPaused) {
      await sleep(PAUSE_MS);
      const said = await refusalAt({ DATA_DIR });
      outcomes.push(
        check('a paused owner keeps its folder', said.includes('is in use by another process'), said),
      );
      process.kill(service.pid(), 'SIGCONT');
    }
    const answered = await sent;
    if (!(await act.isRight(answered, person))) failed.push(`${act.name}: ${JSON.stringify(answered)}`);
  }
  outcomes.push(check('it goes on once it wakes, and has lost nothing', failed.length === 0, failed));
  await service.stop();
  return [...outcomes, ...(await wholeness({ DATA_DIR })).outcomes];
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isStorageKey(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();

const age = (folder: string): void => {
  const old = Date.now() / 1000 - OLD_SECONDS;
  for (const file of filesIn(folder)) utimesSync(file, old, old);
};

const walk = async (environment: Environment): Promise<Outcome[]> => {
  const service = await serviceProcess(environment);
  await service.start();
  const outcomes = await killRounds(service, 1, []);
  await service.stop();
  return outcomes;
};

const wrongDatabase = async (place: (name: string) => string): Promise<Outcome[]> => {
  const here = { DATA_DIR: place('here') };
  const documents = path.join(here.DATA_DIR, 'documents');
  const outcomes = await walk(here);
  cpSync(path.join(here.DATA_DIR, 'db'), place('earlier'), { recursive: true });
  outcomes.push(...(await walk(here)));
  age(documents);
  const before = filesIn(documents);
  const expectRefused = async (name: string, environment: Environment, line: string): Promise<void> => {
    const said = await refusalAt(environment);
    outcomes.push(check(`${name} ends the start`, said.includes(line), said));
    outcomes.push(
      check(`${name} leaves every file`, filesIn(documents).join() === before.join(), filesIn(documents)),
    );
  };
  const url = { DOCUMENTS_URL: pathToFileURL(documents).href };
  await expectRefused(
    'an empty folder with these documents',
    { DATA_DIR: place('empty'), ...url },
    'holds no database',
  );
  await walk({ DATA_DIR: place('other') });
  await expectRefused(
    'another database with these documents',
    { DATA_DIR: place('other'), ...url },
    'belongs to another',
  );

  const db = path.join(here.DATA_DIR, 'db');
  renameSync(path.join(db, 'PG_VERSION'), place('version'));
  await expectRefused('a database without its version', here, 'holds files but no PG_VERSION');
  renameSync(place('version'), path.join(db, 'PG_VERSION'));

  // As docs/operations.md has it: an older database with the newer documents.
  renameSync(db, place('latest'));
  cpSync(place('earlier'), db, { recursive: true });
  outcomes.push(
    check('an older database starts', (await refusalAt(here)) === 'It has started', 'It did not'),
  );
  const stopped = data(here, 'sweep');
  const isStopped = stopped.status === 1 && /no row names 7 files, 2 signed documents/.test(stopped.text);
  outcomes.push(check('its sweep stops at documents signed since', isStopped, stopped));
  outcomes.push(
    check('it leaves every file', filesIn(documents).join() === before.join(), filesIn(documents)),
  );
  const moved = data(here, 'sweep', '--all');
  outcomes.push(check('it moves them aside when asked to', /moved 7 orphan files/.test(moved.text), moved));
  rmSync(db, { recursive: true });
  renameSync(place('latest'), db);
  const back = data(here, 'sweep');
  outcomes.push(check('they come back with the later database', /7 came back/.test(back.text), back));
  outcomes.push(
    check('every file is in its place', filesIn(documents).join() === before.join(), filesIn(documents)),
  );

  writeFileSync(path.join(documents, 'database-id'), 'another');
  await expectRefused('a store of another database', here, 'belongs to another database');
  const adopted = data(here, 'adopt-documents');
  const isAdopted = adopted.status === 0 && /no row names 0 files|moved 0/.test(adopted.text);
  outcomes.push(check('a store is adopted by command', isAdopted, adopted));
  outcomes.push(
    check(
      'it starts then',
      (await refusalAt(here)) === 'It has started',
      readFileSync(path.join(documents, 'database-id'), 'utf8'),
    ),
  );
  return [...outcomes, ...(await wholeness(here)).outcomes];
};

/** `rounds`: how often two starts follow a kill. */
export const owners = async (rounds: number, tell: (outcome: Outcome) => void): Promise<Outcome[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-owners-'));
  const place = (name: string): string => path.join(folder, name);
  const parts = [
    () => pausedOwner(place('paused')),
    () => wrongDatabase(place),
    async () => {
      const wrong = await twoStarts(place('two'), rounds);
      return [check(`one of two starts wins, ${rounds} times`, wrong.length === 0, wrong)];
    },
  ];
  const outcomes: Outcome[] = [];
  try {
    for (const part of parts) {
      const found = await part();
      found.forEach(tell);
      outcomes.push(...found);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return outcomes;
};
