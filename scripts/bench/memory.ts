import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { acts, identification, type Person } from '../../server/walk/acts';
import type { SentFile } from '../../server/walk/requests';
import { serviceProcess, type ServiceProcess } from '../faults/process';
import { commandLines } from '../lib/commandLines';
import { readCommandLine } from '../lib/commandLine';
import { MEMORY } from '../lib/memory.mjs';
import { arriveAt } from '../lib/personAt';
import { memoryOfTree } from './figures';
import { worstFiles } from './worstFiles';

const { options } = readCommandLine(commandLines.benchMemory);
const LOOK_MS = 50;
const REST_MS = 15_000;
const LATER_MS = 60_000;

type Load = Awaited<ReturnType<typeof worstFiles>>;
type Kind = keyof Load;

interface Sender {
  readonly person: Person;
  readonly guid: string;
}

const senderAt = async (url: string): Promise<Sender> => {
  const person = await arriveAt(url);
  const upTo = acts.findIndex(({ name }) => name === identification.video[1]?.name);
  for (const act of acts.slice(0, upTo)) {
    const send = await act.prepare(person);
    const answered = await send();
    if (!(await act.isRight(answered, person))) throw new Error(`${act.name}: ${JSON.stringify(answered)}`);
  }
  const { guid } = await person.caller.take('onboardingNext', { number: null, widgets: [] });
  return { person, guid };
};

const sendFile = ({ person: { caller }, guid }: Sender, kind: Kind, file: SentFile) =>
  kind === 'video'
    ? caller.upload('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, file)
    : caller.upload('documentUpload', { type: uploadTypes.documentoFronte }, file);

const sendAll = async (sender: Sender, kinds: readonly Kind[], load: Load): Promise<number> => {
  let again = 0;
  for (let time = 0; time < options.times; time += 1)
    for (const kind of kinds)
      for (const file of load[kind]) {
        const { httpStatus, body } = await sendFile(sender, kind, file);
        if (httpStatus === 503) again += 1;
        else if (body['status'] !== 'success') throw new Error(`${kind}: ${JSON.stringify(body)}`);
      }
  return again;
};

/** In MB. */
const mostWhile = async (pid: number, work: Promise<unknown>): Promise<number> => {
  let most = 0;
  let isOver = false;
  const end = work.finally(() => (isOver = true));
  while (!isOver) {
    most = Math.max(most, memoryOfTree(pid));
    await sleep(LOOK_MS);
  }
  await end;
  return most;
};

const measure = async (service: ServiceProcess, kinds: readonly Kind[], load: Load): Promise<string> => {
  const senders: Sender[] = [];
  for (let count = 0; count < options.people; count += 1) senders.push(await senderAt(service.url));
  await sleep(REST_MS);
  const rest = memoryOfTree(service.pid());
  const sent = Promise.all(senders.map((sender) => sendAll(sender, kinds, load)));
  const most = await mostWhile(service.pid(), sent);
  const again = (await sent).reduce((sum, one) => sum + one, 0);
  await sleep(LATER_MS);
  const figures = [rest, most, memoryOfTree(service.pid())].map((megabytes) => megabytes.toFixed(0));
  return `| ${kinds.join(', ')} | ${figures.join(' | ')} | ${again} |`;
};

const measureOn = async (where: string, settings: Readonly<Record<string, string>>): Promise<void> => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'apertura-memory-'));
  const service = await serviceProcess({ ...MEMORY, ...settings, DATA_DIR });
  const load = await worstFiles();
  console.log(`\n${where}, ${options.people} at once, MB`);
  console.log('| load | rest | most | a minute later | told to come again |\n| - | - | - | - | - |');
  try {
    for (const kinds of [['picture'], ['PDF'], ['video'], ['picture', 'PDF', 'video']] as const) {
      // The start that creates the database takes more, once.
      await service.start();
      await service.stop();
      await service.start();
      console.log(await measure(service, kinds, load));
      await service.stop();
    }
  } finally {
    await service.kill();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
};

const main = async (): Promise<void> => {
  process.setMaxListeners(0);
  if (!options.postgres) await measureOn('PGlite', {});
  if (!options.pglite) {
    const { startPostgres } = await import('../postgres.mjs');
    const postgres = await startPostgres({ durable: true });
    try {
      await measureOn('PostgreSQL', { DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  }
  process.exit(0);
};

void main();
