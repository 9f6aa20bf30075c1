import { call, put, select } from 'typed-redux-saga';
import { slugOf } from '../contract/steps/table';
import type { Step } from '../contract/wire';
import { movedOnCopy } from '../copy/session';
import { videoForgotten } from '../state/identification';
import { selectGuid } from '../state/selectors';
import { dialogOpened, errorScreenClosed } from '../state/ui';
import { enterStep } from './enterStep';
import { resumeStep } from './resumeStep';

/** The request has gone on in another tab or on another device: to where it stands, which is said. The draft stays. */
export function* goElsewhere(step: Step) {
  const guid = yield* select(selectGuid);
  if (step.guid !== guid) {
    // The session has another request in hand than this tab.
    yield* call(resumeStep, step);
    yield* put(videoForgotten());
  }
  yield* call(enterStep, step, { replace: true });
  // Of the call by which this has come to light.
  yield* put(errorScreenClosed());
  const { text, understood: label } = movedOnCopy;
  const title = slugOf(step.name) === 'auth' ? movedOnCopy.elsewhere : movedOnCopy.title;
  yield* put(dialogOpened({ title, message: step.errorMessage.join(' ') || text, label }));
}
