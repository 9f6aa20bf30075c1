/** The one-time code of a resume: sent to the phone on file, checked, and what is done once it is right (spec, 4.4). */
import { call, put, select } from 'typed-redux-saga';
import { contactApi } from '../../api/contact';
import { isApiError } from '../../contract/errors';
import { OTP_RESEND_AFTER_MS } from '../../contract/limits';
import type { ResumeState as Answered } from '../../contract/wire';
import { errorCopy } from '../../copy/app';
import { resumeErrorCopy } from '../../copy/resume-errors';
import { codeForgotten, codeSent } from '../../state/codes';
import { codeNotSent } from '../../state/resume';
import { selectResume } from '../../state/selectors';
import { phoneNumberReceived } from '../../state/step';
import { resumeCodeResendRequested, resumeContinued, type resumeCodeSubmitted } from '../actions';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog, failOnScreen, isAnswered } from '../shared/failures';
import { isRefused } from '../shared/isRefused';

function* byKind() {
  const { kind } = yield* select(selectResume);
  return kind === 'identity'
    ? ({ send: 'contactSendCell', check: 'contactValidateCell' } as const)
    : ({ send: 'resumeSendCell', check: 'resumeValidateCell' } as const);
}

function* sendCode() {
  const { send } = yield* call(byKind);
  yield* callEndpoint(contactApi, send);
  yield* put(codeSent({ channel: 'sms', at: yield* call(Date.now) }));
}

/** Without being asked for, as the code page is reached: a failure is said on the page, beside the button that sends. */
export function* sendFirstCode() {
  try {
    yield* call(sendCode);
  } catch (error) {
    if (isAnswered(error)) return;
    const isSaid = isApiError(error) && isRefused(error);
    yield* put(codeNotSent(isSaid ? error.message : resumeErrorCopy.codeNotSent));
  }
}

/** At a press. A failure is said in a dialog over the code page: an earlier code may be there already. */
export function* sendResumeCode() {
  yield* put(codeNotSent(''));
  try {
    yield* call(sendCode);
  } catch (error) {
    yield* failInDialog(error, {
      ...(!isRefused(error) && { message: resumeErrorCopy.codeNotSent }),
      retry: resumeCodeResendRequested(),
    });
  }
}

/** Where the code goes, and how long ago the last one left; where none has been sent it is sent now, unless `send` says no. */
export function* expectCode({ cellulare = '', resendIn }: Answered, { send = true } = {}) {
  yield* put(phoneNumberReceived({ phoneNumber: cellulare }));
  if (resendIn === undefined) {
    yield* put(codeForgotten('sms'));
    if (send) yield* call(sendFirstCode);
    return;
  }
  const now = yield* call(Date.now);
  yield* put(codeSent({ channel: 'sms', at: now + resendIn * 1000 - OTP_RESEND_AFTER_MS }));
}

/** What follows has a retry of its own: a code that was taken is not sent again. */
export function* submitResumeCode(action: ReturnType<typeof resumeCodeSubmitted>) {
  try {
    const { check } = yield* call(byKind);
    yield* callEndpoint(contactApi, check, action.payload);
  } catch (error) {
    yield* failOnScreen(error, {
      closable: true,
      ...(isRefused(error) ? { title: errorCopy.codeRefusedTitle } : { retry: action }),
    });
    return;
  }
  yield* put(resumeContinued());
}
