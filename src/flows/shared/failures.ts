import { put } from 'typed-redux-saga';
import { isApiError, UNEXPECTED_ERROR, type ApiError } from '../../contract/errors';
import { isSessionExpiry, type SessionExpiryMessages } from '../../contract/sessionExpiry';
import { dialogOpened, errorScreenShown, type ErrorDialogState, type ErrorScreenState } from '../../state/ui';

/** The middleware has led to the session-expired page already: one failure, one reaction. */
export const isAnswered = (error: unknown): boolean => isApiError(error) && error.kind === 'sessionExpiry';

/** A page-level failure: the dialog, whose 'Riprova' dispatches `retry`. */
export function* failInDialog(error: unknown, more: Partial<ErrorDialogState> = {}) {
  if (isAnswered(error)) return;
  const message = isApiError(error) ? error.message : UNEXPECTED_ERROR;
  yield* put(dialogOpened({ message, ...more }));
}

/** The session has no request (any more): an expiry on one call alone, on every other a refusal like any. */
export const isNoProcess = (error: unknown, known: SessionExpiryMessages): boolean =>
  isApiError(error) && isSessionExpiry('onboardingBack', error.message, known);

interface ScreenOptions extends Pick<ErrorScreenState, 'title' | 'retry' | 'exit'> {
  readonly closable?: boolean;
}

/** A failure that the page does not survive: the service's own words where it has any, the general ones else. */
export function* failOnScreen(error: unknown, { closable = false, ...more }: ScreenOptions) {
  if (isAnswered(error)) return;
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
