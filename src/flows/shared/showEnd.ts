import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import type { RootState } from '../../state/root';
import { sessionExpiredActions } from '../../state/sessionExpiryMiddleware';
import { callEndpoint } from './callEndpoint';
import { isHandled } from './failures';

export const selectSession = ({ session }: RootState) => session.product?.session;

/**
 * Calls product info: a live session is extended, an ended one leads to its page by the message that the
 * specification knows of this call. Another session since leads there too. Returns whether it did.
 */
export function* showEnd() {
  const before = yield* select(selectSession);
  const { data } = yield* callEndpoint(onboardingApi, 'productInfo');
  // Another tab has found the session expired and begun a new one.
  if (data?.session?.draftKey === before?.draftKey) return false;
  for (const action of yield* select(sessionExpiredActions)) yield* put(action);
  return true;
}

/** For a session that has no request any more, whose end the refused call may not report (spec, 8). */
export function* showEndOrNothing() {
  try {
    return yield* call(showEnd);
  } catch (error) {
    return isHandled(error);
  }
}
