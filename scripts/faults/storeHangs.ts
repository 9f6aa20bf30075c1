/** Calls that need no file are answered as usual, and the others go on once the store is back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeS3 } from '../testing/service/fakeS3';
import { budgetsAtRest, crowd } from './crowd';
import type { Outcome } from './kills';
import { serviceProcess } from './process';
import { wholeness } from './whole';

const BUCKET = 'documents';
/** Longer than a call of the store is waited for. */
const HANGS_MS = 35_000;
const BETWEEN_MS = 8_000;
/** For a call that needs no file. */
const LIMIT_MS = 5_000;

const answeredWithin = async (url: string): Promise<number> => {
  const from = Date.now();
  const answer = await fetch(`${url}/wgt/product/info`, { signal: AbortSignal.timeout(HANGS_MS) });
  await answer.text();
  return answer.ok ? Date.now() - from : Infinity;
};

export const storeHangs = async (people: number): Promise<Outcome[]> => {
  const store = await startFakeS3();
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-hangs-'));
  const environment = {
    DATA_DIR: folder,
    DOCUMENTS_URL: `s3://${BUCKET}?endpoint=${store.endpoint}&region=eu-south-1`,
    AWS_ACCESS_KEY_ID: store.key.id,
    AWS_SECRET_ACCESS_KEY: store.key.secret,
  };
  store.createBucket(BUCKET);
  const service = await serviceProcess(environment);
  const slow: number[] = [];
  try {
    await service.start();
    const outcomes = await crowd(service, people, async () => {
      for (let time = 0; time < 2; time += 1) {
        await sleep(BETWEEN_MS);
        store.hang();
        for (const until = Date.now() + HANGS_MS; Date.now() < until; await sleep(500)) {
          const ms = await answeredWithin(service.url);
          if (ms > LIMIT_MS) slow.push(ms);
        }
        store.heal();
      }
    });
    const inTime = 'calls without a file are answered within 5 s';
    outcomes.push(slow.length === 0 ? { name: inTime } : { name: inTime, failure: slow.join(', ') });
    outcomes.push(await budgetsAtRest(service));
    await service.stop();
    outcomes.push(...(await wholeness(environment, store.keys(BUCKET))).outcomes);
    return outcomes;
  } finally {
    await service.kill();
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
