/** No other process gets the folder or the documents, and everybody goes on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { budgetsAtRest, crowd } from './crowd';
import type { Outcome } from './kills';
import { refusalAt } from './refusalAt';
import { serviceProcess } from './process';
import { wholeness } from './whole';

const BETWEEN_MS = 8_000;
/** Longer than the lease that a lock of a former version had. */
const PAUSE_MS = 20_000;

const check = (name: string, said: string, words: string): Outcome =>
  said.includes(words) ? { name } : { name, failure: said };

export const ownerChanges = async (people: number): Promise<Outcome[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-changes-'));
  const here = { DATA_DIR: path.join(folder, 'here') };
  const wrong = {
    DATA_DIR: path.join(folder, 'wrong'),
    DOCUMENTS_URL: pathToFileURL(path.join(here.DATA_DIR, 'documents')).href,
  };
  const service = await serviceProcess(here);
  const outcomes: Outcome[] = [];
  const pause = async (): Promise<void> => {
    process.kill(service.pid(), 'SIGSTOP');
    await sleep(PAUSE_MS);
    const said = await refusalAt(here);
    outcomes.push(check('a paused owner keeps its folder', said, 'is in use by another process'));
    process.kill(service.pid(), 'SIGCONT');
  };
  const startWrongly = async (): Promise<void> => {
    await service.kill();
    const said = await refusalAt(wrong);
    outcomes.push(check('a wrong database gets no documents', said, 'holds no database'));
    await service.start();
  };
  try {
    await service.start();
    const walked = await crowd(service, people, async () => {
      for (const change of [pause, startWrongly]) {
        await sleep(BETWEEN_MS);
        await change();
      }
    });
    outcomes.push(...walked, await budgetsAtRest(service));
    await service.stop();
    return [...outcomes, ...(await wholeness(here)).outcomes];
  } finally {
    await service.kill();
    rmSync(folder, { recursive: true, force: true });
  }
};
