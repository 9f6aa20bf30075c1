import { call, put, select } from 'typed-redux-saga';
import {
  type ApiError,
  isApiError,
  isSessionOver,
  UNEXPECTED_ERROR,
  wordsBesideRetry,
} from '../../contract/errors';
import { isSessionExpiry, type SessionExpiryMessages } from '../../contract/sessionExpiry';
import { errorCopy } from '../../copy/app';
import { parseWidgets } from '../../state/parseStep';
import { firstSegment } from '../../state/paths';
import { selectPath, selectSlug } from '../../state/selectors';
import { dialogOpened, type ErrorDialogState, errorScreenShown, type ErrorScreenState } from '../../state/ui';
import { showStepErrors } from '../navigation/showStepErrors';
import { reopenRequested } from '../pageActions';

/** The session-expiry middleware has shown the page of the ended session. */
export const isHandled = (error: unknown): boolean => isApiError(error) && error.kind === 'sessionExpiry';

/**
 * The same call could never succeed, so the button goes on in a new session. Null on the page of the ended
 * session, which has such a button itself.
 */
function* offerOfEnd() {
  if (firstSegment(yield* select(selectPath)) === 'session-expired') return null;
  return { title: errorCopy.sessionEndedTitle, retry: reopenRequested() };
}

function* showAtFields(error: unknown) {
  if (!isApiError(error) || !error.widgets?.length) return false;
  if (firstSegment(yield* select(selectPath)) !== 'request') return false;
  // As the page loads, no step is there to show them.
  if ((yield* select(selectSlug)) === null) return false;
  yield* call(showStepErrors, { widgets: parseWidgets(error.widgets), errorMessage: [error.message] });
  return true;
}

export function* failInDialog(error: unknown, more: Partial<ErrorDialogState> = {}) {
  if (isHandled(error)) return;
  if (isSessionOver(error)) {
    const offer = yield* call(offerOfEnd);
    if (offer) yield* put(dialogOpened({ message: error.message, label: errorCopy.reopen, ...offer }));
    return;
  }
  if (yield* call(showAtFields, error)) return;
  yield* put(dialogOpened({ message: wordsBesideRetry(error), ...more }));
}

/** Only `onboardingBack` treats this as an expired session. */
export const isNoProcess = (error: unknown, known: SessionExpiryMessages): boolean =>
  isApiError(error) && isSessionExpiry('onboardingBack', error.message, known);

const LATER: readonly number[] = [408, 425, 429];

/** Refused as such: not for its limits, and not for a fault. */
export const isNotTaken = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  const { httpStatus = error.kind === 'business' ? 200 : 0 } = error;
  const isOfCaller = httpStatus >= 400 && httpStatus < 500 && !LATER.includes(httpStatus);
  return httpStatus === 200 || httpStatus === 501 || isOfCaller;
};

/** A service may give a fault the form of a refusal. */
export const isTypedFault = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && error.httpStatus === 500;

interface ScreenOptions extends Pick<ErrorScreenState, 'title' | 'retry' | 'exit'> {
  readonly closable?: boolean;
}

export function* failOnScreen(error: unknown, { closable = false, ...more }: ScreenOptions) {
  if (isHandled(error)) return;
  if (isSessionOver(error)) {
    const offer = yield* call(offerOfEnd);
    const { message } = error;
    if (offer) yield* put(errorScreenShown({ message, closable, retryLabel: errorCopy.reopen, ...offer }));
    return;
  }
  if (yield* call(showAtFields, error)) return;
  const { kind, message } = isApiError(error) ? error : ({} as Partial<ApiError>);
  yield* put(
    errorScreenShown({
      message: (kind === 'business' && message) || UNEXPECTED_ERROR,
      ...((kind === 'network' || kind === 'timeout') && { detail: message }),
      closable,
      ...more,
    }),
  );
}

/** The service's own faults (HTTP 5xx) do not count. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && (error.httpStatus ?? 200) < 500;
