/** The contact step is sent once all is confirmed (spec, 4.3). */
import { call, select } from 'typed-redux-saga';
import { PHONE_PREFIX } from '../../contract/limits';
import type { ContactInfoValues } from '../../contract/steps/contact-info';
import { carriesMobileConfirmation } from '../../contract/steps/mobileConfirmation';
import type { Step } from '../../contract/wire';
import { selectFailures, selectStep, selectUser } from '../../state/selectors';
import type { User } from '../../state/user';
import type { credentialsAcknowledged } from '../actions';
import { failOnStep } from './failOnStep';
import { submitStep } from './next';
import { showIfOvertaken } from './overtakenContact';

/** A step never carries the password. */
const contactValues = (
  { nome, cognome, cf, email, cellulare }: User,
  step: Pick<Step, 'widgets'>,
): ContactInfoValues => ({
  anagrafica: { nome, cognome, cf },
  email: { email, validateEmail: 'true' },
  cellulare: {
    cellulare,
    ...(carriesMobileConfirmation(step) && { confermaCellulare: cellulare }),
    prefisso: PHONE_PREFIX,
    otpCellulare: 'true',
  },
  credenziali: { password: '', confermaPassword: '' },
  consensi: { consensoPrivacy: 'selected', consensoInformativa: 'selected' },
});

export function* leaveContact(action: ReturnType<typeof credentialsAcknowledged>) {
  try {
    const user = yield* select(selectUser);
    const failures = yield* select(selectFailures);
    yield* call(submitStep, contactValues(user, yield* select(selectStep)));
    if ((yield* select(selectFailures)) > failures) yield* call(showIfOvertaken);
  } catch (error) {
    yield* failOnStep(error, action);
  }
}
