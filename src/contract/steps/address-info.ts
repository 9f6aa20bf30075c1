import * as yup from 'yup';
import { emptyAddress, addressFields, addressFieldsWhenOther } from '../rules/address';
import { notValidated, oneOf, requiredText } from '../rules/base';
import { oneOfList } from '../rules/oneOfList';
import { email, mobile, personName, taxCode } from '../rules/contact';
import { invalid } from '../rules/generalMessages';
import type { StepDefinition } from './definition';

const domicileChoices = ['residenza', 'altro'] as const;

const empty = {
  cittadinanza: { cittadinanza: '' },
  residenza: emptyAddress,
  domicilio: { domicilio: 'residenza', ...emptyAddress },
  // The service, or else the app, fills these in from the tax code. They are shown, not asked for.
  codiceFiscale: { nome: '', cognome: '', data: '', sesso: '', citta: '', provincia: '', cf: '' },
  tutore: { tutoreNome: '', tutoreCognome: '', tutoreEmail: '', tutoreCellulare: '', tutoreCf: '' },
};
export type AddressInfoValues = typeof empty;

export const addressInfo: StepDefinition<AddressInfoValues> = {
  empty,
  optional: ['tutore'],
  ofService: ['codiceFiscale'],
  schema: yup.object({
    cittadinanza: yup.object({ cittadinanza: oneOfList('Cittadinanza', 'citizenships') }),
    residenza: yup.object(addressFields),
    domicilio: yup.object({
      domicilio: oneOf(requiredText('Domicilio'), domicileChoices, invalid('Domicilio')),
      ...addressFieldsWhenOther('domicilio'),
    }),
    codiceFiscale: yup.object({
      nome: notValidated(),
      cognome: notValidated(),
      data: notValidated(),
      sesso: notValidated(),
      citta: notValidated(),
      provincia: notValidated(),
      cf: notValidated(),
    }),
    tutore: yup
      .object({
        tutoreNome: personName('Nome del tutore'),
        tutoreCognome: personName('Cognome del tutore'),
        tutoreEmail: email('Email del tutore'),
        tutoreCellulare: mobile('Numero cellulare del tutore'),
        tutoreCf: taxCode('Codice fiscale del tutore'),
      })
      .default(undefined)
      .optional(),
  }),
};
