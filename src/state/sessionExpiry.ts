import { isRejectedWithValue, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../contract/errors';
import { navigated } from './navigation';
import { expiredPath, guidOfPath, isResuming } from './paths';
import { requestInterrupted } from './resume';
import { requestForgotten, type RootState } from './root';

/** Returns the actions that handle an expired session. */
export const sessionExpiredActions = (
  { navigation, step, resume }: RootState,
  path = navigation.path,
): readonly UnknownAction[] => [
  requestForgotten(),
  // A second expiry keeps the request of the first.
  requestInterrupted({
    guid: (isResuming(path) && guidOfPath(path)) || step.current.guid || resume.interrupted,
  }),
  navigated({ path: expiredPath(path, step.stepSlug) }),
];

/** Shows the session-expired page for an expiry on any call. Flows and screens report nothing. */
export const sessionExpiryMiddleware: Middleware<object, RootState> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (
      isRejectedWithValue(action) &&
      isApiError(action.payload) &&
      action.payload.kind === 'sessionExpiry'
    ) {
      const path = action.payload.endpoint === 'contactResume' ? '/resume' : undefined;
      sessionExpiredActions(getState(), path).forEach(dispatch);
    }
    return result;
  };
