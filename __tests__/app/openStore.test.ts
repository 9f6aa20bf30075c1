// On a slow processor each of these takes as long as a press may wait: none shares a task with another.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { takeEvery } from 'redux-saga/effects';
import { openStore } from '../../src/app/openStore';
import { bootstrapRequested } from '../../src/flows/pageActions';
import type * as state from '../../src/state/store';

let task = 0;
const ran: [what: string, task: number][] = [];
const mockRan = (what: string): void => void ran.push([what, task]);

jest.mock('../../src/state/store', () => {
  const actual = jest.requireActual<typeof state>('../../src/state/store');
  const createAppStore: typeof state.createAppStore = (options) => {
    mockRan('store');
    return actual.createAppStore(options);
  };
  return { ...actual, createAppStore };
});
jest.mock('../../src/flows/start/root', () => ({
  *rootSaga() {
    mockRan('flows');
    yield takeEvery(bootstrapRequested, () => mockRan('first call'));
  },
}));

it('configuration, store, flows and the first call have a task each', async () => {
  const config = readFileSync(path.join(__dirname, '..', '..', 'public', 'config.json'), 'utf8');
  globalThis.fetch = () => {
    mockRan('configuration');
    return Promise.resolve(new Response(config));
  };
  const counter = setInterval(() => (task += 1), 0);
  await openStore();
  clearInterval(counter);
  expect(ran.map(([what]) => what)).toEqual(['configuration', 'store', 'flows', 'first call']);
  expect(new Set(ran.map(([, at]) => at)).size).toBe(ran.length);
});
