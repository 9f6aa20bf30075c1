/** Which flow answers which action. A second press while a flow runs is ignored. */
import { fork, takeEvery, takeLeading } from 'typed-redux-saga';
import type { RetryAction } from '../state/ui';
import * as actions from './actions';
import { trackPages } from './analytics';
import { bootstrap, restart } from './bootstrap';
import { busily } from './busily';
import { lazily, type Flow } from './lazily';
import { loadLater } from './loadLater';
import { followLocation } from './location';
import { goBack, showSubPage } from './pages';

type Later = Awaited<ReturnType<typeof loadLater>>;

const later = (name: Exclude<keyof Later, 'resumeStep'>) =>
  lazily(async () => (await loadLater())[name] as Flow<RetryAction>);

function* firstScreen() {
  yield* takeLeading(actions.bootstrapRequested, busily(bootstrap));
  yield* takeEvery(actions.restartRequested, restart);
  yield* takeLeading(actions.backRequested, goBack);
  yield* takeEvery(actions.subPageRequested, ({ payload }) => showSubPage(payload));
  yield* takeEvery(actions.locationChanged, followLocation);
}

function* anyStep() {
  yield* takeLeading(actions.nextRequested, busily(later('next')));
  yield* takeLeading(actions.previousStepRequested, busily(later('previousStep')));
  yield* takeEvery(actions.invitationRequested, later('recordCurrentStep'));
  yield* takeLeading(actions.customerRequested, busily(later('customerForStep')));
  yield* takeLeading(actions.contractsRequested, busily(later('contractsForStep')));
}

function* contactStep() {
  yield* takeLeading(actions.greetingSubmitted, busily(later('greet')));
  yield* takeLeading(actions.emailCodeSubmitted, busily(later('confirmEmail')));
  yield* takeLeading(actions.emailCodeResendRequested, busily(later('resendEmailCode')));
  yield* takeLeading(actions.mobileSubmitted, busily(later('submitMobile')));
  yield* takeLeading(actions.smsCodeSubmitted, busily(later('confirmMobile')));
  yield* takeLeading(actions.smsCodeResendRequested, busily(later('resendSmsCode')));
  yield* takeLeading(actions.passwordSubmitted, busily(later('createPassword')));
  yield* takeLeading(actions.credentialsAcknowledged, busily(later('leaveContact')));
}

function* otherSteps() {
  yield* takeLeading(actions.questionnaireSubmitted, busily(later('submitQuestionnaire')));
  yield* takeLeading(actions.captchaRequested, busily(later('requestCaptcha')));
  // The recorder shows how much of the video has left: no overlay over it.
  yield* takeLeading(actions.videoRecorded, later('sendVideo'));
  yield* takeLeading(actions.identificationSubmitted, busily(later('submitIdentification')));
  yield* takeLeading(actions.signRequested, busily(later('sign')));
}

export function* rootSaga() {
  yield* fork(trackPages);
  yield* firstScreen();
  yield* anyStep();
  yield* contactStep();
  yield* otherSteps();
}
