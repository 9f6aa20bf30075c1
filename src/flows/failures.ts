import { put } from 'typed-redux-saga';
import { isApiError, UNEXPECTED_ERROR } from '../contract/errors';
import { dialogOpened, errorScreenShown, type ErrorDialogState, type RetryAction } from '../state/ui';

/** The middleware has led to the session-expired page already: one failure, one reaction. */
const isAnswered = (error: unknown): boolean => isApiError(error) && error.kind === 'sessionExpiry';

/** A page-level failure: the dialog, whose 'Riprova' dispatches `retry`. */
export function* failInDialog(error: unknown, more: Partial<ErrorDialogState> = {}) {
  if (isAnswered(error)) return;
  const message = isApiError(error) ? error.message : UNEXPECTED_ERROR;
  yield* put(dialogOpened({ message, ...more }));
}

interface ScreenOptions {
  readonly retry?: RetryAction;
  readonly closable?: boolean;
}

/** A failure that the page does not survive: the service's own words where it has any, the general ones else. */
export function* failOnScreen(error: unknown, { retry, closable = false }: ScreenOptions) {
  if (isAnswered(error)) return;
  const refusal = isApiError(error) && error.kind === 'business' ? error : undefined;
  yield* put(
    errorScreenShown({
      message: refusal?.message ?? UNEXPECTED_ERROR,
      closable,
      ...(retry && { retry }),
      ...(refusal?.supportCode !== undefined && { supportCode: refusal.supportCode }),
    }),
  );
}
