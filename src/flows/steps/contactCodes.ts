/** A code whose answer was lost counts as sent (docs/decisions/codes.md). */
import { call, put, select } from 'typed-redux-saga';
import { onboardingApi } from '../../api/onboarding';
import { validationApi } from '../../api/validation';
import { PHONE_PREFIX } from '../../contract/limits';
import { codeSent, type CodeChannel } from '../../state/codes';
import { parseStep } from '../../state/parseStep';
import { selectSlug } from '../../state/selectors';
import { componentMarked } from '../../state/step';
import { callEndpoint } from '../shared/callEndpoint';
import { isHandled, isRefused } from '../shared/failures';
import { statusOf, valueOf } from '../navigation/subPages';

interface ContactCode {
  readonly channel: CodeChannel;
  readonly widget: string;
  readonly target: string;
  /** The component with its status: '' not sent, 'pending' sent, 'valid' confirmed. */
  readonly flag: string;
  readonly request: (target: string) => Generator;
}

export const emailCode: ContactCode = {
  channel: 'email',
  widget: 'email',
  target: 'email',
  flag: 'validateEmail',
  request: (indirizzo) => callEndpoint(validationApi, 'validateEmail', { indirizzo }),
};
export const smsCode: ContactCode = {
  channel: 'sms',
  widget: 'cellulare',
  target: 'cellulare',
  flag: 'otpCellulare',
  request: (numero) => callEndpoint(validationApi, 'validateCellulare', { numero, prefisso: PHONE_PREFIX }),
};

/** The status of a code whose call got no answer: it may have been sent. */
const UNANSWERED = 'unanswered';

function* mark({ widget, flag }: ContactCode, status: string) {
  yield* put(componentMarked({ widget, component: flag, value: status === 'valid' ? 'true' : '', status }));
}

export function* sendCode(code: ContactCode, target: string) {
  yield* call(code.request, target);
  yield* call(mark, code, 'pending');
  yield* put(codeSent({ channel: code.channel, at: yield* call(Date.now) }));
}

/** '' if the service has none for this address or number, or cannot be asked. */
function* statusAtService({ widget, target, flag }: ContactCode, wanted: string) {
  try {
    const answer = yield* callEndpoint(onboardingApi, 'onboardingNext', { number: null, widgets: [] });
    const { widgets } = parseStep(answer);
    return valueOf(widgets, widget, target) === wanted ? statusOf(widgets, widget, flag) : '';
  } catch {
    return '';
  }
}

/** A code that the service has sent is not sent again. Returns the status. */
function* takeOver(code: ContactCode, target: string) {
  const status = yield* call(statusAtService, code, target);
  if (status !== 'pending' && status !== 'valid') return '';
  yield* call(mark, code, status);
  // The minute until the next code begins now, as nobody knows when this one was sent.
  if (status === 'pending') yield* put(codeSent({ channel: code.channel, at: yield* call(Date.now) }));
  return status;
}

/**
 * Where the answer of an earlier call was lost, or the service refuses another code, the service is asked for
 * the status. Null if the request has left the step meanwhile, as another flow shows. Throws an ApiError.
 */
export function* sendCodeOnce(code: ContactCode, target: string, before: string) {
  if (before !== '' && before !== UNANSWERED) return before;
  const known = before === UNANSWERED ? yield* call(takeOver, code, target) : '';
  if (known !== '') return known;
  const slug = yield* select(selectSlug);
  try {
    yield* call(sendCode, code, target);
    return 'pending';
  } catch (error) {
    if (isHandled(error)) throw error;
    const found = isRefused(error) ? yield* call(takeOver, code, target) : '';
    if (found !== '') return found;
    if ((yield* select(selectSlug)) !== slug) return null;
    if (!isRefused(error)) yield* call(mark, code, UNANSWERED);
    throw error;
  }
}
