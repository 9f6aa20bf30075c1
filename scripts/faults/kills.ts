/** What was acknowledged must be there, and the call sent again be right. */
import { setTimeout as sleep } from 'node:timers/promises';
import { acts, type Act, type Person } from '../../server/walk/acts';
import type { Answered } from '../../server/walk/caller';
import { arriveAt } from '../lib/personAt';
import type { ServiceProcess } from './process';

const TOO_SOON = /appena inviato/;
const RESEND_MS = 61_000;

export interface Outcome {
  readonly name: string;
  readonly failure?: string;
}

/** Longer than the slowest call, so that kills fall before, within and after it. Most calls take a tenth. */
const LATEST_KILL_MS = 120;

const killAround = async (service: ServiceProcess, act: Act, person: Person): Promise<Answered> => {
  const send = await act.prepare(person);
  const first = send().catch(() => undefined);
  await sleep(Math.random() ** 2 * LATEST_KILL_MS);
  await service.kill();
  const acknowledged = await first;
  await service.start();
  // An applicant who got an answer goes on; an act that is sent again all the same shows
  // whether its effect is still there.
  let again = await send();
  // Killed between storing a code and handing it over: another may be asked for after a minute.
  if (TOO_SOON.test(String(again.body['message'])) && !(await act.isRight(again, person))) {
    await sleep(RESEND_MS);
    again = await send();
  }
  return acknowledged && !(await act.isRight(acknowledged, person)) ? acknowledged : again;
};

/**
 * `killed`: around which calls, all without it. A walk that comes to its end has lost nothing on the way:
 * every step reads what those before have stored.
 */
export const killRounds = async (
  service: ServiceProcess,
  rounds: number,
  killed?: readonly string[],
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const person = await arriveAt(service.url);
    for (const act of acts) {
      const kills = killed === undefined || killed.includes(act.name);
      const name = `kill at ${act.name}, round ${round}`;
      try {
        const answered = kills ? await killAround(service, act, person) : await (await act.prepare(person))();
        if (!(await act.isRight(answered, person))) throw new Error(JSON.stringify(answered));
        if (kills) outcomes.push({ name });
      } catch (error) {
        outcomes.push({ name, failure: error instanceof Error ? error.message : String(error) });
        // The rest of the walk depends on this call.
        break;
      }
    }
  }
  return outcomes;
};
