import { call, put } from 'typed-redux-saga';
import { contactApi } from '../../api/contact';
import type { Step } from '../../contract/wire';
import { resumeBegun } from '../../state/resume';
import { callEndpoint } from '../shared/callEndpoint';
import { expectCode } from './resumeCode';

/**
 * The step 'auth': the session has a request whose code is still to be confirmed in it. Where it comes with a message the
 * request was opened elsewhere: a code is sent when the applicant asks for it.
 */
export function* enterAuth({ errorMessage }: Step) {
  const { data } = yield* callEndpoint(contactApi, 'contactStart', {});
  yield* put(resumeBegun({ kind: 'auth' }));
  yield* call(expectCode, data, { send: errorMessage.length === 0 });
}
