import * as yup from 'yup';
import { PHONE_PREFIX, SUBJECT_SUBTYPE, SUBJECT_TYPE_CODE } from '../limits';
import { addressFields, addressFieldsWhenOther, emptyAddress } from '../rules/address';
import { notValidated, oneOf, requiredText } from '../rules/base';
import {
  businessName,
  businessPhone,
  employees,
  incorporationDate,
  turnover,
  vatNumber,
} from '../rules/company';
import { optionalEmail } from '../rules/contact';
import { invalid } from '../rules/generalMessages';
import type { StepDefinition } from './definition';

const seatChoices = ['sedeLegale', 'altro'] as const;

const empty = {
  azienda: {
    ragioneSociale: '',
    partitaIva: '',
    dataCostituzione: '',
    numAddetti: '',
    fatturato: '',
    codiceAteco: '',
    tipoSocieta: '',
    settoreAttivita: '',
    codiceTipoSoggetto: SUBJECT_TYPE_CODE,
    sottotipoSoggetto: SUBJECT_SUBTYPE,
    risultatoEconomico: '0',
    totaleBilancioAnnuo: '0',
    dataChiusuraBilancio: '',
  },
  contattiAzienda: { pec: '', prefisso: PHONE_PREFIX, telefonoAziendale: '' },
  sedeLegale: emptyAddress,
  sedeAmministrativa: { sedeAmministrativa: 'sedeLegale', ...emptyAddress },
};
export type CompanyInfoValues = typeof empty;

export const companyInfo: StepDefinition<CompanyInfoValues> = {
  empty,
  schema: yup.object({
    azienda: yup.object({
      ragioneSociale: businessName(),
      partitaIva: vatNumber(),
      dataCostituzione: incorporationDate(),
      numAddetti: employees(),
      fatturato: turnover(),
      codiceAteco: notValidated(),
      tipoSocieta: notValidated(),
      settoreAttivita: notValidated(),
      codiceTipoSoggetto: notValidated(),
      sottotipoSoggetto: notValidated(),
      risultatoEconomico: notValidated(),
      totaleBilancioAnnuo: notValidated(),
      dataChiusuraBilancio: notValidated(),
    }),
    contattiAzienda: yup.object({
      pec: optionalEmail('PEC'),
      prefisso: notValidated(),
      telefonoAziendale: businessPhone(),
    }),
    sedeLegale: yup.object(addressFields),
    sedeAmministrativa: yup.object({
      sedeAmministrativa: oneOf(
        requiredText('Sede amministrativa'),
        seatChoices,
        invalid('Sede amministrativa'),
      ),
      ...addressFieldsWhenOther('sedeAmministrativa'),
    }),
  }),
};
