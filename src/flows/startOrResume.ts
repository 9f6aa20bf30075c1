/** Who begins: what the customer's state says decides where the flow goes on (spec, 4.2). */
import { call, put, select } from 'typed-redux-saga';
import { customerApi } from '../api/customer';
import { ACCOUNT_HOLDERS } from '../contract/limits';
import { customerOutcome } from '../contract/states';
import { resumeErrorCopy } from '../copy/resume-errors';
import { promoCodeTyped } from '../state/campaign';
import { forgetContact, rememberContact } from '../state/contactMemory';
import { draftChanged } from '../state/drafts';
import { navigated } from '../state/navigation';
import { RESUME_CODE_PAGE, RESUME_PATH, THANKS_PATH } from '../state/paths';
import { resumeBegun } from '../state/resume';
import { selectUser } from '../state/selectors';
import { phoneNumberReceived, userChanged } from '../state/step';
import type { greetingSubmitted } from './actions';
import { callEndpoint } from './callEndpoint';
import { verifyEmail } from './contact';
import { failInDialog, failOnScreen } from './failures';
import { sendResumeCode } from './resumeCode';

/** The customer is known and has a request: a code goes to the phone on file, whatever was typed here. */
function* resumeByCode(cellulare: string) {
  yield* put(resumeBegun({ kind: 'identity' }));
  yield* put(phoneNumberReceived({ phoneNumber: cellulare }));
  yield* call(sendResumeCode);
  yield* put(navigated({ path: RESUME_PATH, subPage: RESUME_CODE_PAGE }));
}

type Greeting = ReturnType<typeof greetingSubmitted>;

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
