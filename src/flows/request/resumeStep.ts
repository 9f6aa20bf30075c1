import { call, put } from 'typed-redux-saga';
import { contactApi } from '../../api/contact';
import { slugOf } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { resumeBegun } from '../../state/resume';
import { callEndpoint } from '../shared/callEndpoint';
import { restoreDrafts } from './draftPersistence';
import { restoreCampaign } from './invitation';
import { loadCustomer } from './loadStepData';
import { expectCode } from './resumeCode';

/**
 * A message at the step 'auth' says that the request was opened in another session. Then the code is sent on
 * a press only: two open tabs would send codes in turn.
 */
function* enterAuth({ errorMessage }: Step) {
  const { data } = yield* callEndpoint(contactApi, 'contactStart', {});
  yield* put(resumeBegun({ kind: 'auth' }));
  yield* call(expectCode, data, { send: errorMessage.length === 0 });
}

export function* resumeStep(step: Step) {
  const slug = slugOf(step.name);
  if (slug === 'auth') yield* call(enterAuth, step);
  yield* call(restoreDrafts, step);
  if (slug === 'auth' || slug === 'contact-info') return;
  yield* call(loadCustomer);
  yield* call(restoreCampaign, step);
}
