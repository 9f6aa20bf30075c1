import { PHONE_PREFIX } from '../../../src/contract/limits';
import { SELECTED } from '../../../src/contract/rules/consents';
import type { StepValues } from '../../../src/contract/steps/definition';
import { savedValue } from '../../repositories/answers';
import { CONSENT_TEXT_VERSION } from '../../domain/consentTexts';
import { recordConsents } from '../../repositories/consents';
import { valueOf, type ServiceAnswers, type StepContext, type StepHooks } from './stepHooks';

const EMAIL_UNCONFIRMED = 'Conferma il tuo indirizzo email con il codice che ti abbiamo inviato';
const PHONE_UNCONFIRMED = 'Conferma il tuo numero di cellulare con il codice che ti abbiamo inviato';
const PASSWORD_MISSING = 'Crea la password prima di continuare';
export const NOT_AS_CONFIRMED = 'Il dato non corrisponde a quello che hai confermato';

const CONSENTS = ['consensoPrivacy', 'consensoInformativa'] as const;

/** Stored by calls of their own, under these names. */
const confirmations = ['email.validateEmail', 'cellulare.otpCellulare', 'credenziali.password'] as const;
const confirmedFields = [
  'anagrafica.nome',
  'anagrafica.cognome',
  'anagrafica.cf',
  'email.email',
  'cellulare.cellulare',
];

const missing: Readonly<Record<(typeof confirmations)[number], string>> = {
  'email.validateEmail': EMAIL_UNCONFIRMED,
  'cellulare.otpCellulare': PHONE_UNCONFIRMED,
  'credenziali.password': PASSWORD_MISSING,
};

const split = (path: string): [string, string] => path.split('.') as [string, string];
const savedAt = ({ saved }: StepContext, path: string) => savedValue(saved, ...split(path));

const own = async (context: StepContext): Promise<ServiceAnswers> => ({
  'cellulare.prefisso': { value: PHONE_PREFIX },
  'credenziali.confermaPassword': { value: '' },
  ...Object.fromEntries(
    confirmations.map((path) => {
      const { value = '', status = '' } = savedAt(context, path) ?? {};
      return [path, { value, status }];
    }),
  ),
});

const check = async (context: StepContext, values: StepValues): Promise<Record<string, string>> => {
  const errors: Record<string, string> = {};
  for (const path of confirmations) {
    if (savedAt(context, path)?.status !== 'valid') errors[path] = missing[path];
  }
  for (const path of confirmedFields) {
    if (savedAt(context, path)?.value !== valueOf(values, ...split(path))) errors[path] = NOT_AS_CONFIRMED;
  }
  return errors;
};

const onLeave = async ({ db, request, now }: StepContext): Promise<void> => {
  const given = { guid: request.guid, textVersion: CONSENT_TEXT_VERSION, value: SELECTED, givenAt: now };
  await recordConsents(db, ...CONSENTS.map((name) => ({ ...given, name })));
};

export const contactInfoHooks: StepHooks = { own, check, onLeave };
