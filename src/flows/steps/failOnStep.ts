import type { PayloadAction } from '@reduxjs/toolkit';
import { call, select } from 'typed-redux-saga';
import { resumeErrorCopy } from '../../copy/resume-errors';
import { selectConfig } from '../../state/selectors';
import { failOnScreen, isNoProcess } from '../shared/failures';
import { showEndOrNothing } from '../shared/showEnd';
import { bootstrapRequested } from '../pageActions';

/**
 * If the session has no request any more because another has taken its place, the page of an ended session is
 * shown; else 'Riprova' reloads the state.
 */
export function* failOnStep(error: unknown, action: PayloadAction<unknown>) {
  const { sessionExpiryMessages } = yield* select(selectConfig);
  const isGone = isNoProcess(error, sessionExpiryMessages);
  const hasForm = action.payload !== undefined;
  // The service's message is not meant for applicants here.
  if (isGone && (yield* call(showEndOrNothing))) return;
  if (isGone) yield* failOnScreen(undefined, { retry: bootstrapRequested() });
  else
    yield* failOnScreen(error, {
      retry: action,
      ...(hasForm && { exit: { label: resumeErrorCopy.editData } }),
    });
}
