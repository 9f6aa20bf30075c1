import { emptyAnswers, type QuestionnaireAnswers } from '../questionnaire';
import { stepDefinitions } from '../steps';
import type { StepValues } from '../steps/definition';
import type { DataStepSlug } from '../steps/table';
import type { SampleApplicant } from './applicant';

const home = {
  cap: '20121',
  provincia: 'MI',
  citta: 'Milano',
  indirizzo: 'Via Manzoni 5',
  nazione: 'ITALIA',
};
const office = {
  cap: '00187',
  provincia: 'RM',
  citta: 'Roma',
  indirizzo: 'Piazza di Spagna 1',
  nazione: 'ITALIA',
};

export const sampleQuestionnaire: QuestionnaireAnswers = {
  ...emptyAnswers,
  regione: 'LOMBARDIA',
  acquistiOnline: true,
};

const YEARS_SINCE_ISSUE = 6;
const YEARS_TO_EXPIRY = 4;

/** The documents are valid in the given year. */
export const sampleValues = (applicant: SampleApplicant, year: number): Record<DataStepSlug, StepValues> => ({
  'contact-info': {
    ...stepDefinitions['contact-info'].empty,
    anagrafica: { nome: applicant.nome, cognome: applicant.cognome, cf: applicant.cf },
    email: { email: applicant.email, validateEmail: 'true' },
    cellulare: { cellulare: applicant.cellulare, prefisso: '+39', otpCellulare: 'true' },
  },
  'address-info': {
    cittadinanza: { cittadinanza: 'IT' },
    residenza: home,
    domicilio: { domicilio: 'altro', ...office },
  },
  'company-info': {
    azienda: {
      ...stepDefinitions['company-info'].empty['azienda'],
      ragioneSociale: "Giulia D'Angelo Ceramiche",
      partitaIva: '00743110157',
      dataCostituzione: '01/02/2015',
      numAddetti: '3',
      fatturato: '120.000',
    },
    contattiAzienda: { pec: 'giulia@pec.example.it', prefisso: '+39', telefonoAziendale: '0212345678' },
    sedeLegale: home,
    sedeAmministrativa: { sedeAmministrativa: 'altro', ...office },
  },
  'self-certifications': {
    attivita: { tipoSocieta: '1##Ditta individuale', settoreAttivita: 'C', codiceAteco: '23.41' },
    rapporto: { scopoRapporto: 'COMMERCIALE', naturaRapporto: 'CONTINUATIVO', origineFondi: 'IMPRESA' },
  },
  card: {
    spedizione: { spedizioneCarta: 'altro', ...office },
    carta: { visioneDocumentazione: 'selected', cartaFisica: 'selected' },
  },
  identification: {
    video: { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha: 'valid' },
    documento: {
      documento: "Carta d'identita",
      numeroDocumento: 'CA12345AB',
      cittaRilascio: 'Milano',
      dataRilascio: `01/03/${year - YEARS_SINCE_ISSUE}`,
      dataScadenza: `01/03/${year + YEARS_TO_EXPIRY}`,
      enteEmissione: 'Comune',
      documentoFronte: 'valid',
      documentoRetro: 'valid',
    },
    secondoDocumento: {
      cittadinanzaItaliana: 'true',
      secondoDocumento: 'Passaporto',
      numeroSecondoDocumento: 'YA1234567',
      cittaRilascioSecondoDocumento: 'Milano',
      dataRilascioSecondoDocumento: `01/03/${year - YEARS_SINCE_ISSUE + 1}`,
      dataScadenzaSecondoDocumento: `01/03/${year + YEARS_TO_EXPIRY + 1}`,
      enteEmissioneSecondoDocumento: 'Questura',
      documentoDueFronte: 'valid',
      documentoDueRetro: 'valid',
    },
  },
  contract: { firma: { signedContract: 'true' } },
});
