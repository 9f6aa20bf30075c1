/** Which flow answers which action. A second press while a flow runs is ignored. */
import { call, fork, takeEvery, takeLeading } from 'typed-redux-saga';
import * as actions from './actions';
import { trackPages } from './analytics';
import { goBack, showSubPage } from './back';
import { bootstrap, restart } from './bootstrap';
import { busily } from './busily';
import * as contact from './contact';
import { requestCaptcha, sendVideo, submitIdentification } from './identification';
import { recordCurrentStep } from './invitation';
import { contractsForStep, customerForStep } from './loads';
import { followLocation } from './location';
import { next } from './next';
import { submitQuestionnaire } from './questionnaire';
import { sign } from './sign';

function* pages() {
  yield* takeLeading(actions.bootstrapRequested, busily(bootstrap));
  yield* takeEvery(actions.restartRequested, restart);
  yield* takeLeading(actions.nextRequested, busily(next));
  yield* takeLeading(actions.backRequested, goBack);
  yield* takeEvery(actions.subPageRequested, ({ payload }) => showSubPage(payload));
  yield* takeEvery(actions.locationChanged, followLocation);
}

function* loads() {
  yield* takeEvery(actions.invitationRequested, recordCurrentStep);
  yield* takeLeading(actions.customerRequested, busily(customerForStep));
  yield* takeLeading(actions.contractsRequested, busily(contractsForStep));
}

function* contactStep() {
  yield* takeLeading(actions.greetingSubmitted, busily(contact.greet));
  yield* takeLeading(actions.emailCodeSubmitted, busily(contact.confirmEmail));
  yield* takeLeading(actions.emailCodeResendRequested, busily(contact.resendEmailCode));
  yield* takeLeading(actions.mobileSubmitted, busily(contact.submitMobile));
  yield* takeLeading(actions.smsCodeSubmitted, busily(contact.confirmMobile));
  yield* takeLeading(actions.smsCodeResendRequested, busily(contact.resendSmsCode));
  yield* takeLeading(actions.passwordSubmitted, busily(contact.createPassword));
  yield* takeLeading(actions.credentialsAcknowledged, busily(contact.leaveContact));
}

function* laterSteps() {
  yield* takeLeading(actions.questionnaireSubmitted, busily(submitQuestionnaire));
  yield* takeLeading(actions.captchaRequested, busily(requestCaptcha));
  // The recorder shows how much of the video has left: no overlay over it.
  yield* takeLeading(actions.videoRecorded, sendVideo);
  yield* takeLeading(actions.identificationSubmitted, busily(submitIdentification));
  yield* takeLeading(actions.signRequested, busily(sign));
}

export function* rootSaga() {
  yield* fork(trackPages);
  yield* call(pages);
  yield* call(loads);
  yield* call(contactStep);
  yield* call(laterSteps);
}
