/** 'Inizia una nuova richiesta' beside a request that was found: no code of that request is needed. */
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { contactPages, slugOf } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { ownRequestChosen } from '../../state/resume';
import { requestForgotten } from '../../state/root';
import { selectConfig, selectSlug, selectUser } from '../../state/selectors';
import { stepReceived } from '../../state/step';
import { parseStep } from '../../state/parseStep';
import { noUser, userOfWidgets } from '../../state/user';
import { keepContact } from '../request/restoreContact';
import { callEndpoint } from '../shared/callEndpoint';
import { failOnSend, verifyEmail } from '../steps/contact';
import { showMovedRequest } from '../request/requestMovedElsewhere';
import { enterStep } from '../navigation/enterStep';
import { failInDialog } from '../shared/failures';
import { showSubPage } from '../navigation/showSubPage';
import { resumeStep } from '../request/resumeStep';
import { contactPageOf } from '../navigation/subPages';

function* enterOwn(step: Step) {
  yield* call(resumeStep, step);
  if (slugOf(step.name) !== 'contact-info') {
    yield* call(enterStep, step, { replace: true });
    return;
  }
  yield* put(stepReceived(step));
  yield* call(showSubPage, Math.max(contactPages.info, contactPageOf(step.widgets)));
}

/** After a reload the typed values are gone, so the request is loaded from the service. */
function* loadOwn() {
  const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
  const step = parseStep(answer);
  if (slugOf(step.name) === 'auth') {
    yield* call(showMovedRequest, step);
    return;
  }
  yield* put(ownRequestChosen({ cf: userOfWidgets(step.widgets, noUser).cf }));
  yield* call(enterOwn, step);
}

/** As if no other request had been found (spec, 4.2). */
export function* continueOwn(action: PayloadAction<unknown>) {
  try {
    const { cf, email } = yield* select(selectUser);
    const slug = yield* select(selectSlug);
    if (slug !== 'contact-info' || cf === '' || email === '') {
      yield* call(loadOwn);
      return;
    }
    yield* call(keepContact, { email });
    yield* call(verifyEmail, { replace: true });
    yield* put(ownRequestChosen({ cf }));
  } catch (error) {
    yield* failOnSend(error, action);
  }
}

export function* startNew(action: PayloadAction<unknown>) {
  try {
    const { productCode } = yield* select(selectConfig);
    const answer = yield* callEndpoint(onboardingApi, 'onboardingStart', { code: productCode });
    const step = parseStep(answer);
    yield* put(requestForgotten());
    yield* call(resumeStep, step);
    yield* call(enterStep, step);
  } catch (error) {
    yield* failInDialog(error, { retry: action });
  }
}
