import { call } from 'typed-redux-saga';
import type { Step } from '../contract/wire';
import { restoreCampaign } from './invitation';
import { loadCustomer } from './loads';

/** What a request that was begun earlier needs beside its step. */
export function* resumeStep(step: Step) {
  yield* call(loadCustomer);
  yield* call(restoreCampaign, step);
}
