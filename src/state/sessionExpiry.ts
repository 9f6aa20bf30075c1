import { isRejectedWithValue, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../contract/errors';
import { navigated } from './navigation';
import { expiredPath, guidOfPath, isResuming } from './paths';
import { requestInterrupted } from './resume';
import { requestForgotten, type RootState } from './root';

/** What an expired session leads to. */
export const expiry = (
  { navigation, step, resume }: RootState,
  path = navigation.path,
): readonly UnknownAction[] => [
  requestForgotten(),
  // Told twice, it is still the same request.
  requestInterrupted({
    guid: (isResuming(path) && guidOfPath(path)) || step.current.guid || resume.interrupted,
  }),
  navigated({ path: expiredPath(path, step.stepSlug) }),
];

/** Whoever made the call, an expired session leads to its page; flows and screens stay silent about it. */
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
      expiry(getState(), path).forEach(dispatch);
    }
    return result;
  };
