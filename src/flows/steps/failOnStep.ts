import type { PayloadAction } from '@reduxjs/toolkit';
import { select } from 'typed-redux-saga';
import { resumeErrorCopy } from '../../copy/resume-errors';
import { selectConfig } from '../../state/selectors';
import { failOnScreen, isNoProcess } from '../shared/failures';
import { bootstrapRequested } from '../pageActions';

/**
 * Reports a step that could not be sent. 'Riprova' sends it again; the applicant may edit the form first. If
 * the session has no request any more, 'Riprova' reloads the state, which leads to the page of an expired
 * session.
 */
export function* failOnStep(error: unknown, action: PayloadAction<unknown>) {
  const { sessionExpiryMessages } = yield* select(selectConfig);
  const isGone = isNoProcess(error, sessionExpiryMessages);
  const hasForm = action.payload !== undefined;
  // The service's message is not meant for applicants here.
  if (isGone) yield* failOnScreen(undefined, { retry: bootstrapRequested() });
  else
    yield* failOnScreen(error, {
      retry: action,
      ...(hasForm && { exit: { label: resumeErrorCopy.editData } }),
    });
}
