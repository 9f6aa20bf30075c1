import * as yup from 'yup';
import { PHONE_PREFIX } from '../limits';
import { carried } from '../rules/base';
import { email, mobile, personName, promoCode, taxCode } from '../rules/contact';
import { seen } from '../rules/consents';
import type { StepDefinition } from './definition';

const empty = {
  anagrafica: { nome: '', cognome: '', cf: '' },
  email: { email: '', validateEmail: '' },
  cellulare: { cellulare: '', prefisso: PHONE_PREFIX, otpCellulare: '' },
  // Always empty: passwords are sent by their own call, never in a widget.
  credenziali: { password: '', confermaPassword: '' },
  consensi: { consensoPrivacy: 'selected', consensoInformativa: 'selected' },
};
export type ContactInfoValues = typeof empty;

const anagrafica = yup.object({
  nome: personName('Nome'),
  cognome: personName('Cognome'),
  cf: taxCode(),
});

export const contactInfo: StepDefinition<ContactInfoValues> = {
  empty,
  schema: yup.object({
    anagrafica,
    email: yup.object({ email: email(), validateEmail: carried() }),
    cellulare: yup.object({ cellulare: mobile(), prefisso: carried(), otpCellulare: carried() }),
    credenziali: yup.object({ password: carried(), confermaPassword: carried() }),
    consensi: yup.object({ consensoPrivacy: seen(), consensoInformativa: seen() }),
  }),
};

/** The schema of the greeting page, the first sub-page with fields. `promoShown` is a form value only. */
export const greetingSchema = yup.object({
  anagrafica,
  email: yup.object({ email: email() }),
  promo: yup.object({
    promoShown: carried(),
    promoCode: carried().when('promoShown', { is: 'true', then: () => promoCode() }),
  }),
});
