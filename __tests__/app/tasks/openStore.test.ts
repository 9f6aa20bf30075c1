// On a slow processor each of these takes as long as a press may wait: none shares a task with another.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { takeEvery } from 'redux-saga/effects';
import { openStore } from '../../../src/app/openStore';
import { bootstrapRequested } from '../../../src/flows/pageActions';
import type * as state from '../../../src/state/store';
import { expectTasks, note as mockNote } from './ran';

jest.mock('../../../src/state/store', () => {
  const actual = jest.requireActual<typeof state>('../../../src/state/store');
  const createAppStore: typeof state.createAppStore = (options) => {
    mockNote('store');
    return actual.createAppStore(options);
  };
  return { ...actual, createAppStore };
});
jest.mock('../../../src/flows/start/root', () => ({
  *rootSaga() {
    mockNote('flows');
    yield takeEvery(bootstrapRequested, () => mockNote('first call'));
  },
}));

it('configuration, store, flows and the first call have a task each', async () => {
  const config = readFileSync(path.join(__dirname, '..', '..', '..', 'public', 'config.json'), 'utf8');
  globalThis.fetch = () => Promise.resolve(new Response(config));
  const parse = jest.spyOn(JSON, 'parse').mockImplementationOnce((text) => {
    mockNote('configuration');
    parse.mockRestore();
    return JSON.parse(text) as unknown;
  });
  await openStore();
  expectTasks('configuration', 'store', 'flows', 'first call');
});
