import { setTimeout as sleep } from 'node:timers/promises';
import { acts } from '../../server/walk/acts';
import { personAt } from '../lib/personAt';
import type { ServiceProcess } from '../faults/process';
import { median, processorTime } from './figures';

export interface CallCost {
  readonly name: string;
  /** Milliseconds of processor a job, of all calls of the name. */
  readonly processor: number;
  /** Median in milliseconds. */
  readonly waited: number;
}

const SETTLED_MS = 25;

/** After what the call has left to be done behind it: nobody waits for that, but it costs as much. */
const settled = async (pid: number): Promise<number> => {
  let [before, now] = [-1, processorTime(pid)];
  while (now !== before) {
    await sleep(SETTLED_MS);
    [before, now] = [now, processorTime(pid)];
  }
  return now;
};

const QUIET_MS = 3000;

/** Once the process does nothing for a while: after a start it sweeps, and links the audit. */
export const untilQuiet = async (pid: number): Promise<void> => {
  let [before, now] = [-1, processorTime(pid)];
  while (now - before > QUIET_MS / 100) {
    await sleep(QUIET_MS);
    [before, now] = [now, processorTime(pid)];
  }
};

export const plainName = (name: string): string => name.replace(/^documentUpload .*/, 'documentUpload');

/** Without what the bench itself asks in between: codes of the sandbox, the current step. */
export const costsAlone = async (service: ServiceProcess, jobs: number): Promise<CallCost[]> => {
  const costs = new Map<string, { processor: number; readonly waited: number[] }>();
  const pid = service.pid();
  const timed = async <T>(name: string, send: () => Promise<T>): Promise<T> => {
    const used = await settled(pid);
    const begun = performance.now();
    const answered = await send();
    const waited = performance.now() - begun;
    const cost = costs.get(name) ?? { processor: 0, waited: [] };
    cost.processor += (await settled(pid)) - used;
    cost.waited.push(waited);
    costs.set(name, cost);
    return answered;
  };
  for (let job = 0; job < jobs; job += 1) {
    const person = personAt(service.url);
    await timed('productInfo', () => person.caller.call('productInfo'));
    for (const act of acts) {
      const answered = await timed(plainName(act.name), await act.prepare(person));
      if (!(await act.isRight(answered, person))) throw new Error(`${act.name}: ${JSON.stringify(answered)}`);
    }
  }
  return [...costs].map(([name, { processor, waited }]) => ({
    name,
    processor: processor / jobs,
    waited: median(waited),
  }));
};
