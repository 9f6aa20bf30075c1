import type { QuestionnaireAnswers } from '../../../src/contract/questionnaire';
import { sampleQuestionnaire, sampleValues } from '../../../src/contract/samples/values';
import type { StepValues } from '../../../src/contract/steps/definition';
import type { DataStepSlug, StepSlug } from '../../../src/contract/steps/table';
import { VIDEO_UPLOAD_TYPE, uploadTypes } from '../../../src/contract/uploads';
import type { StepAnswer } from '../../../src/contract/wire';
import { newBarCode } from '../../../server/documents/barCode';
import { newStorageKey } from '../../../server/documents/keys';
import { toStoredAnswers } from '../../../server/questionnaire/storedAnswers';
import { frontUploadTypeOf } from '../../../server/domain/sides';
import { saveAnswers } from '../../../server/repositories/answers';
import { saveCaptcha } from '../../../server/repositories/captchas';
import { saveDocument } from '../../../server/repositories/documents';
import { sha256 } from '../../../server/uploads/storeFile';
import { passStep as passKnown, walkTo as walk, type Instead } from '../../../server/walk/walk';
import type { TestApp } from './app';
import { CURRENT, newApplicant, personOf, widgetsFor, type Applicant } from './applicant';
import type { TestClient } from './client';

export const answersOfQuestionnaire: QuestionnaireAnswers = sampleQuestionnaire;

export const goodValues = (applicant: Applicant): Record<DataStepSlug, StepValues> =>
  sampleValues(applicant, 2026);

/** As an upload leaves them; any bytes do. */
export const storeFiles = async (
  { deps }: TestApp,
  guid: string,
  types: readonly string[] = [...Object.values(uploadTypes).slice(0, 4), VIDEO_UPLOAD_TYPE],
): Promise<void> => {
  const barCodes = new Map(types.map((type) => [frontUploadTypeOf(type), newBarCode()]));
  const keys = new Map(types.map((type) => [type, newStorageKey()]));
  const bytes = Buffer.of(1);
  await Promise.all([...keys.values()].map((key) => deps.documents.put(key, bytes, 'image/jpeg')));
  for (const [type, storageKey] of keys) {
    await saveDocument(deps.db, {
      guid,
      type,
      storageKey,
      contentType: 'image/jpeg',
      size: bytes.length,
      sha256: sha256(bytes),
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

/** `known` is the current step, which is asked for without it. */
export const submit = async (
  client: TestClient,
  values: StepValues,
  known?: StepAnswer,
): Promise<StepAnswer> => {
  const { number, widgets } = known ?? (await client.call('onboardingNext', CURRENT));
  const kept = widgets.filter(({ name }) => !(name in values));
  return client.call('onboardingNext', { number, widgets: [...kept, ...widgetsFor(values)] });
};

/** What lies beside the steps is stored at once: no video is uploaded, no picture decoded. */
const storedAtOnce = (service: TestApp): Instead => ({
  'address-info': async () => undefined,
  'self-certifications': ({ guid }) => storeQuestionnaire(service, guid),
  identification: ({ guid }) => storeFiles(service, guid),
});

export const passStep = async (
  service: TestApp,
  client: TestClient,
  applicant: Applicant,
): Promise<StepAnswer> => {
  const step = await client.call('onboardingNext', CURRENT);
  return passKnown(personOf(service, client, applicant), step, storedAtOnce(service));
};

export interface Journey {
  readonly client: TestClient;
  readonly applicant: Applicant;
  readonly step: StepAnswer;
}

export const walkTo = async (
  service: TestApp,
  slug: StepSlug,
  applicant = newApplicant(),
): Promise<Journey> => {
  const client = service.client();
  const step = await walk(personOf(service, client, applicant), slug, storedAtOnce(service));
  return { client, applicant, step };
};
