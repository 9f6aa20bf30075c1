/** 'Inizia una nuova richiesta' where another one was found: neither the code of that one nor support is needed. */
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { contactPages, slugOf } from '../../contract/steps/table';
import type { Step } from '../../contract/wire';
import { rememberContact } from '../../state/contactMemory';
import { ownRequestChosen } from '../../state/resume';
import { selectConfig, selectSlug, selectUser } from '../../state/selectors';
import { stepReceived } from '../../state/step';
import { stepOf } from '../../state/stepOf';
import { noUser, userOfWidgets } from '../../state/user';
import { callEndpoint } from '../shared/callEndpoint';
import { verifyEmail } from '../steps/contact';
import { goElsewhere } from '../request/movedRequest';
import { enterStep } from '../navigation/enterStep';
import { failInDialog } from '../shared/failures';
import { showSubPage } from '../navigation/showSubPage';
import { resumeStep } from '../request/resumeStep';
import { contactPageOf } from '../navigation/subPages';

/** As it stands; where nothing is confirmed yet, the form that it begins with. */
function* enterOwn(step: Step) {
  yield* call(resumeStep, step);
  if (slugOf(step.name) !== 'contact-info') {
    yield* call(enterStep, step, { replace: true });
    return;
  }
  yield* put(stepReceived(step));
  yield* call(showSubPage, Math.max(contactPages.info, contactPageOf(step.widgets)));
}

/** The page was loaded again: what was typed is not at hand, and the service is asked for the request. */
function* loadOwn() {
  const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
  const step = stepOf(answer);
  if (slugOf(step.name) === 'auth') {
    yield* call(goElsewhere, step);
    return;
  }
  yield* put(ownRequestChosen({ cf: userOfWidgets(step.widgets, noUser).cf }));
  yield* call(enterOwn, step);
}

/** On with the session's own request, as if nobody had been known (spec, 4.2). */
export function* continueOwn(action: PayloadAction<unknown>) {
  try {
    const { cf, email } = yield* select(selectUser);
    const slug = yield* select(selectSlug);
    if (slug !== 'contact-info' || cf === '' || email === '') {
      yield* call(loadOwn);
      return;
    }
    yield* call(rememberContact, { email });
    yield* call(verifyEmail, { replace: true });
    yield* put(ownRequestChosen({ cf }));
  } catch (error) {
    yield* failInDialog(error, { retry: action });
  }
}

/** The session has no request in hand: one is started. */
export function* startNew(action: PayloadAction<unknown>) {
  try {
    const { productCode } = yield* select(selectConfig);
    const answer = yield* callEndpoint(onboardingApi, 'onboardingStart', { code: productCode });
    const step = stepOf(answer);
    yield* call(resumeStep, step);
    yield* call(enterStep, step);
  } catch (error) {
    yield* failInDialog(error, { retry: action });
  }
}
