/**
 * `npm run bench:uploads`: what uploads do to the service's memory, and what strangers do to honest
 * uploads. Each load is put on a service of its own, which is started and stopped here, on this
 * machine alone, and ends by itself.
 * `-- --only TEXT` takes the loads whose name holds the text; `--postgres` puts them on PostgreSQL.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { SentFile } from '../faults/caller';
import { serviceProcess, type ServiceProcess } from '../faults/process';
import { endWronglyCalled, readCommandLine } from '../lib/commandLine';
import { commandLines } from '../lib/commandLines';
import { MEMORY } from '../lib/memory.mjs';
import { median } from './figures';
import {
  beginBody, clientOf, costlyPicture, forgetMost, hugePicture, largestVideo, memoryMost, memoryNow, photograph,
  sendPatiently, type Client, type Served,
} from './uploadLoad'; // prettier-ignore

const REST_MS = 15_000;
const AFTER_MS = 60_000;
const TYPE = 'FRONT_DOC_1';

const told = (all: readonly Served[]): string => {
  const count = (which: 'first' | 'served') => all.filter((one) => one[which]).length;
  return `${count('served')} of ${all.length} served, ${count('first')} at once, median ${median(all.map(({ ms }) => ms)).toFixed(0)} ms`;
};

const clients = async (service: ServiceProcess, count: number): Promise<Client[]> => {
  const all: Client[] = [];
  while (all.length < count)
    all.push(...(await Promise.all(Array.from({ length: Math.min(4, count - all.length) }, () => clientOf(service)))));
  return all;
}; // prettier-ignore

interface Load {
  readonly name: string;
  readonly clients: number;
  /** Says what came of it. */
  readonly run: (clients: readonly Client[]) => Promise<string>;
}

/**
 * Honest uploads, one after the other, while strangers send the picture again and
 * again, two at once of each session.
 */
const whileLooping = async (all: readonly Client[], picture: SentFile): Promise<string> => {
  const [honest, strangers] = [all.slice(0, 5), all.slice(5)];
  const photo = await photograph();
  let isOver = false;
  const answers = new Map<number, number>();
  const loop = async ({ caller }: Client, type: string): Promise<void> => {
    while (!isOver) {
      // Never the same bytes: those would not be decoded again.
      const file = { ...picture, content: Buffer.concat([picture.content, randomBytes(8)]) };
      const answered = await caller.upload('documentUpload', { type }, file).catch(() => undefined);
      const status = answered?.body['status'] === 'success' ? 200 : (answered?.httpStatus ?? 0);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const looping = strangers.flatMap((one) => [TYPE, 'BACK_DOC_1'].map((type) => loop(one, type)));
  await sleep(3000);
  const served: Served[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    for (const one of honest)
      served.push(await sendPatiently(one, photo, ['FRONT_DOC_2', 'BACK_DOC_2', 'CONTENT'][turn] ?? ''));
  isOver = true;
  await Promise.all(looping);
  const strange = [...answers].map(([status, count]) => `${count} times ${status}`).join(', ');
  return `${told(served)}; strangers: ${strange}`;
};

const loads: readonly Load[] = [
  {
    name: '20 uploads of 20 MB at once',
    clients: 20,
    run: async (all) => {
      const video = largestVideo();
      return told(await Promise.all(all.map((one) => sendPatiently(one, video, VIDEO_UPLOAD_TYPE))));
    },
  },
  {
    name: '16 sessions with 8 unfinished uploads of 15.6 MB',
    clients: 16,
    run: async (all) => {
      const begun = all.flatMap((one) =>
        Array.from({ length: 8 }, () =>
          beginBody(one, { endpoint: 'documentUpload', bytes: 15_600_000, sent: 15_500_000 }),
        ),
      );
      let refused = 0;
      for (const one of begun) one.once('data', () => (refused += 1));
      await sleep(20_000);
      for (const one of begun) one.destroy();
      return `${begun.length - refused} held, ${refused} told to come again`;
    },
  },
  {
    name: '18 strangers loop 119 megapixels in 115 KB',
    clients: 5 + 18,
    run: async (all) => whileLooping(all, await hugePicture()),
  },
  {
    name: '18 strangers loop 16 megapixels, interlaced',
    clients: 5 + 18,
    run: async (all) => whileLooping(all, await costlyPicture()),
  },
  {
    name: '4096 slow bodies from one address',
    clients: 6,
    run: async ([stranger, ...honest]) => {
      const photo = await photograph();
      let open = 0;
      const begun = stranger
        ? Array.from({ length: 4096 }, () =>
            beginBody(stranger, {
              endpoint: 'onboardingNext',
              bytes: 200_000,
              sent: 0,
              address: '203.0.113.7',
            }),
          )
        : [];
      for (const one of begun) {
        one.resume().once('connect', () => (open += 1));
        one.once('close', () => (open -= 1));
      }
      // As many as get in, in a minute at most.
      for (let [turn, before] = [0, -1]; turn < 15 && (open !== before || open < 64); turn += 1) {
        before = open;
        await sleep(2000);
      }
      const stillOpen = open;
      const served: Served[] = [];
      for (const one of honest) served.push(await sendPatiently(one, photo, TYPE));
      for (const one of begun) one.destroy();
      return `${told(served)}; ${stillOpen} connections of the stranger left`;
    },
  },
];

const measure = async ({ name, clients: count, run }: Load, settings: Readonly<Record<string, string>>): Promise<void> => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'apertura-bench-'));
  const service = await serviceProcess({ ...MEMORY, ...settings, TRUST_PROXY: 'loopback', DATA_DIR });
  try {
    await service.start();
    const all = await clients(service, count);
    // What is loaded at the first upload belongs to rest.
    for (const one of all.slice(-1)) await sendPatiently(one, await photograph(), 'CONTENT');
    await sleep(REST_MS);
    const rest = memoryNow(service.pid());
    forgetMost(service.pid());
    const outcome = await run(all);
    const most = memoryMost(service.pid());
    await sleep(AFTER_MS);
    const after = memoryNow(service.pid());
    const figures = [rest, most, most - rest, after].map((one) => one.toFixed(0)).join(' | ');
    console.log(`| ${name} | ${figures} | ${outcome} |`);
  } finally {
    await service.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}; // prettier-ignore

const main = async (): Promise<void> => {
  const { only = '', postgres: isOnPostgres } = readCommandLine(commandLines.benchUploads).options;
  const chosen = loads.filter(({ name }) => name.includes(only));
  if (chosen.length === 0) endWronglyCalled(commandLines.benchUploads, `No load has ${only} in its name.`);
  const { startPostgres } = (await import('../postgres.mjs')) as {
    startPostgres: (options: { readonly durable: boolean }) => Promise<{ url: string; stop: () => Promise<void> }>;
  };
  console.log('| load | rest, MB | most | over rest | a minute later | outcome |\n|---|---|---|---|---|---|');
  for (const load of chosen) {
    const postgres = isOnPostgres ? await startPostgres({ durable: true }) : undefined;
    await measure(load, postgres ? { DATABASE_URL: postgres.url } : {});
    await postgres?.stop();
  }
  process.exit(0);
}; // prettier-ignore

void main();
