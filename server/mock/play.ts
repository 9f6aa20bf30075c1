/** Plays an invented applicant through the service's own calls, up to a state. */
import type { FastifyInstance } from 'fastify';
import { ACCOUNT_HOLDERS, PHONE_PREFIX } from '../../src/contract/limits';
import { sampleApplicant, type SampleApplicant } from '../../src/contract/samples/applicant';
import { sampleQuestionnaire, sampleValues } from '../../src/contract/samples/values';
import { toWidgets } from '../../src/contract/steps/definition';
import { slugOf, type DataStepSlug } from '../../src/contract/steps/table';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { StepAnswer } from '../../src/contract/wire';
import { todayInRome } from '../domain/today';
import { listMessages } from '../repositories/outbox';
import { samplePicture, sampleVideo } from './files';
import { Player } from './player';
import { reviewTo, stepOfState, type MockState } from './states';

/** A request of the mock, and whose it is. */
export interface MockRequest {
  readonly guid: string;
  readonly state: MockState;
  readonly applicant: SampleApplicant;
}

interface Playing {
  readonly player: Player;
  readonly applicant: SampleApplicant;
}

const LAST_MESSAGES = 5;

const codeTo = async ({ app }: Player, to: string): Promise<string> => {
  const messages = await listMessages(app.deps.db, LAST_MESSAGES);
  return messages.find(({ recipient, code }) => recipient === to && code !== '')?.code ?? '';
};

const introduce = async ({ player, applicant }: Playing): Promise<void> => {
  const { nome, cognome, cf, email, cellulare, password } = applicant;
  const phone = { numero: cellulare, prefisso: PHONE_PREFIX };
  const person = { nome, cognome, codiceFiscale: cf, intestatari: ACCOUNT_HOLDERS };
  await player.call('checkCustomerInfo', person);
  await player.call('validateEmail', { indirizzo: email });
  await player.call('confermaEmail', { indirizzo: email, codice: await codeTo(player, email) });
  await player.call('validateCellulare', phone);
  const codice = await codeTo(player, `${PHONE_PREFIX}${cellulare}`);
  await player.call('confermaCellulare', { ...phone, codice });
  await player.call('createPassword', { password, confermaPassword: password });
};

const identify = async ({ player }: Playing, { guid }: StepAnswer): Promise<void> => {
  const { data } = await player.call('generateCaptcha', { guid });
  await player.upload('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, sampleVideo());
  await player.call('videoCaptcha', { guid, captcha: data.captcha });
  const { documentoFronte, documentoRetro, documentoDueFronte, documentoDueRetro } = uploadTypes;
  const types = [documentoFronte, documentoRetro, documentoDueFronte, documentoDueRetro];
  for (const [place, type] of types.entries())
    await player.upload('documentUpload', { type }, await samplePicture(place));
};

const read = async ({ player }: Playing, { contracts }: StepAnswer): Promise<void> => {
  for (const { stampeId, barCode = '' } of contracts)
    await player.call('presaVisione', { stampeId, barcode: barCode });
};

/** What a step needs beside its own call. */
const beside: { readonly [S in DataStepSlug]?: (playing: Playing, step: StepAnswer) => Promise<void> } = {
  'contact-info': introduce,
  'self-certifications': async ({ player }) => {
    await player.call('questionnaireSave', sampleQuestionnaire);
  },
  identification: identify,
  contract: read,
};

const CURRENT = { number: null, widgets: [] };

const pass = async (playing: Playing, step: StepAnswer, year: number): Promise<StepAnswer> => {
  const { player, applicant } = playing;
  const slug = slugOf(step.name) as DataStepSlug;
  await beside[slug]?.(playing, step);
  const { number, widgets } = await player.call('onboardingNext', CURRENT);
  const values = sampleValues(applicant, year)[slug];
  const next = await player.call('onboardingNext', { number, widgets: toWidgets(values, widgets) });
  if (next.name === step.name) throw new Error(`The mock's answers to ${slug} were refused`);
  return next;
};

/** Returns a new request of the applicant with this number, in the state. Takes up to a few seconds. */
export const playTo = async (
  app: FastifyInstance,
  state: MockState,
  number: number,
  host: string,
): Promise<MockRequest> => {
  const player = new Player(app, host);
  const applicant = sampleApplicant(number);
  const { PRODUCT_CODES } = app.deps.config;
  const year = Number(todayInRome(app.deps.clock.now()).slice(0, 4));
  await player.call('productInfo');
  let step: StepAnswer = await player.call('onboardingStart', { code: PRODUCT_CODES[0] ?? '' });
  while (slugOf(step.name) !== stepOfState(state)) step = await pass({ player, applicant }, step, year);
  await reviewTo(player, step.guid, state);
  return { guid: step.guid, state, applicant };
};
