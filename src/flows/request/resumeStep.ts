import { call } from 'typed-redux-saga';
import { slugOf } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { enterAuth } from './enterAuth';
import { restoreCampaign } from './invitation';
import { restoreDrafts } from './draftPersistence';
import { loadCustomer } from './loadStepData';

/** What a request that was begun earlier needs beside its step. */
export function* resumeStep(step: Step) {
  const slug = slugOf(step.name);
  if (slug === 'auth') yield* call(enterAuth, step);
  yield* call(restoreDrafts, step);
  if (slug === 'auth' || slug === 'contact-info') return;
  yield* call(loadCustomer);
  yield* call(restoreCampaign, step);
}
