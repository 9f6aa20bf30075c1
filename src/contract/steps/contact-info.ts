import * as yup from 'yup';
import { PHONE_PREFIX } from '../limits';
import { notValidated } from '../rules/base';
import { email, mobile, personName, promoCode, taxCode } from '../rules/contact';
import { acknowledged } from '../rules/consents';
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
    email: yup.object({ email: email(), validateEmail: notValidated() }),
    cellulare: yup.object({ cellulare: mobile(), prefisso: notValidated(), otpCellulare: notValidated() }),
    credenziali: yup.object({ password: notValidated(), confermaPassword: notValidated() }),
    consensi: yup.object({ consensoPrivacy: acknowledged(), consensoInformativa: acknowledged() }),
  }),
};

/** `promoShown` is a form value only. */
export const greetingSchema = yup.object({
  anagrafica,
  email: yup.object({ email: email() }),
  promo: yup.object({
    promoShown: notValidated(),
    promoCode: notValidated().when('promoShown', { is: 'true', then: () => promoCode() }),
  }),
});
