/** Sends and verifies the one-time code of a resume, which goes to the phone on file (spec, 4.4). */
import { call, put, select } from 'typed-redux-saga';
import { contactApi } from '../../api/contact';
import { isApiError, isSessionOver } from '../../contract/errors';
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
import { failInDialog, failOnScreen, isHandled, isRefused } from '../shared/failures';
import { keepRefusal } from '../shared/keepRefusal';
import { offerNewCode } from '../shared/offerNewCode';

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

/**
 * A failure is shown on the page, beside the button that sends. Where the session has ended, no button of the
 * page could succeed: a dialog leads on.
 */
export function* sendFirstCode() {
  try {
    yield* call(sendCode);
  } catch (error) {
    if (isHandled(error)) return;
    if (isSessionOver(error)) return yield* failInDialog(error);
    const isSaid = isApiError(error) && isRefused(error);
    yield* put(codeNotSent(isSaid ? error.message : resumeErrorCopy.codeNotSent));
  }
}

/** A failure opens a dialog: the code page stays, as an earlier code may have arrived. */
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

/** `resendIn`: seconds; undefined if no code was sent. */
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

/** Opening the request is another action with its own retry, so that an accepted code is not sent twice. */
export function* submitResumeCode(action: ReturnType<typeof resumeCodeSubmitted>) {
  try {
    const { check } = yield* call(byKind);
    yield* callEndpoint(contactApi, check, action.payload);
  } catch (error) {
    const exit = isRefused(error)
      ? yield* call(offerNewCode, 'sms' as const, resumeCodeResendRequested())
      : undefined;
    yield* call(keepRefusal, error);
    yield* failOnScreen(error, {
      closable: true,
      ...(isRefused(error) ? { title: errorCopy.codeRefusedTitle } : { retry: action }),
      ...(exit && { exit }),
    });
    return;
  }
  yield* put(resumeContinued());
}
