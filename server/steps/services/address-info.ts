import { DEFAULT_COUNTRY } from '../../../src/contract/limits';
import { decodeTaxCode } from '../../domain/taxCode';
import { findAnswers } from '../../repositories/answers';
import { savedValue, type OwnAnswers, type StepContext, type StepService } from '../service';

const italianDay = (iso: string): string => iso.split('-').reverse().join('/');

/** The tax code's own fields, from the tax code that was checked with the names. */
const own = async ({ db, request, today }: StepContext): Promise<OwnAnswers> => {
  const contact = await findAnswers(db, request.guid, 'contact-info');
  const text = (component: string) => savedValue(contact, 'anagrafica', component)?.value ?? '';
  const birth = decodeTaxCode(request.cf, today);
  return {
    'codiceFiscale.nome': { value: text('nome') },
    'codiceFiscale.cognome': { value: text('cognome') },
    'codiceFiscale.cf': { value: request.cf },
    'codiceFiscale.data': { value: birth ? italianDay(birth.data) : '' },
    'codiceFiscale.sesso': { value: birth?.sesso ?? '' },
    'codiceFiscale.citta': { value: birth?.luogo ?? '' },
    'codiceFiscale.provincia': { value: birth?.provincia ?? '' },
    'residenza.nazione': { value: DEFAULT_COUNTRY },
    'domicilio.nazione': { value: DEFAULT_COUNTRY },
  };
};

export const addressInfoService: StepService = { own };
