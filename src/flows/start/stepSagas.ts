/** The sagas that the first screen does not need: one chunk, loaded while that screen is read. */
import { call, fork, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import * as actions from '../actions';
import { correctStep } from '../steps/correctStep';
import { correctPerson, previousStep } from '../steps/previousStep';
import { withOverlay } from '../shared/withOverlay';
import * as contact from '../steps/contact';
import { leaveContact } from '../steps/leaveContact';
import { watchPhone } from '../handoff/watchPhone';
import { requestCaptcha, sendVideo, submitIdentification, watchUnsentVideo } from '../steps/identification';
import { recordCurrentStep, restoreCurrentCampaign } from '../request/invitation';
import { persistDrafts } from '../request/draftPersistence';
import { contractsForStep, customerForStep } from '../request/loadStepData';
import { continueOwn, startNew } from '../resume/newRequest';
import { next } from '../steps/next';
import { isEndForScreen, offerWayOn } from '../watch/failedScreenCalls';
import { watchOtherTabs } from '../watch/otherTabs';
import { submitQuestionnaire } from '../steps/submitQuestionnaire';
import { restoreContact } from '../request/restoreContact';
import { resubmitDocuments, openReupload } from '../resume/reupload';
import { continueResume, resumeRequest } from '../resume/openRequest';
import { sendResumeCode, submitResumeCode } from '../request/resumeCode';
import { reloadStatus, showIdentity, submitIdentity } from '../resume/resumePages';
import { watchSession } from '../watch/watchSession';
import { sign } from '../steps/sign';
import { submitGreeting } from '../steps/startOrResume';
import { learnNames } from './learnNames';
import { watchUploads } from '../uploads/watchUploads';

export { handoffLink } from '../handoff/handoffLink';
export { enterResumePage } from '../resume/resumePages';
export { reopen } from '../resume/reopen';
export { resumeStep } from '../request/resumeStep';

function* stepNavigationSagas() {
  yield* takeLeading(actions.nextRequested, withOverlay(next));
  yield* takeLeading(actions.previousStepRequested, withOverlay(previousStep));
  yield* takeLeading(actions.personCorrectionRequested, withOverlay(correctPerson));
  yield* takeLeading(actions.stepCorrectionRequested, withOverlay(correctStep));
  // A position that was not recorded yet is out of date.
  yield* takeLatest(actions.invitationRequested, recordCurrentStep);
  yield* takeLeading(actions.campaignRequested, withOverlay(restoreCurrentCampaign));
  yield* takeLeading(actions.customerRequested, withOverlay(customerForStep));
  yield* takeLeading(actions.contractsRequested, withOverlay(contractsForStep));
}

function* contactSagas() {
  yield* takeLeading(actions.greetingSubmitted, withOverlay(submitGreeting));
  yield* takeLeading(actions.emailCodeSubmitted, withOverlay(contact.confirmEmail));
  yield* takeLeading(actions.emailCodeResendRequested, withOverlay(contact.resendEmailCode));
  yield* takeLeading(actions.mobileSubmitted, withOverlay(contact.submitMobile));
  yield* takeLeading(actions.smsCodeSubmitted, withOverlay(contact.confirmMobile));
  yield* takeLeading(actions.smsCodeResendRequested, withOverlay(contact.resendSmsCode));
  yield* takeLeading(actions.passwordSubmitted, withOverlay(contact.createPassword));
  yield* takeLeading(actions.credentialsAcknowledged, withOverlay(leaveContact));
}

function* otherStepSagas() {
  yield* takeLeading(actions.questionnaireSubmitted, withOverlay(submitQuestionnaire));
  yield* takeLeading(actions.captchaRequested, withOverlay(requestCaptcha));
  // Without the overlay: the recorder shows the upload's progress.
  yield* takeLeading(actions.videoRecorded, sendVideo);
  yield* fork(watchUploads);
  yield* fork(watchUnsentVideo);
  yield* takeLatest(actions.handoffOpened, watchPhone);
  yield* takeLeading(actions.identificationSubmitted, withOverlay(submitIdentification));
  yield* takeLeading(actions.signRequested, withOverlay(sign));
}

function* resumeSagas() {
  yield* takeLeading(actions.identitySubmitted, withOverlay(submitIdentity));
  yield* takeEvery(actions.identityRequested, showIdentity);
  yield* takeLeading(actions.resumeCodeSubmitted, withOverlay(submitResumeCode));
  yield* takeLeading(actions.resumeCodeResendRequested, withOverlay(sendResumeCode));
  yield* takeLeading(actions.resumeContinued, withOverlay(continueResume));
  yield* takeLeading(actions.ownRequestRequested, withOverlay(continueOwn));
  yield* takeLeading(actions.newRequestRequested, withOverlay(startNew));
  yield* takeLeading(actions.statusRequested, withOverlay(reloadStatus));
  yield* takeLeading(actions.resumeRequested, withOverlay(resumeRequest));
  yield* takeLeading(actions.reuploadRequested, withOverlay(openReupload));
  yield* takeLeading(actions.documentsResubmitted, withOverlay(resubmitDocuments));
}

export function* stepSagas() {
  yield* call(learnNames);
  yield* stepNavigationSagas();
  yield* resumeSagas();
  yield* contactSagas();
  yield* otherStepSagas();
  yield* persistDrafts();
  yield* watchOtherTabs();
  yield* takeEvery(isEndForScreen, offerWayOn);
  yield* fork(watchSession);
  yield* call(restoreContact);
}
