import { setTimeout as sleep } from 'node:timers/promises';
import { acts, type Act, type Person } from '../../server/walk/acts';
import type { Answered } from '../../server/walk/caller';
import { arriveAt, type Patience } from '../lib/personAt';
import type { Outcome } from './kills';
import type { ServiceProcess } from './process';

const LONGEST_PAUSE_MS = 1500;
const RETRY_MS = 1000;
/** An applicant who cannot go on this long after the fault has ended is shut out. */
const SHUT_OUT_MS = 60_000;
/** The pause between two codes. */
const LONGEST_WAIT_S = 90;
const WAIT = /tra (\d+) second/;

/** The moment from which all is well again; undefined while the trouble goes on. */
interface Trouble {
  readonly healedAt: () => number | undefined;
}

interface Walker {
  readonly person: Person;
  failure: string | undefined;
}

const attempt = async (send: () => Promise<Answered>): Promise<Answered | undefined> =>
  send().catch(() => undefined);

/** Sends the call until it is right, as the app and its applicant do. Returns why it never is. */
const perform = async (act: Act, walker: Walker, { healedAt }: Trouble): Promise<string | undefined> => {
  const { person } = walker;
  let send: (() => Promise<Answered>) | undefined;
  for (;;) {
    send ??= await act.prepare(person).catch(() => undefined);
    const answered = send && (await attempt(send));
    if (answered && (await Promise.resolve(act.isRight(answered, person)).catch(() => false)))
      return undefined;
    const seconds = Number(WAIT.exec(String(answered?.body['message']))?.[1] ?? 0);
    if (seconds > LONGEST_WAIT_S) return `${act.name}: waits ${seconds} s for a code`;
    const healed = healedAt();
    const isLate = healed !== undefined && Date.now() - healed > SHUT_OUT_MS + seconds * 1000;
    if (isLate) return `${act.name}: ${answered ? JSON.stringify(answered).slice(0, 300) : 'no answer'}`;
    await sleep(seconds > 0 ? seconds * 1000 : RETRY_MS);
  }
};

const walk = async (walker: Walker, upTo: number, trouble: Trouble): Promise<void> => {
  for (const act of acts.slice(0, upTo)) {
    await sleep(Math.random() * LONGEST_PAUSE_MS);
    walker.failure = await perform(act, walker, trouble);
    if (walker.failure !== undefined) return;
  }
};

const ALL_CALLS = acts.length;

interface Visit {
  /** How many calls of the job are made. */
  readonly upTo?: number;
  readonly patience?: Patience;
}

/**
 * All is well again when `trouble` ends: nobody may have lost anything that was acknowledged, nor be shut out
 * a minute later.
 */
export const crowd = async (
  service: ServiceProcess,
  people: number,
  trouble: () => Promise<void>,
  { upTo = ALL_CALLS, patience }: Visit = {},
): Promise<Outcome[]> => {
  const moment: { healed?: number } = {};
  const walkers = await Promise.all(
    Array.from({ length: people }, async (): Promise<Walker> => {
      const person = await arriveAt(service.url, patience);
      return { person, failure: undefined };
    }),
  );
  const walks = walkers.map((walker) => walk(walker, upTo, { healedAt: () => moment.healed }));
  await trouble();
  moment.healed = Date.now();
  await Promise.all(walks);
  const stuck = walkers.flatMap(({ failure }) => (failure === undefined ? [] : [failure]));
  const name = `${people} applicants: nobody lost, nobody shut out a minute later`;
  return [stuck.length === 0 ? { name } : { name, failure: stuck.join('; ') }];
};

export const budgetsAtRest = async ({ url }: ServiceProcess): Promise<Outcome> => {
  const name = 'budgets at zero';
  const text = await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(10_000) })).text();
  const held = text.split('\n').filter((line) => /^apertura_budget_holders\{.*\} [1-9]/.test(line));
  // The call that asks holds its own connection.
  const others = held.filter((line) => !/budget="(?:connections|calls)"/.test(line));
  return others.length === 0 ? { name } : { name, failure: others.join('; ') };
};
