import type { UnknownAction } from '@reduxjs/toolkit';
import type { Trace } from '../../../src/contract/trace';
import type { Names } from '../../../src/contract/steps/naming';
import { bootstrapRequested } from '../../../src/flows/actions';
import { loadStepSagas } from '../../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../../src/flows/start/root';
import { createRecorder } from '../../../src/state/recording/recorder';
import { createAppStore } from '../../../src/state/store';
import { fakeService } from '../../screens/fakeService';
import { config } from '../support';
import { pass } from './turns';

export interface Journey {
  readonly path: string;
  readonly answers: Parameters<typeof fakeService>[0];
  /** In order. A function makes the call of a screen; a number waits (ms). */
  readonly does: readonly (UnknownAction | (() => unknown) | number)[];
  readonly names?: Names;
  /** The sagas of the steps are loaded once the first page is shown, as in the product. */
  readonly late?: boolean;
}

const START = '2026-11-23T10:00:00Z';
const PAUSE_MS = 1000;

export const record = async ({ path, answers, does, names, late }: Journey): Promise<Trace> => {
  jest.setSystemTime(new Date(START));
  fakeService(answers);
  if (!late) await loadStepSagas();
  const { store, runSaga } = createAppStore({
    config: { ...config, ...names },
    location: { pathname: path, search: '' },
    opensFirstPage: true,
  });
  const from = performance.now();
  const recorder = createRecorder(store, path);
  const root = runSaga(rootSaga);
  store.dispatch(bootstrapRequested());
  await pass();
  if (late) await loadStepSagas();
  await pass();
  for (const action of does) {
    await pass(typeof action === 'number' ? action : PAUSE_MS);
    if (typeof action === 'number') continue;
    store.dispatch((typeof action === 'function' ? action() : action) as UnknownAction);
    await pass();
  }
  const trace = await recorder.read();
  root.cancel();
  // Made by chance: now and then they are letters alone.
  const same = JSON.stringify(trace.events).replace(/(?<="requestId":"⟦21 )letters/g, 'characters');
  const events = (JSON.parse(same) as Trace['events']).map((event) => ({
    ...event,
    t: Math.max(0, Math.round(event.t - from)),
  }));
  return { ...trace, startedAt: START, journey: 'ABCDEFGH', device: {}, events };
};
