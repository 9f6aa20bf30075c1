import { put } from 'typed-redux-saga';
import { isApiError, isSessionOver } from '../../contract/errors';
import { codeRefused } from '../../state/ui';
import { isRefused } from './failures';

/** Why a code was refused stays under its field, once what said it is closed. */
export function* keepRefusal(error: unknown) {
  if (!isApiError(error) || !isRefused(error)) return;
  const { message } = error;
  if (!isSessionOver(error)) yield* put(codeRefused(message));
}
