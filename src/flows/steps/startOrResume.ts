/** The first form: the customer's state decides whether the request starts or resumes (spec, 4.2). */
import { call, put, select } from 'typed-redux-saga';
import { customerApi } from '../../api/customer';
import { ACCOUNT_HOLDERS, OTP_RESEND_AFTER_MS } from '../../contract/limits';
import { customerOutcome } from '../../contract/states';
import type { ResponseOf } from '../../contract/wire';
import { resumeErrorCopy } from '../../copy/resume-errors';
import { promoCodeTyped } from '../../state/campaign';
import { codeForgotten } from '../../state/codes';
import { forgetContact } from '../../state/contactMemory';
import { draftChanged } from '../../state/drafts';
import { navigated } from '../../state/navigation';
import { RESUME_CODE_PAGE, RESUME_PATH, THANKS_PATH } from '../../state/paths';
import { requestFound, resumeBegun } from '../../state/resume';
import { selectCodeSentAt, selectPhoneNumber, selectResume, selectUser } from '../../state/selectors';
import { phoneNumberReceived, userChanged } from '../../state/step';
import type { greetingSubmitted } from '../actions';
import { keepContact } from '../request/restoreContact';
import { callEndpoint } from '../shared/callEndpoint';
import { failOnSend, forgetEmailCode, verifyEmail } from './contact';
import { failOnScreen } from '../shared/failures';
import { sendFirstCode } from '../request/resumeCode';

type KnownCustomer = ResponseOf<'checkCustomerInfo'>['data'];

/** If the same person submits the form again within a minute, no second code is sent. */
function* resumeByCode(known: KnownCustomer, isSamePerson: boolean) {
  const phoneBefore = yield* select(selectPhoneNumber);
  const sentAt = yield* select(selectCodeSentAt('sms'));
  const now = yield* call(Date.now);
  yield* put(resumeBegun({ kind: 'identity' }));
  yield* put(requestFound({ stato: known.stato }));
  yield* put(phoneNumberReceived({ phoneNumber: known.cellulare }));
  const isSame = isSamePerson && phoneBefore === known.cellulare;
  if (!isSame) yield* put(codeForgotten('sms'));
  if (!isSame || now - (sentAt ?? 0) >= OTP_RESEND_AFTER_MS) yield* call(sendFirstCode);
  yield* put(navigated({ path: RESUME_PATH, subPage: RESUME_CODE_PAGE }));
}

type Greeting = ReturnType<typeof greetingSubmitted>;

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
    // The error screen unmounts the form.
    const promo = { promoShown: String(promoCode !== ''), promoCode };
    const values = { anagrafica: { nome, cognome, cf }, email: { email }, promo };
    yield* put(draftChanged({ slug: 'contact-info', values }));
    yield* failOnScreen(error, { retry: action, exit: { label: resumeErrorCopy.editData } });
    return null;
  }
}

/** 'verifyEmail' if the applicant has already chosen the session's own request for this tax code. */
function* outcomeFor(cf: string, stato: string) {
  const { chosen } = yield* select(selectResume);
  return chosen.cf === cf ? 'verifyEmail' : customerOutcome(stato);
}

export function* submitGreeting(action: Greeting) {
  const { promoCode, ...person } = action.payload;
  const data = yield* call(checkCustomer, action);
  if (!data) return;
  try {
    const before = yield* select(selectUser);
    if (person.email !== before.email) yield* call(forgetEmailCode);
    yield* put(userChanged(person));
    yield* put(promoCodeTyped({ promoCode }));
    const outcome = yield* call(outcomeFor, person.cf, data.stato);
    if (outcome === 'completed') {
      yield* put(requestFound({ stato: data.stato }));
      yield* call(forgetContact);
      yield* put(navigated({ path: THANKS_PATH }));
      return;
    }
    yield* call(keepContact, { email: person.email });
    if (outcome === 'resume') {
      yield* call(resumeByCode, data, person.cf === before.cf);
      return;
    }
    yield* put(requestFound(null));
    yield* call(verifyEmail);
  } catch (error) {
    yield* failOnSend(error, action);
  }
}
