/**
 * `next` and `back` beside the bare routes of bare.ts, on the same database, in turns:
 * a noisy moment meets them all.
 */
import { toWidgets } from '../../src/contract/steps/definition';
import { goodValues } from '../../__tests__/server/support/answers';
import { newApplicant } from '../../__tests__/server/support/applicant';
import { acts, stepOf, type Person } from '../faults/acts';
import { Caller, type Answered } from '../faults/caller';
import { serviceProcess, type ServiceProcess } from '../faults/process';
import { median, processorTime } from './figures';

const CONNECTIONS = 8;
const TURNS = 7;
/** A service runs for days. The rate of the product grows for its first thousands of calls. */
const WARM_UP_CALLS = 10_000;
const TURN_MS = 1500;

/** A step forward and back again: two calls. */
type Pair = () => Promise<void>;

const ask = async (answer: Promise<Answered>): Promise<void> => {
  const { httpStatus, body } = await answer;
  if (httpStatus !== 200 || body.status !== 'success') throw new Error(JSON.stringify(body));
};

const pairsOf = async (service: ServiceProcess, bare: ServiceProcess) => {
  const people = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const person: Person = { caller: new Caller(service.url), applicant: newApplicant() };
      await person.caller.call('productInfo');
      for (const act of acts.slice(0, 8)) {
        const answered = await (await act.prepare(person))();
        if (!(await act.isRight(answered, person)))
          throw new Error(`${act.name}: ${JSON.stringify(answered)}`);
      }
      const { number, widgets } = await stepOf(person);
      const values = goodValues(person.applicant)['address-info'];
      return { caller: person.caller, sent: { number, widgets: toWidgets(values, widgets) } };
    }),
  );
  const bareCaller = new Caller(bare.url);
  const bareOf = (kind: string): Pair[] =>
    people.map(({ sent }, index) => {
      const payload = Buffer.from(JSON.stringify(sent));
      const path = (call: string) => `/${kind}/${call}?id=bare-${index}`;
      return async () => {
        await ask(bareCaller.send('POST', path('next'), 'application/json', payload));
        await ask(bareCaller.send('GET', path('back')));
      };
    });
  const product = people.map(({ caller, sent }): Pair => async () => {
    await ask(caller.call('onboardingNext', sent));
    await ask(caller.call('onboardingBack'));
  });
  return { product, same: bareOf('same'), least: bareOf('least') };
};

interface Turn {
  readonly calls: number;
  /** Calls a second, of all connections together. */
  readonly rate: number;
  /** Milliseconds of the server's processor a call. */
  readonly processor: number;
}

const turn = async (pairs: readonly Pair[], { pid }: ServiceProcess): Promise<Turn> => {
  const [begun, used] = [performance.now(), processorTime(pid())];
  let calls = 0;
  await Promise.all(
    pairs.map(async (pair) => {
      while (performance.now() < begun + TURN_MS) {
        await pair();
        calls += 2;
      }
    }),
  );
  const lasted = performance.now() - begun;
  return { calls, rate: (calls * 1000) / lasted, processor: (processorTime(pid()) - used) / calls };
};

/** Lines that tell rates, processor time and ratios: medians of the turns. */
export const nextRatio = async (
  where: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> => {
  const service = await serviceProcess(environment);
  await service.start();
  const bare = await serviceProcess(environment, 'scripts/bench/bare.ts');
  await bare.start();
  const { product, same, least } = await pairsOf(service, bare);
  const turns: Record<'product' | 'same' | 'least', Turn[]> = { product: [], same: [], least: [] };
  for (let calls = 0; calls < WARM_UP_CALLS;) calls += (await turn(product, service)).calls;
  for (const pairs of [same, least]) await turn(pairs, bare);
  for (let round = 0; round < TURNS; round += 1) {
    turns.product.push(await turn(product, service));
    turns.same.push(await turn(same, bare));
    turns.least.push(await turn(least, bare));
  }
  await bare.stop();
  await service.stop();
  const ratio = (kind: 'same' | 'least', of: (one: Turn) => number): number =>
    median(turns.product.map((one, index) => of(one) / of(turns[kind][index] as Turn)));
  const told = (kind: keyof typeof turns): string => {
    const rate = median(turns[kind].map((one) => one.rate)).toFixed(0);
    return `${rate} calls a second, ${median(turns[kind].map(({ processor }) => processor)).toFixed(2)} ms of processor each`;
  };
  return [
    `${where}: next and back in turns with bare Fastify routes (${CONNECTIONS} connections, ${TURNS} rounds, medians)`,
    `  product                                ${told('product')}`,
    `  bare, the same statements              ${told('same')}`,
    `  bare, one read and one write           ${told('least')}`,
    `  ratio to the same statements           ${ratio('same', ({ rate }) => rate).toFixed(2)} (goal 0.60)`,
    `  ratio to one read and one write        ${ratio('least', ({ rate }) => rate).toFixed(2)}`,
  ].join('\n');
};
