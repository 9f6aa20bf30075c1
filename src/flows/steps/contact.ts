/** The contact step (spec, 4.3): e-mail code, mobile, SMS code, password. First form: startOrResume.ts. */
import { call, put, select } from 'typed-redux-saga';
import { customerApi } from '../../api/customer';
import { validationApi } from '../../api/validation';
import type { EndpointName } from '../../contract/endpoints';
import { isApiError } from '../../contract/errors';
import { PHONE_PREFIX } from '../../contract/limits';
import { PASSWORD_FAILED } from '../../contract/refusalTexts';
import { contactPages } from '../../contract/steps/table';
import { errorCopy } from '../../copy/app';
import { resumeErrorCopy } from '../../copy/resume-errors';
import { navigated, type Destination } from '../../state/navigation';
import { pathOfStep } from '../../state/paths';
import { selectStep, selectUser } from '../../state/selectors';
import { componentMarked, userChanged } from '../../state/step';
import type { RetryAction } from '../../state/ui';
import type * as actions from '../actions';
import { emailCodeResendRequested, smsCodeResendRequested } from '../actions';
import { keepContact } from '../request/restoreContact';
import { callEndpoint } from '../shared/callEndpoint';
import { failInDialog, isRefused } from '../shared/failures';
import { keepRefusal } from '../shared/keepRefusal';
import { offerNewCode } from '../shared/offerNewCode';
import { emailCode, sendCode, sendCodeOnce, smsCode } from './contactCodes';
import { contactPageOf, statusOf } from '../navigation/subPages';

type ActionOf<Creator extends (...given: never[]) => unknown> = ReturnType<Creator>;

function* showPage(subPage: number, how: Pick<Destination, 'replace'> = {}) {
  yield* put(navigated({ path: pathOfStep('contact-info'), subPage, ...how }));
}

function* statusFor(widget: string, component: string) {
  const { widgets } = yield* select(selectStep);
  return statusOf(widgets, widget, component);
}

export function* forgetEmailCode() {
  yield* put(componentMarked({ widget: 'email', component: 'validateEmail', value: '', status: '' }));
}

/** An address that is confirmed, or whose code was sent, gets no second code. */
export function* verifyEmail(how: Pick<Destination, 'replace'> = {}) {
  const { email } = yield* select(selectUser);
  const before = yield* call(statusFor, 'email', 'validateEmail');
  const status = yield* call(sendCodeOnce, emailCode, email, before);
  if (status === null) return;
  const { widgets } = yield* select(selectStep);
  // With a password everything is confirmed: the names or the tax code were corrected.
  const isAllConfirmed = contactPageOf(widgets) === contactPages.passwordOk;
  const afterEmail = isAllConfirmed ? contactPages.passwordOk : contactPages.mobilePhone;
  yield* call(showPage, status === 'valid' ? afterEmail : contactPages.verifyEmail, how);
}

const sends: readonly EndpointName[] = ['validateEmail', 'validateCellulare'];

/** A code that was not sent, without a refusal, gets the words of section 8. */
export function* failOnSend(error: unknown, retry: RetryAction) {
  const isUnsent = isApiError(error) && sends.includes(error.endpoint) && !isRefused(error);
  yield* failInDialog(error, { ...(isUnsent && { message: resumeErrorCopy.codeNotSent }), retry });
}

/** A refused code has no retry: the applicant types another. */
function* failOnCode(
  error: unknown,
  action: ActionOf<typeof actions.emailCodeSubmitted>,
  ...resend: Parameters<typeof offerNewCode>
) {
  if (!isRefused(error)) {
    yield* failInDialog(error, { retry: action });
    return;
  }
  yield* call(keepRefusal, error);
  const second = yield* call(offerNewCode, ...resend);
  yield* failInDialog(error, { title: errorCopy.codeRefusedTitle, ...(second && { second }) });
}

export function* confirmEmail(action: ActionOf<typeof actions.emailCodeSubmitted>) {
  try {
    const { email: indirizzo } = yield* select(selectUser);
    const { codice } = action.payload;
    yield* callEndpoint(validationApi, 'confermaEmail', { indirizzo, codice });
    yield* put(
      componentMarked({ widget: 'email', component: 'validateEmail', value: 'true', status: 'valid' }),
    );
    yield* call(showPage, contactPages.mobilePhone);
  } catch (error) {
    yield* call(failOnCode, error, action, 'email' as const, emailCodeResendRequested());
  }
}

export function* resendEmailCode(action: ActionOf<typeof actions.emailCodeResendRequested>) {
  try {
    const { email } = yield* select(selectUser);
    yield* call(sendCode, emailCode, email);
  } catch (error) {
    yield* failOnSend(error, action);
  }
}

/** The password may exist already, if the e-mail address was changed after it. */
function* pageAfterMobile() {
  const hasPassword = (yield* call(statusFor, 'credenziali', 'password')) === 'valid';
  return hasPassword ? contactPages.passwordOk : contactPages.createPassword;
}

export function* submitMobile(action: ActionOf<typeof actions.mobileSubmitted>) {
  const { numero } = action.payload;
  try {
    const { cellulare: known } = yield* select(selectUser);
    const before = numero === known ? yield* call(statusFor, 'cellulare', 'otpCellulare') : '';
    const status = yield* call(sendCodeOnce, smsCode, numero, before);
    if (status === null) return;
    yield* put(userChanged({ cellulare: numero }));
    yield* call(keepContact, { cellulare: numero });
    yield* call(showPage, status === 'valid' ? yield* call(pageAfterMobile) : contactPages.verifyPhone);
  } catch (error) {
    // The service may have this number: 'Riprova' asks it about the code before sending another.
    if (!isRefused(error)) yield* put(userChanged({ cellulare: numero }));
    yield* failOnSend(error, action);
  }
}

export function* confirmMobile(action: ActionOf<typeof actions.smsCodeSubmitted>) {
  try {
    const { cellulare: numero } = yield* select(selectUser);
    const { codice } = action.payload;
    yield* callEndpoint(validationApi, 'confermaCellulare', {
      numero,
      prefisso: PHONE_PREFIX,
      codice,
    });
    yield* put(
      componentMarked({ widget: 'cellulare', component: 'otpCellulare', value: 'true', status: 'valid' }),
    );
    yield* call(showPage, yield* call(pageAfterMobile));
  } catch (error) {
    yield* call(failOnCode, error, action, 'sms' as const, smsCodeResendRequested());
  }
}

export function* resendSmsCode(action: ActionOf<typeof actions.smsCodeResendRequested>) {
  try {
    const { cellulare } = yield* select(selectUser);
    yield* call(sendCode, smsCode, cellulare);
  } catch (error) {
    yield* failOnSend(error, action);
  }
}

export function* createPassword(action: ActionOf<typeof actions.passwordSubmitted>) {
  try {
    yield* callEndpoint(customerApi, 'createPassword', action.payload);
    yield* put(componentMarked({ widget: 'credenziali', component: 'password', status: 'valid' }));
    yield* call(showPage, contactPages.passwordOk);
  } catch (error) {
    yield* failInDialog(error, {
      ...(!isRefused(error) && { message: PASSWORD_FAILED }),
      retry: action,
    });
  }
}
