import { EventEmitter } from 'node:events';
import { acts } from '../../../server/walk/acts';
import { jobsOf } from '../../../server/jobs';
import { isDeep, sample } from '../../setup/depth';
import { newApplicant, personOf, signed, testService } from '../support';
import { listen } from '../support/listening';
import { apiOf, reviewerToken, signedInReviewer } from '../support/reviewers';
import { isSuccess } from './failingEach';
import { resumeCalls } from './resumeCalls';
import { reviewCalls } from './reviewCalls';

const emitters = new Set<EventEmitter>();
const methods = ['on', 'addListener', 'once', 'prependListener', 'prependOnceListener'] as const;
const originals = methods.map((method) => [method, EventEmitter.prototype[method]] as const);
for (const [method, original] of originals) {
  EventEmitter.prototype[method] = function noted(this: EventEmitter, ...given: Parameters<typeof original>) {
    emitters.add(this);
    return original.apply(this, given) as EventEmitter;
  } as typeof original;
}

// The worker goes on with other files, and would hold all their emitters.
afterAll(() => {
  for (const [method, original] of originals) EventEmitter.prototype[method] = original;
  emitters.clear();
});

const service = testService();

const countOf = (emitter: EventEmitter): number =>
  emitter.eventNames().reduce((sum, name) => sum + emitter.listenerCount(name), 0);

const listeners = (of: readonly EventEmitter[]): [kind: string, count: number][] =>
  of.map((emitter) => [emitter.constructor.name, countOf(emitter)]);

const resources = (): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const kind of process.getActiveResourcesInfo()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

const application = async (): Promise<void> => {
  const person = personOf(service, service.client(), newApplicant());
  await person.caller.call('productInfo');
  for (const act of acts) {
    const answered = await (await act.prepare(person))();
    expect([act.name, isSuccess(answered)]).toEqual([act.name, true]);
  }
};

let turn = 0;
const everything = async (): Promise<void> => {
  turn += 1;
  await application();
  const name = `Rita Re ${turn}`;
  const token = await reviewerToken(service, name);
  await apiOf(service, token)('/requests');
  const browser = await signedInReviewer(service, name, token);
  await browser.inject({ url: '/review' });
  // They sign a request each time: for `npm run test:all`.
  for (const [, call] of isDeep ? await resumeCalls(service) : []) await call();
  for (const { call } of sample(await reviewCalls(service, guid, { name, token }), 5)) await call();
  for (const { run } of jobsOf(service.deps)) await run();
  const answer = await fetch(new URL('/healthz', url));
  expect(await answer.text()).not.toBe('');
};

let url: string;
let guid: string;
beforeAll(async () => {
  url = await listen(service);
  guid = (await signed(service)).step.guid;
});

it('[R6-01] every listener, timer and socket is gone after its call, staff page or job', async () => {
  // The first time, what the process keeps for good is opened.
  for (let time = 0; time < (isDeep ? 2 : 1); time += 1) await everything();
  const kept = [...emitters, process as EventEmitter];
  const [before, waiting] = [listeners(kept), resources()];
  for (let time = 0; time < (isDeep ? 3 : 2); time += 1) await everything();
  const after = listeners(kept);
  const grown = before.filter(([, count], at) => (after[at]?.[1] ?? 0) > count);
  expect(grown).toEqual([]);
  for (const [kind, count] of Object.entries(resources()))
    expect([kind, count, count <= (waiting[kind] ?? 0) + 1]).toEqual([kind, count, true]);
});
