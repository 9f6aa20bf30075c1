import type { APIRequestContext } from 'playwright-core';
import sharp from 'sharp';
import { endpointOf, fillPath, type EndpointName } from '../../../src/contract/endpoints';
import type { QuestionnaireAnswers } from '../../../src/contract/questionnaire';
import { toWidgets, type StepValues } from '../../../src/contract/steps/definition';
import { dataStepSlugs, slugOf, type DataStepSlug } from '../../../src/contract/steps/table';
import { otherUploadTypes, uploadTypes, VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import type { RequestOf, ResponseOf, StepAnswer } from '../../../src/contract/wire';
import { webm } from '../../server/files';
import { answersOfQuestionnaire, goodValues } from '../../server/support/answers';
import type { Applicant } from '../../server/support/applicant';
import { somebody } from './people';
import type { Product } from './product';

/** Whose session it is: a context of the browser, or nobody's. */
export interface Caller {
  readonly request: APIRequestContext;
}

export interface Passage {
  /** Somebody new where absent. */
  readonly applicant?: Applicant;
  /** Over the right answers, by step and widget. */
  readonly values?: Readonly<Partial<Record<DataStepSlug, StepValues>>>;
  readonly answers?: Partial<QuestionnaireAnswers>;
}

/** The session of a context, spoken for without its pages. */
export interface Session {
  readonly applicant: Applicant;
  /** The step where the request stands. */
  readonly step: () => Promise<StepAnswer>;
  readonly call: <E extends EndpointName>(name: E, input?: RequestOf<E>) => Promise<ResponseOf<E>>;
  readonly sendVideo: () => Promise<void>;
  readonly sendDocument: (type: string) => Promise<void>;
}

const FIRST_QUESTION = { number: null, widgets: [] } as const;

/** A picture that nothing is to be said about, of few bytes: something sharp, legibly large, on an even ground. */
export const smallPhotograph = async (): Promise<Buffer> => {
  const ground = '#b9c7d6';
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const sharpPart = await sharp({
    create: { width: 240, height: 150, channels: 3, background: ground, noise },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width: 640, height: 400, channels: 3, background: ground } })
    .composite([{ input: sharpPart }])
    .jpeg()
    .toBuffer();
};

/** Calls by name with the cookies of the context; throws for every answer but a success. */
const callerOf =
  ({ request }: Caller, { url }: Product): Session['call'] =>
  async <E extends EndpointName>(name: E, input?: RequestOf<E>) => {
    const { method, path, body, parameters: inPath } = endpointOf(name);
    const parameters = (input ?? {}) as Readonly<Record<string, unknown>>;
    const data = Object.fromEntries(Object.entries(parameters).filter(([key]) => !inPath.includes(key)));
    const response = await request.fetch(`${url}${fillPath(path, parameters)}`, {
      method,
      ...(body === 'json' && { data }),
    });
    const answer = (await response.json()) as ResponseOf<E>;
    const { status } = answer as { readonly status: string };
    if (status !== 'success') throw new Error(`${name}: ${JSON.stringify(answer)}`);
    return answer;
  };

const sessionOf = (context: Caller, product: Product, applicant: Applicant = somebody()): Session => {
  const call = callerOf(context, product);
  const step = () => call('onboardingNext', FIRST_QUESTION);
  const send = async (name: EndpointName, multipart: Record<string, string | UploadedFile>) => {
    const response = await context.request.post(`${product.url}${endpointOf(name).path}`, { multipart });
    const answer = (await response.json()) as { readonly status: string };
    if (answer.status !== 'success') throw new Error(`${name}: ${JSON.stringify(answer)}`);
  };
  return {
    applicant,
    call,
    step,
    sendVideo: async () => {
      const { guid } = await step();
      const { data } = await call('generateCaptcha', { guid });
      const { filename, contentType, content } = webm();
      const file = { name: filename, mimeType: contentType, buffer: content };
      await send('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid, file });
      await call('videoCaptcha', { guid, captcha: data.captcha });
    },
    sendDocument: async (type) => {
      const file = { name: 'documento.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() };
      await send('documentUpload', { type, file });
    },
  };
};
interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The contact step's calls up to a confirmed e-mail, phone and password. */
const introduce = async ({ call, applicant }: Session, product: Product): Promise<void> => {
  const { nome, cognome, cf, email, cellulare: numero, password } = applicant;
  const prefisso = '+39';
  await call('checkCustomerInfo', { nome, cognome, codiceFiscale: cf, intestatari: 1 });
  await call('validateEmail', { indirizzo: email });
  await call('confermaEmail', { indirizzo: email, codice: (await product.codeFor('email', email)).code });
  await call('validateCellulare', { numero, prefisso });
  await call('confermaCellulare', { numero, prefisso, codice: (await product.codeFor('sms', numero)).code });
  await call('createPassword', { password, confermaPassword: password });
};

/** What a step needs besides its own answers. */
const prepare = async (
  slug: DataStepSlug,
  session: Session,
  product: Product,
  { answers }: Passage,
): Promise<void> => {
  if (slug === 'contact-info') await introduce(session, product);
  if (slug === 'self-certifications')
    await session.call('questionnaireSave', { ...answersOfQuestionnaire, ...answers });
  if (slug !== 'identification') return;
  await session.sendVideo();
  const { widgets } = await session.step();
  const others = widgets.some(({ name }) => name === 'altriDocumenti') ? Object.values(otherUploadTypes) : [];
  for (const type of [...Object.values(uploadTypes).slice(0, 4), ...others]) await session.sendDocument(type);
};

/** Answers the steps before `slug` rightly, straight to the service: the context's next page shows that step, untouched. */
export const fastForward = async (
  context: Caller,
  product: Product,
  slug: DataStepSlug,
  passage: Passage = {},
): Promise<Session> => {
  const session = sessionOf(context, product, passage.applicant);
  const { data } = await session.call('productInfo');
  let step: StepAnswer = await session.call('onboardingStart', { code: data.productCode });
  for (const passed of dataStepSlugs.slice(0, dataStepSlugs.indexOf(slug))) {
    await prepare(passed, session, product, passage);
    const values = { ...goodValues(session.applicant)[passed], ...passage.values?.[passed] };
    step = await session.call('onboardingNext', {
      number: step.number,
      widgets: toWidgets(values, step.widgets),
    });
    if (slugOf(step.name) === passed) throw new Error(`Stuck at ${passed}: ${JSON.stringify(step.widgets)}`);
  }
  return session;
};

/** The step answered rightly and come back to: the context's next page shows it filled in. */
export const fastForwardBackTo = async (
  context: Caller,
  product: Product,
  slug: DataStepSlug,
  passage: Passage = {},
): Promise<Session> => {
  const after = dataStepSlugs[dataStepSlugs.indexOf(slug) + 1];
  if (after === undefined) throw new Error(`No step after ${slug}`);
  const session = await fastForward(context, product, after, passage);
  await session.call('onboardingBack');
  return session;
};
