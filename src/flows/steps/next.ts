import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { isApiError, STEP_NOT_TAKEN } from '../../contract/errors';
import { hasErrors } from '../../contract/fieldErrors';
import { SIGNATURE_WIDGET } from '../../contract/steps/contract';
import { clearFieldsNotAsked } from '../../contract/steps/clearFieldsNotAsked';
import { toWidgets, type StepValues } from '../../contract/steps/definition';
import { widgetsAsReceived } from '../../contract/steps/naming';
import { draftChanged, draftDropped } from '../../state/drafts';
import { selectConfig, selectSlug, selectStep } from '../../state/selectors';
import { keptIds, parseStep, parseWidgets } from '../../state/parseStep';
import { invitationRequested } from '../pageActions';
import { callEndpoint } from '../shared/callEndpoint';
import { showMovedRequest } from '../request/requestMovedElsewhere';
import { enterStep } from '../navigation/enterStep';
import { showStepErrors } from '../navigation/showStepErrors';
import { failOnStep } from './failOnStep';

/** Null if the applicant stays on the step. */
export function* sendStep(values: StepValues) {
  const before = yield* select(selectStep);
  const { number, widgets, received, name } = before;
  const slug = yield* select(selectSlug);
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', {
      number,
      widgets: widgetsAsReceived(
        slug ?? '',
        toWidgets(slug ? clearFieldsNotAsked(slug, values) : values, widgets),
        received,
        yield* select(selectConfig),
      ),
    });
    const step = parseStep(answer);
    if (step.name !== name && step.errorMessage.length > 0) {
      yield* call(showMovedRequest, step);
      return null;
    }
    // The contract comes again with a place for the code that was sent.
    const waitsForCode = step.widgets.some((one) => one.name === SIGNATURE_WIDGET);
    if (!hasErrors(step) && step.name === name && step.number === number && !waitsForCode) {
      yield* call(showStepErrors, { ...step, errorMessage: [STEP_NOT_TAKEN] });
      return null;
    }
    if (!hasErrors(step)) {
      // The service has accepted the values: the draft is obsolete.
      if (slug) yield* put(draftDropped(slug));
      return keptIds(step, before);
    }
    if (step.name === name) yield* call(showStepErrors, step);
    else {
      // Errors of another step are shown there. The values were not accepted: the draft is kept.
      yield* call(enterStep, step);
      yield* put(invitationRequested());
    }
  } catch (error) {
    if (!isApiError(error) || !error.widgets) throw error;
    yield* call(showStepErrors, { widgets: parseWidgets(error.widgets), errorMessage: [error.message] });
  }
  return null;
}

export function* submitStep(values: StepValues) {
  const step = yield* call(sendStep, values);
  if (!step) return;
  yield* call(enterStep, step);
  yield* put(invitationRequested());
}

export function* next(action: PayloadAction<{ readonly values: StepValues }>) {
  const { values } = action.payload;
  const slug = yield* select(selectSlug);
  // Stored until the service accepts the values: an error screen unmounts the form.
  if (slug) yield* put(draftChanged({ slug, values }));
  try {
    yield* call(submitStep, values);
  } catch (error) {
    yield* failOnStep(error, action);
  }
}
