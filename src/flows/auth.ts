import { call, put } from 'typed-redux-saga';
import { contactApi } from '../api/contact';
import { resumeBegun } from '../state/resume';
import { callEndpoint } from './callEndpoint';
import { expectCode } from './resumeCode';

/** The step 'auth': the session has a request whose code is still to be confirmed in it. */
export function* enterAuth() {
  const { data } = yield* callEndpoint(contactApi, 'contactStart', {});
  yield* put(resumeBegun({ kind: 'auth' }));
  yield* call(expectCode, data);
}
