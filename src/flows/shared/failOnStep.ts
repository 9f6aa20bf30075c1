import type { PayloadAction } from '@reduxjs/toolkit';
import { select } from 'typed-redux-saga';
import { resumeErrorCopy } from '../../copy/resume-errors';
import { selectConfig } from '../../state/selectors';
import { failOnScreen, isNoProcess } from './failures';
import { bootstrapRequested } from '../pageActions';

/**
 * A step that could not be sent: 'Riprova' sends it again; what was typed can be changed first. Where the session has no
 * request any more, sending is of no use: 'Riprova' asks where things stand, which leads to the page of an expired session.
 */
export function* failOnStep(error: unknown, action: PayloadAction<unknown>) {
  const { sessionExpiryMessages } = yield* select(selectConfig);
  const isGone = isNoProcess(error, sessionExpiryMessages);
  const hasForm = action.payload !== undefined;
  // The known message is for programs.
  if (isGone) yield* failOnScreen(undefined, { retry: bootstrapRequested() });
  else
    yield* failOnScreen(error, {
      retry: action,
      ...(hasForm && { exit: { label: resumeErrorCopy.editData } }),
    });
}
