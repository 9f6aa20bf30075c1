/** `next` beside a bare Fastify route that does the same least: one read, one write, on the same database, in turns. */
import Fastify from 'fastify';
import { Pool } from 'pg';
import { toWidgets } from '../../src/contract/steps/definition';
import { goodValues } from '../../__tests__/server/support/answers';
import { newApplicant } from '../../__tests__/server/support/applicant';
import { acts, stepOf, type Person } from '../faults/acts';
import { Caller } from '../faults/caller';
import { serviceProcess } from '../faults/process';

const CONNECTIONS = 8;
const TURNS = 5;
const TURN_MS = 2000;

const bareService = async (databaseUrl: string) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query('create table if not exists bare (id text primary key, body jsonb, step int)');
  const app = Fastify();
  app.post<{ Body: { id: string; widgets: unknown } }>('/next', async ({ body }) => {
    const { rows } = await pool.query<{ step: number }>('select step from bare where id = $1', [body.id]);
    const step = (rows[0]?.step ?? 0) + 1;
    await pool.query(
      'insert into bare values ($1, $2, $3) on conflict (id) do update set body = excluded.body, step = excluded.step',
      [body.id, JSON.stringify(body.widgets), step],
    );
    return { status: 'success', step, widgets: body.widgets };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => Promise.all([app.close(), pool.end()]) };
};

/** How often `call` comes to its end within the turn, by all connections together; a second's figure. */
const rate = async (calls: readonly (() => Promise<number>)[]): Promise<number> => {
  const until = performance.now() + TURN_MS;
  let done = 0;
  await Promise.all(
    calls.map(async (call) => {
      while (performance.now() < until) done += await call();
    }),
  );
  return (done * 1000) / TURN_MS;
};

const median = (all: readonly number[]): number =>
  [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;

/** A line that tells both rates and their ratio, medians of several turns. */
export const nextRatio = async (
  environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
): Promise<string> => {
  const service = await serviceProcess(environment);
  await service.start();
  const bare = await bareService(environment.DATABASE_URL);
  const people = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const person: Person = { caller: new Caller(service.url), applicant: newApplicant() };
      await person.caller.call('productInfo');
      for (const act of acts.slice(0, 8)) await (await act.prepare(person))();
      const { number, widgets } = await stepOf(person);
      return { person, number, widgets: toWidgets(goodValues(person.applicant)['address-info'], widgets) };
    }),
  );
  // Each turn of `next` leaves the step and comes back: two calls, each with its own read and write.
  const nexts = people.map(({ person, number, widgets }) => async () => {
    await person.caller.call('onboardingNext', { number, widgets });
    await person.caller.call('onboardingBack');
    return 2;
  });
  const bares = people.map(({ widgets }, index) => {
    const caller = new Caller(bare.url);
    const payload = Buffer.from(JSON.stringify({ id: String(index), widgets }));
    return async () => {
      await caller.send('POST', '/next', 'application/json', payload);
      return 1;
    };
  });
  const rates: { next: number[]; bare: number[] } = { next: [], bare: [] };
  await rate(nexts);
  for (let turn = 0; turn < TURNS; turn += 1) {
    rates.next.push(await rate(nexts));
    rates.bare.push(await rate(bares));
  }
  await bare.close();
  await service.stop();
  const [next, least] = [median(rates.next), median(rates.bare)];
  return `next and back: ${next.toFixed(0)} a second; bare Fastify, one read and one write: ${least.toFixed(0)}; ratio ${(next / least).toFixed(2)} (goal 0.85)`;
};
