import type { QuestionnaireAnswers } from '../../../src/contract/questionnaire';
import { sampleQuestionnaire, sampleValues } from '../../../src/contract/samples/values';
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

export const answersOfQuestionnaire: QuestionnaireAnswers = sampleQuestionnaire;

/** Right answers to every step on the tests' day. */
export const goodValues = (applicant: Applicant): Record<DataStepSlug, StepValues> =>
  sampleValues(applicant, 2026);

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
