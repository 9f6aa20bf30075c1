import {
  DEFAULT_COUNTRY,
  PHONE_PREFIX,
  SUBJECT_SUBTYPE,
  SUBJECT_TYPE_CODE,
} from '../../../src/contract/limits';
import { savedValue } from '../../repositories/answers';
import { knownAddresses } from './knownAddresses';
import { knownCustomer } from './knownCustomer';
import type { ServiceAnswers, StepContext, StepHooks } from './stepHooks';

const ACTIVITY = ['codiceAteco', 'tipoSocieta', 'settoreAttivita'] as const;

/** Values that are the same in every request of this product (spec, 3.2). */
const constants: ServiceAnswers = {
  'azienda.codiceTipoSoggetto': { value: SUBJECT_TYPE_CODE },
  'azienda.sottotipoSoggetto': { value: SUBJECT_SUBTYPE },
  'azienda.risultatoEconomico': { value: '0' },
  'azienda.totaleBilancioAnnuo': { value: '0' },
  'azienda.dataChiusuraBilancio': { value: '' },
  'contattiAzienda.prefisso': { value: PHONE_PREFIX },
  'sedeLegale.nazione': { value: DEFAULT_COUNTRY },
  'sedeAmministrativa.nazione': { value: DEFAULT_COUNTRY },
};

/** The activity is answered in the questionnaire's step, but is also a part of the company's record. */
const own = async ({ answersOf }: StepContext): Promise<ServiceAnswers> => {
  const answers = await answersOf('self-certifications');
  return {
    ...constants,
    ...Object.fromEntries(
      ACTIVITY.map((component) => [
        `azienda.${component}`,
        { value: savedValue(answers, 'attivita', component)?.value ?? '' },
      ]),
    ),
  };
};

const shown: StepHooks['shown'] = async (step) => {
  const { residenza = {} } = await knownAddresses(step);
  return { residenza };
};

const context: StepHooks['context'] = async ({ db, request }) => {
  const known = await knownCustomer(db, request);
  return { pecKnown: known.pec !== '', phoneKnown: known.telefonoAziendale !== '' };
};

export const companyInfoHooks: StepHooks = {
  own,
  shown,
  context,
};
