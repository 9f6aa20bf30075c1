import { emptyAnswers, type QuestionnaireAnswers } from '../../../src/contract/questionnaire';
import { stepDefinitions } from '../../../src/contract/steps';
import type { StepValues } from '../../../src/contract/steps/definition';
import { dataStepSlugs, slugOf, type DataStepSlug, type StepSlug } from '../../../src/contract/steps/table';
import { VIDEO_UPLOAD_TYPE, uploadTypes } from '../../../src/contract/uploads';
import type { StepAnswer } from '../../../src/contract/wire';
import { newBarCode } from '../../../server/documents/barCode';
import { toStoredAnswers } from '../../../server/questionnaire/storedAnswers';
import { frontUploadTypeOf } from '../../../server/domain/sides';
import { saveAnswers } from '../../../server/repositories/answers';
import { saveCaptcha } from '../../../server/repositories/captchas';
import { saveDocument } from '../../../server/repositories/documents';
import type { TestApp } from './app';
import { begin, CURRENT, introduce, newApplicant, widgetsFor, type Applicant } from './applicant';
import type { TestClient } from './client';

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

export const answersOfQuestionnaire: QuestionnaireAnswers = {
  ...emptyAnswers,
  regione: 'LOMBARDIA',
  acquistiOnline: true,
};

/** Right answers to every step. */
export const goodValues = (applicant: Applicant): Record<DataStepSlug, StepValues> => ({
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
      dataRilascio: '01/03/2020',
      dataScadenza: '01/03/2030',
      enteEmissione: 'Comune',
      documentoFronte: 'valid',
      documentoRetro: 'valid',
    },
    secondoDocumento: {
      cittadinanzaItaliana: 'true',
      secondoDocumento: 'Passaporto',
      numeroSecondoDocumento: 'YA1234567',
      cittaRilascioSecondoDocumento: 'Milano',
      dataRilascioSecondoDocumento: '01/03/2021',
      dataScadenzaSecondoDocumento: '01/03/2031',
      enteEmissioneSecondoDocumento: 'Questura',
      documentoDueFronte: 'valid',
      documentoDueRetro: 'valid',
    },
  },
  contract: { firma: { signedContract: 'true' } },
});

/** Rows of files as an upload leaves them, without their bytes. */
export const storeFiles = async (
  { deps }: TestApp,
  guid: string,
  types: readonly string[] = [...Object.values(uploadTypes).slice(0, 4), VIDEO_UPLOAD_TYPE],
): Promise<void> => {
  const barCodes = new Map(types.map((type) => [frontUploadTypeOf(type), newBarCode()]));
  for (const type of types) {
    await saveDocument(deps.db, {
      guid,
      type,
      storageKey: `${guid}/${type}`,
      contentType: 'image/jpeg',
      size: 1,
      sha256: 'a'.repeat(64),
      receivedSha256: '',
      barCode: barCodes.get(frontUploadTypeOf(type)) ?? '',
      additional: false,
      sign: '',
      feedback: '',
      createdAt: deps.clock.now(),
      askedAt: null,
    });
  }
  const now = deps.clock.now();
  await saveCaptcha(deps.db, { guid, phrase: 'mare verde a Bari', createdAt: now, confirmedAt: now });
};

export const storeQuestionnaire = (
  { deps }: TestApp,
  guid: string,
  answers = answersOfQuestionnaire,
): Promise<void> =>
  saveAnswers(deps.db, guid, 'self-certifications', toStoredAnswers(answers), deps.clock.now());

/** The steps whose answer changes with what is stored or confirmed beside it. */
const READ_AGAIN: readonly StepSlug[] = ['contact-info', 'identification', 'contract'];

/** Sends the values as the current step's, which is asked for unless it is known. */
export const submit = async (
  client: TestClient,
  values: StepValues,
  known?: StepAnswer,
): Promise<StepAnswer> => {
  const { number, widgets } = known ?? (await client.call('onboardingNext', CURRENT));
  const kept = widgets.filter(({ name }) => !(name in values));
  return client.call('onboardingNext', { number, widgets: [...kept, ...widgetsFor(values)] });
};

/** Answers what the current step asks for, rightly. */
export const passStep = async (
  service: TestApp,
  client: TestClient,
  applicant: Applicant,
  known?: StepAnswer,
): Promise<StepAnswer> => {
  const step = known ?? (await client.call('onboardingNext', CURRENT));
  const slug = slugOf(step.name) as DataStepSlug;
  if (slug === 'contact-info') await introduce(service, client, applicant);
  if (slug === 'self-certifications') await storeQuestionnaire(service, step.guid);
  if (slug === 'identification') await storeFiles(service, step.guid);
  if (slug === 'contract') {
    for (const { stampeId, barCode = '' } of step.contracts) {
      await client.call('presaVisione', { stampeId, barcode: barCode });
    }
  }
  return submit(client, goodValues(applicant)[slug], READ_AGAIN.includes(slug) ? undefined : step);
};

export interface Journey {
  readonly client: TestClient;
  readonly applicant: Applicant;
  readonly step: StepAnswer;
}

/** A new session whose request has come to the step. */
export const walkTo = async (
  service: TestApp,
  slug: StepSlug,
  applicant = newApplicant(),
): Promise<Journey> => {
  const client = await begin(service);
  let step = await client.call('onboardingNext', CURRENT);
  for (let passed = 0; slugOf(step.name) !== slug; passed += 1) {
    if (passed > dataStepSlugs.length)
      throw new Error(`The step ${slug} was not reached: ${JSON.stringify(step)}`);
    const before = step.name;
    step = await passStep(service, client, applicant, step);
    if (step.name === before) throw new Error(`Stuck at ${before}: ${JSON.stringify(step.widgets)}`);
  }
  return { client, applicant, step };
};
