/** The contact step's own sequence (spec, 4.2 and 4.3): who, e-mail code, mobile, SMS code, password. */
import { call, put, select } from 'typed-redux-saga';
import { customerApi } from '../api/customer';
import { validationApi } from '../api/validation';
import { ACCOUNT_HOLDERS, PHONE_PREFIX } from '../contract/limits';
import { customerOutcome } from '../contract/states';
import { contactPages } from '../contract/steps/table';
import type { ContactInfoValues } from '../contract/steps/contact-info';
import { errorCopy } from '../copy/app';
import { resumeErrorCopy } from '../copy/resume-errors';
import { promoCodeTyped } from '../state/campaign';
import { codeSent } from '../state/codes';
import { forgetContact, rememberContact } from '../state/contactMemory';
import { draftChanged } from '../state/drafts';
import { navigated } from '../state/navigation';
import { pathOfStep, RESUME_CODE_PAGE, RESUME_PATH, THANKS_PATH } from '../state/paths';
import { resumeBegun } from '../state/resume';
import { selectStep, selectUser } from '../state/selectors';
import { componentMarked, phoneNumberReceived, userChanged } from '../state/step';
import type { User } from '../state/user';
import type * as actions from './actions';
import { callEndpoint } from './callEndpoint';
import { failInDialog, failOnScreen } from './failures';
import { failOnStep } from './failOnStep';
import { isRefused } from './isRefused';
import { goOn } from './next';
import { sendResumeCode } from './resumeCode';
import { statusOf } from './subPages';

type ActionOf<Creator extends (...given: never[]) => unknown> = ReturnType<Creator>;

function* showPage(subPage: number) {
  yield* put(navigated({ path: pathOfStep('contact-info'), subPage }));
}

function* sendEmailCode(indirizzo: string) {
  yield* callEndpoint(validationApi, 'validateEmail', { indirizzo });
  yield* put(componentMarked({ widget: 'email', component: 'validateEmail', value: '', status: 'pending' }));
  yield* put(codeSent({ channel: 'email', at: yield* call(Date.now) }));
}

function* sendSmsCode(numero: string) {
  yield* callEndpoint(validationApi, 'validateCellulare', { numero, prefisso: PHONE_PREFIX });
  yield* put(
    componentMarked({ widget: 'cellulare', component: 'otpCellulare', value: '', status: 'pending' }),
  );
  yield* put(codeSent({ channel: 'sms', at: yield* call(Date.now) }));
}

/** The customer is known and has a request: a code goes to the phone on file, whatever was typed here. */
function* resumeByCode(cellulare: string) {
  yield* put(resumeBegun({ kind: 'identity' }));
  yield* put(phoneNumberReceived({ phoneNumber: cellulare }));
  yield* call(sendResumeCode);
  yield* put(navigated({ path: RESUME_PATH, subPage: RESUME_CODE_PAGE }));
}

/** '' not sent, 'pending' sent, 'valid' confirmed: how far the flow has got with the address or number it has now. */
function* statusFor(widget: string, component: string) {
  const { widgets } = yield* select(selectStep);
  return statusOf(widgets, widget, component);
}

/** The same address again, after a step back: what was confirmed or is on its way is not asked for twice. */
function* verifyEmail(indirizzo: string, before: string) {
  const status = indirizzo === before ? yield* call(statusFor, 'email', 'validateEmail') : '';
  if (status === '') yield* call(sendEmailCode, indirizzo);
  yield* call(showPage, status === 'valid' ? contactPages.mobilePhone : contactPages.verifyEmail);
}

type Greeting = ActionOf<typeof actions.greetingSubmitted>;

/** The start-or-resume decision; null where it could not be made, which has been said. */
function* checkCustomer(action: Greeting) {
  const { nome, cognome, cf, email, promoCode } = action.payload;
  try {
    const { data } = yield* callEndpoint(customerApi, 'checkCustomerInfo', {
      nome,
      cognome,
      codiceFiscale: cf,
      intestatari: ACCOUNT_HOLDERS,
    });
    return data;
  } catch (error) {
    // The error screen takes the form away.
    const promo = { promoShown: String(promoCode !== ''), promoCode };
    const values = { anagrafica: { nome, cognome, cf }, email: { email }, promo };
    yield* put(draftChanged({ slug: 'contact-info', values }));
    yield* failOnScreen(error, { retry: action, exit: { label: resumeErrorCopy.editData } });
    return null;
  }
}

export function* greet(action: Greeting) {
  const { promoCode, ...person } = action.payload;
  const data = yield* call(checkCustomer, action);
  if (!data) return;
  try {
    const { email: before } = yield* select(selectUser);
    yield* put(userChanged(person));
    yield* put(promoCodeTyped({ promoCode }));
    const outcome = customerOutcome(data.stato);
    if (outcome === 'completed') {
      yield* call(forgetContact);
      yield* put(navigated({ path: THANKS_PATH }));
      return;
    }
    yield* call(rememberContact, { email: person.email });
    if (outcome === 'resume') yield* call(resumeByCode, data.cellulare);
    else yield* call(verifyEmail, person.email, before);
  } catch (error) {
    yield* failInDialog(error, { retry: action });
  }
}

/** A refused code is not worth sending again: the applicant types another. */
function* failOnCode(error: unknown, action: ActionOf<typeof actions.emailCodeSubmitted>) {
  yield* failInDialog(error, isRefused(error) ? { title: errorCopy.codeRefusedTitle } : { retry: action });
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
    yield* call(failOnCode, error, action);
  }
}

export function* resendEmailCode(action: ActionOf<typeof actions.emailCodeResendRequested>) {
  try {
    const { email } = yield* select(selectUser);
    yield* call(sendEmailCode, email);
  } catch (error) {
    yield* failInDialog(error, { retry: action });
  }
}

export function* submitMobile(action: ActionOf<typeof actions.mobileSubmitted>) {
  const { numero } = action.payload;
  try {
    const { cellulare: before } = yield* select(selectUser);
    const status = numero === before ? yield* call(statusFor, 'cellulare', 'otpCellulare') : '';
    if (status === '') yield* call(sendSmsCode, numero);
    yield* put(userChanged({ cellulare: numero }));
    yield* call(rememberContact, { cellulare: numero });
    yield* call(showPage, status === 'valid' ? contactPages.createPassword : contactPages.verifyPhone);
  } catch (error) {
    yield* failInDialog(error, { retry: action });
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
    yield* call(showPage, contactPages.createPassword);
  } catch (error) {
    yield* call(failOnCode, error, action);
  }
}

export function* resendSmsCode(action: ActionOf<typeof actions.smsCodeResendRequested>) {
  try {
    const { cellulare } = yield* select(selectUser);
    yield* call(sendSmsCode, cellulare);
  } catch (error) {
    yield* failInDialog(error, { retry: action });
  }
}

export function* createPassword(action: ActionOf<typeof actions.passwordSubmitted>) {
  try {
    yield* callEndpoint(customerApi, 'createPassword', action.payload);
    yield* put(componentMarked({ widget: 'credenziali', component: 'password', status: 'valid' }));
    yield* call(showPage, contactPages.passwordOk);
  } catch (error) {
    yield* failInDialog(error, { message: errorCopy.passwordFailed, retry: action });
  }
}

/** What travels is what was confirmed; the passwords never do. */
const contactValues = ({ nome, cognome, cf, email, cellulare }: User): ContactInfoValues => ({
  anagrafica: { nome, cognome, cf },
  email: { email, validateEmail: 'true' },
  cellulare: { cellulare, prefisso: PHONE_PREFIX, otpCellulare: 'true' },
  credenziali: { password: '', confermaPassword: '' },
  consensi: { consensoPrivacy: 'selected', consensoInformativa: 'selected' },
});

export function* leaveContact(action: ActionOf<typeof actions.credentialsAcknowledged>) {
  try {
    const user = yield* select(selectUser);
    yield* call(goOn, contactValues(user));
  } catch (error) {
    yield* failOnStep(error, action);
  }
}
