/** The flows that the first screen does not need: one chunk, fetched while that screen is being read. */
import { call, fork, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import * as actions from './actions';
import { previousStep } from './back';
import { busily } from './busily';
import * as contact from './contact';
import { watchPhone } from './handoff';
import { requestCaptcha, sendVideo, submitIdentification, watchUnsentVideo } from './identification';
import { recordCurrentStep, restoreCurrentCampaign } from './invitation';
import { keepTyped } from './keeping';
import { contractsForStep, customerForStep } from './loads';
import { continueOwn, startNew } from './newRequest';
import { next } from './next';
import { watchOtherTabs } from './otherTabs';
import { submitQuestionnaire } from './questionnaire';
import { recallUser } from './recall';
import { resubmitDocuments, openReupload } from './reupload';
import { continueResume, resumeRequest } from './resume';
import { sendResumeCode, submitResumeCode } from './resumeCode';
import { reloadStatus, showIdentity, submitIdentity } from './resumePages';
import { watchSession } from './sessionWatch';
import { sign } from './sign';
import { greet } from './startOrResume';
import { watchUploads } from './uploads';

export { handoffLink } from './handoffLink';
export { enterResumePage } from './resumePages';
export { resumeStep } from './resumeStep';

function* anyStep() {
  yield* takeLeading(actions.nextRequested, busily(next));
  yield* takeLeading(actions.previousStepRequested, busily(previousStep));
  yield* takeEvery(actions.invitationRequested, recordCurrentStep);
  yield* takeLeading(actions.campaignRequested, busily(restoreCurrentCampaign));
  yield* takeLeading(actions.customerRequested, busily(customerForStep));
  yield* takeLeading(actions.contractsRequested, busily(contractsForStep));
}

function* contactStep() {
  yield* takeLeading(actions.greetingSubmitted, busily(greet));
  yield* takeLeading(actions.emailCodeSubmitted, busily(contact.confirmEmail));
  yield* takeLeading(actions.emailCodeResendRequested, busily(contact.resendEmailCode));
  yield* takeLeading(actions.mobileSubmitted, busily(contact.submitMobile));
  yield* takeLeading(actions.smsCodeSubmitted, busily(contact.confirmMobile));
  yield* takeLeading(actions.smsCodeResendRequested, busily(contact.resendSmsCode));
  yield* takeLeading(actions.passwordSubmitted, busily(contact.createPassword));
  yield* takeLeading(actions.credentialsAcknowledged, busily(contact.leaveContact));
}

function* otherSteps() {
  yield* takeLeading(actions.questionnaireSubmitted, busily(submitQuestionnaire));
  yield* takeLeading(actions.captchaRequested, busily(requestCaptcha));
  // The recorder shows how much of the video has left: no overlay over it.
  yield* takeLeading(actions.videoRecorded, sendVideo);
  yield* fork(watchUploads);
  yield* fork(watchUnsentVideo);
  yield* takeLatest(actions.handoffOpened, watchPhone);
  yield* takeLeading(actions.identificationSubmitted, busily(submitIdentification));
  yield* takeLeading(actions.signRequested, busily(sign));
}

function* earlierRequests() {
  yield* takeLeading(actions.identitySubmitted, busily(submitIdentity));
  yield* takeEvery(actions.identityRequested, showIdentity);
  yield* takeLeading(actions.resumeCodeSubmitted, busily(submitResumeCode));
  yield* takeLeading(actions.resumeCodeResendRequested, busily(sendResumeCode));
  yield* takeLeading(actions.resumeContinued, busily(continueResume));
  yield* takeLeading(actions.ownRequestRequested, busily(continueOwn));
  yield* takeLeading(actions.newRequestRequested, busily(startNew));
  yield* takeLeading(actions.statusRequested, busily(reloadStatus));
  yield* takeLeading(actions.resumeRequested, busily(resumeRequest));
  yield* takeLeading(actions.reuploadRequested, busily(openReupload));
  yield* takeLeading(actions.documentsResubmitted, busily(resubmitDocuments));
}

export function* stepFlows() {
  yield* anyStep();
  yield* earlierRequests();
  yield* contactStep();
  yield* otherSteps();
  yield* keepTyped();
  yield* watchOtherTabs();
  yield* fork(watchSession);
  yield* call(recallUser);
}
