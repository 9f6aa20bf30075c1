import { put } from 'typed-redux-saga';
import { type ApiError, isApiError, UNEXPECTED_ERROR, wordsBesideRetry } from '../../contract/errors';
import { isSessionExpiry, type SessionExpiryMessages } from '../../contract/sessionExpiry';
import { dialogOpened, type ErrorDialogState, errorScreenShown, type ErrorScreenState } from '../../state/ui';

/** Returns whether the session-expiry middleware has already handled the error by showing its page. */
export const isHandled = (error: unknown): boolean => isApiError(error) && error.kind === 'sessionExpiry';

/** Shows an error dialog over the page. 'Riprova' dispatches `retry`. */
export function* failInDialog(error: unknown, more: Partial<ErrorDialogState> = {}) {
  if (isHandled(error)) return;
  yield* put(dialogOpened({ message: wordsBesideRetry(error), ...more }));
}

/** Returns whether the session has no request. Only `onboardingBack` treats this as an expired session. */
export const isNoProcess = (error: unknown, known: SessionExpiryMessages): boolean =>
  isApiError(error) && isSessionExpiry('onboardingBack', error.message, known);

interface ScreenOptions extends Pick<ErrorScreenState, 'title' | 'retry' | 'exit'> {
  readonly closable?: boolean;
}

/** Shows the error screen in place of the page, with the service's message if it has one. */
export function* failOnScreen(error: unknown, { closable = false, ...more }: ScreenOptions) {
  if (isHandled(error)) return;
  const { kind, message, supportCode } = isApiError(error) ? error : ({} as Partial<ApiError>);
  yield* put(
    errorScreenShown({
      message: (kind === 'business' && message) || UNEXPECTED_ERROR,
      ...((kind === 'network' || kind === 'timeout') && { detail: message }),
      closable,
      ...more,
      ...(supportCode !== undefined && { supportCode }),
    }),
  );
}

/** Returns whether the service refused the call. Its own faults (HTTP 5xx) do not count. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && (error.httpStatus ?? 200) < 500;
