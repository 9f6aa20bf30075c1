import { DEFAULT_COUNTRY } from '../../../src/contract/limits';
import type { StepValues } from '../../../src/contract/steps/definition';
import type { FieldErrors } from '../../../src/contract/validate';
import { savedValue } from '../../repositories/answers';
import { checkTaxCode, decodeTaxCode } from '../../taxCode';
import { valueOf, type ServiceAnswers, type StepContext, type StepHooks } from './stepHooks';

const italianDay = (iso: string): string => iso.split('-').reverse().join('/');

/** The tax code was checked with the names. */
const own = async ({ answersOf, request, today }: StepContext): Promise<ServiceAnswers> => {
  const contact = await answersOf('contact-info');
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

/** As the applicant's (spec, 5.2). */
const check = async ({ today }: StepContext, values: StepValues): Promise<FieldErrors> => {
  const [nome = '', cognome = '', cf = ''] = ['tutoreNome', 'tutoreCognome', 'tutoreCf'].map((component) =>
    valueOf(values, 'tutore', component),
  );
  if (nome === '' || cognome === '' || cf === '') return {};
  const result = checkTaxCode(cf, { nome, cognome }, today);
  return result.ok ? {} : { 'tutore.tutoreCf': result.message };
};

export const addressInfoHooks: StepHooks = { own, check };
