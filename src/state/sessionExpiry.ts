import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { isApiError } from '../contract/errors';
import { navigated } from './navigation';
import { expiredPath } from './paths';
import { requestInterrupted } from './resume';
import { requestForgotten, type RootState } from './root';

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
      const { navigation, step } = getState();
      const path = action.payload.endpoint === 'contactResume' ? '/resume' : navigation.path;
      dispatch(requestForgotten());
      dispatch(requestInterrupted({ guid: step.current.guid }));
      dispatch(navigated({ path: expiredPath(path, step.stepSlug) }));
    }
    return result;
  };
