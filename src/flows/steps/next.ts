import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { isApiError } from '../../contract/errors';
import { componentErrors, hasErrors, widgetErrors } from '../../contract/fieldErrors';
import { withoutUnasked } from '../../contract/steps/unasked';
import { toWidgets, type StepValues } from '../../contract/steps/definition';
import type { Step } from '../../contract/wire';
import { draftChanged, draftDropped } from '../../state/drafts';
import { navigated } from '../../state/navigation';
import { selectPath, selectSlug, selectStep, selectSubPage } from '../../state/selectors';
import { stepRefused } from '../../state/step';
import { stepOf, widgetOf } from '../../state/stepOf';
import { invitationRequested } from '../pageActions';
import { callEndpoint } from '../shared/callEndpoint';
import { goElsewhere } from '../request/movedRequest';
import { enterStep } from '../navigation/enterStep';
import { failOnStep } from '../shared/failOnStep';
import { pageOfErrors } from '../navigation/pageOfErrors';

/** The applicant stays on the step, on the sub-page that shows what was refused. */
export function* stayWithErrors(refused: Pick<Step, 'widgets' | 'errorMessage'>) {
  const errors = componentErrors(refused.widgets);
  const globalErrors = [...refused.errorMessage, ...widgetErrors(refused.widgets)];
  yield* put(stepRefused({ errors, globalErrors }));
  const slug = yield* select(selectSlug);
  const current = yield* select(selectSubPage);
  const subPage = slug ? pageOfErrors(slug, errors, current) : current;
  if (subPage !== current) yield* put(navigated({ path: yield* select(selectPath), subPage }));
}

/** Sends the current step; gives the next one, or null where the service keeps the applicant here. */
export function* sendStep(values: StepValues) {
  const { number, widgets, name } = yield* select(selectStep);
  const slug = yield* select(selectSlug);
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', {
      number,
      widgets: toWidgets(slug ? withoutUnasked(slug, values) : values, widgets),
    });
    const step = stepOf(answer);
    if (step.name !== name && step.errorMessage.length > 0) {
      yield* call(goElsewhere, step);
      return null;
    }
    if (!hasErrors(step)) {
      // From here on the service's values are the truth.
      if (slug) yield* put(draftDropped(slug));
      return step;
    }
    yield* call(stayWithErrors, step);
  } catch (error) {
    if (!isApiError(error) || !error.widgets) throw error;
    yield* call(stayWithErrors, { widgets: error.widgets.map(widgetOf), errorMessage: [error.message] });
  }
  return null;
}

/** Sends the step, shows the one that comes, records where the applicant has got to. */
export function* goOn(values: StepValues) {
  const step = yield* call(sendStep, values);
  if (!step) return;
  yield* call(enterStep, step);
  yield* put(invitationRequested());
}

export function* next(action: PayloadAction<{ readonly values: StepValues }>) {
  const { values } = action.payload;
  const slug = yield* select(selectSlug);
  // Kept until the service has them: an error screen takes the form away.
  if (slug) yield* put(draftChanged({ slug, values }));
  try {
    yield* call(goOn, values);
  } catch (error) {
    yield* failOnStep(error, action);
  }
}
