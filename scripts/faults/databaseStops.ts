/** 503 within five seconds, back within five, nothing acknowledged lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICE_UNAVAILABLE } from '../../src/contract/errors';
import { acts } from '../../server/walk/acts';
import { callerAt, personAt } from '../lib/personAt';
import type { Outcome } from './kills';
import type { ServiceProcess } from './process';

const AWAY_MS = 4000;
const LIMIT_MS = 5000;

interface Seen {
  readonly at: number;
  readonly ms: number;
  readonly httpStatus: number;
  readonly message: unknown;
}

/** The service must run already. */
export const databaseStops = async (
  service: ServiceProcess,
  { restart }: { readonly restart: (awayMs: number) => Promise<void> },
  people: number,
): Promise<Outcome[]> => {
  const seen: Seen[] = [];
  const outcomes: Outcome[] = [];
  const expect = (name: string, isTrue: boolean, what: unknown): void =>
    void outcomes.push(isTrue ? { name } : { name, failure: JSON.stringify(what) });

  let introduced = 0;
  const walk = async (): Promise<void> => {
    const person = personAt(service.url);
    const insist = async <T>(work: () => Promise<T>, isRight: (result: T) => Promise<boolean> | boolean) => {
      for (let tries = 0; tries < 60; tries += 1) {
        const result = await work().catch(() => undefined);
        if (result !== undefined && (await Promise.resolve(isRight(result)).catch(() => false)))
          return result;
        await sleep(250);
      }
      throw new Error('An act never came right');
    };
    await insist(
      () => person.caller.call('productInfo'),
      ({ httpStatus }) => httpStatus === 200,
    );
    for (const act of acts) {
      const send = await insist(
        () => act.prepare(person),
        () => true,
      );
      await insist(
        async () => {
          const begun = Date.now();
          const answered = await send();
          const { httpStatus, body } = answered;
          seen.push({ at: begun, ms: Date.now() - begun, httpStatus, message: body['message'] });
          return answered;
        },
        (answered) => act.isRight(answered, person),
      ).catch((error: Error) => {
        throw new Error(`${act.name}: ${error.message} ${JSON.stringify(seen.at(-1))}`);
      });
      if (act.name === 'createPassword') introduced += 1;
      await sleep(150);
    }
  };

  const walks = Array.from({ length: people }, walk);
  let over = false;
  const ended = Promise.allSettled(walks).finally(() => (over = true));
  // A code that was stored and could not be handed over is waited for a minute: that is tried by the kills.
  while (introduced < people && !over) await sleep(20);
  // Somebody who only asks, so that the time without a database is seen even when the others are idle.
  let asking = true;
  const asker = (async () => {
    while (asking) {
      const at = Date.now();
      const { httpStatus, body } = await callerAt(service.url).call('productInfo');
      seen.push({ at, ms: Date.now() - at, httpStatus, message: body['message'] });
      await sleep(100);
    }
  })();
  await restart(AWAY_MS);
  const backAt = Date.now();
  const results = await ended;
  asking = false;
  await asker;
  const failures = results.filter((one) => one.status === 'rejected').map(({ reason }) => String(reason));
  expect(
    `${people} applicants come to their end over a database that stopped`,
    failures.length === 0,
    failures,
  );
  const refused = seen.filter(({ httpStatus }) => httpStatus === 503);
  const slow = refused.filter(({ ms }) => ms > LIMIT_MS);
  expect('503 within 5 s', refused.length > 0 && slow.length === 0, slow.slice(0, 3));
  const untyped = refused.filter(({ message }) => message !== SERVICE_UNAVAILABLE);
  expect('503 in the typed form', untyped.length === 0, untyped.slice(0, 3));
  const others = seen.filter(({ httpStatus }) => httpStatus >= 500 && httpStatus !== 503);
  expect('no other failure', others.length === 0, others.slice(0, 3));
  const late = refused.filter(({ at }) => at > backAt + LIMIT_MS);
  expect('back within 5 s', late.length === 0, late.slice(0, 3));
  return outcomes;
};
