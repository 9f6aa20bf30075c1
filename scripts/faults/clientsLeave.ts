/** Each call is sent again until it is answered; what the calls have taken is given back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { budgetsAtRest, crowd } from './crowd';
import type { Outcome } from './kills';
import { serviceProcess } from './process';
import { wholeness } from './whole';

const LEAVING_MS = 60_000;
/** Most calls are answered by then. */
const LONGEST_PATIENCE_MS = 250;
const SHARE_THAT_LEAVES = 0.7;
/** Work that goes on without its client ends by then. */
const REST_MS = 5_000;

export const clientsLeave = async (people: number): Promise<Outcome[]> => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'apertura-leaves-'));
  const service = await serviceProcess({ DATA_DIR });
  let isRestless = false;
  let left = 0;
  const patience = (): number | undefined => {
    if (!isRestless || Math.random() > SHARE_THAT_LEAVES) return undefined;
    left += 1;
    return Math.round(Math.random() * LONGEST_PATIENCE_MS);
  };
  try {
    await service.start();
    const outcomes = await crowd(
      service,
      people,
      async () => {
        isRestless = true;
        await sleep(LEAVING_MS);
        isRestless = false;
      },
      { patience },
    );
    const name = 'clients left their calls';
    outcomes.push(left > people ? { name: `${name}: ${left}` } : { name, failure: `${left} alone` });
    await sleep(REST_MS);
    outcomes.push(await budgetsAtRest(service));
    await service.stop();
    return [...outcomes, ...(await wholeness({ DATA_DIR })).outcomes];
  } finally {
    await service.kill();
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
};
