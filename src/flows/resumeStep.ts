import { call } from 'typed-redux-saga';
import { slugOf } from '../contract/steps/table';
import type { Step } from '../contract/wire';
import { enterAuth } from './auth';
import { restoreCampaign } from './invitation';
import { loadCustomer } from './loads';

/** What a request that was begun earlier needs beside its step. */
export function* resumeStep(step: Step) {
  if (slugOf(step.name) === 'auth') {
    yield* call(enterAuth);
    return;
  }
  yield* call(loadCustomer);
  yield* call(restoreCampaign, step);
}
