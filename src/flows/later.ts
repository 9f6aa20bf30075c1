/** The flows that the first screen does not need: one chunk, fetched while that screen is being read. */
export { previousStep } from './back';
export {
  confirmEmail,
  confirmMobile,
  createPassword,
  greet,
  leaveContact,
  resendEmailCode,
  resendSmsCode,
  submitMobile,
} from './contact';
export { requestCaptcha, sendVideo, submitIdentification } from './identification';
export { recordCurrentStep } from './invitation';
export { contractsForStep, customerForStep } from './loads';
export { next } from './next';
export { submitQuestionnaire } from './questionnaire';
export { resumeStep } from './resumeStep';
export { sign } from './sign';
