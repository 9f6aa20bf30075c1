/** The flows that the first screen does not need: one chunk, fetched while that screen is being read. */
import { call, fork, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import * as actions from '../actions';
import { previousStep } from '../steps/previousStep';
import { busily } from '../shared/withOverlay';
import * as contact from '../steps/contact';
import { watchPhone } from '../handoff/watchPhone';
import { requestCaptcha, sendVideo, submitIdentification, watchUnsentVideo } from '../steps/identification';
import { recordCurrentStep, restoreCurrentCampaign } from '../request/invitation';
import { keepTyped } from '../request/draftPersistence';
import { contractsForStep, customerForStep } from '../request/loadStepData';
import { continueOwn, startNew } from '../resume/newRequest';
import { next } from '../steps/next';
import { watchOtherTabs } from '../watch/otherTabs';
import { submitQuestionnaire } from '../steps/questionnaire';
import { recallUser } from '../request/restoreContact';
import { resubmitDocuments, openReupload } from '../resume/reupload';
import { continueResume, resumeRequest } from '../resume/openRequest';
import { sendResumeCode, submitResumeCode } from '../request/resumeCode';
import { reloadStatus, showIdentity, submitIdentity } from '../resume/resumePages';
import { watchSession } from '../watch/watchSession';
import { sign } from '../steps/sign';
import { greet } from '../steps/startOrResume';
import { watchUploads } from '../uploads/watchUploads';

export { handoffLink } from '../handoff/handoffLink';
export { enterResumePage } from '../resume/resumePages';
export { resumeStep } from '../request/resumeStep';

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
