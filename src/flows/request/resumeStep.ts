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
 * The step 'auth': the session's request still needs its code confirmed. If the step has a message, the
 * request was opened in another session: then the applicant asks for the code.
 */
function* enterAuth({ errorMessage }: Step) {
  const { data } = yield* callEndpoint(contactApi, 'contactStart', {});
  yield* put(resumeBegun({ kind: 'auth' }));
  yield* call(expectCode, data, { send: errorMessage.length === 0 });
}

/** Loads what a resumed request needs besides its step: drafts, customer, campaign. */
export function* resumeStep(step: Step) {
  const slug = slugOf(step.name);
  if (slug === 'auth') yield* call(enterAuth, step);
  yield* call(restoreDrafts, step);
  if (slug === 'auth' || slug === 'contact-info') return;
  yield* call(loadCustomer);
  yield* call(restoreCampaign, step);
}
