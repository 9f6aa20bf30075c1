import { isRejectedWithValue, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../contract/errors';
import { reportPendingValues } from '../ui/form/pendingValues';
import { navigated } from './navigation';
import { expiredPath, guidOfPath, isResuming } from './paths';
import { requestInterrupted } from './resume';
import { requestForgotten, type RootState } from './root';
import { dialogClosed, errorScreenClosed } from './ui';

/** Returns the actions that remove an ended session's data, except for the guid of its request. */
export const forgetRequestActions = (
  { navigation, step, resume }: RootState,
  path = navigation.path,
): readonly UnknownAction[] => [
  requestForgotten(),
  // A second expiry keeps the request of the first.
  requestInterrupted({
    guid: (isResuming(path) && guidOfPath(path)) || step.current.guid || resume.interrupted,
  }),
];

/** Returns the actions that handle an expired session. What earlier calls have reported is closed. */
export const sessionExpiredActions = (
  state: RootState,
  path = state.navigation.path,
): readonly UnknownAction[] => [
  ...forgetRequestActions(state, path),
  ...(state.ui.dialog ? [dialogClosed()] : []),
  ...(state.ui.errorScreen ? [errorScreenClosed()] : []),
  navigated({ path: expiredPath(path, state.step.stepSlug) }),
];

/** Shows the session-expired page for an expiry on any call. Flows and screens report nothing. */
export const sessionExpiryMiddleware: Middleware<object, RootState> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    // What has just been typed is stored with the rest, for whoever resumes the request.
    if (requestForgotten.match(action)) reportPendingValues();
    const result = next(action);
    if (
      isRejectedWithValue(action) &&
      isApiError(action.payload) &&
      action.payload.kind === 'sessionExpiry'
    ) {
      const { endpoint } = action.payload;
      // The flow that loads the page goes on in a new session.
      if (endpoint === 'productInfo' && getState().session.renewing) return result;
      const path = endpoint === 'contactResume' ? '/resume' : undefined;
      sessionExpiredActions(getState(), path).forEach(dispatch);
    }
    return result;
  };
