/** Each call can be sent again word for word. */
import { ACCOUNT_HOLDERS, PHONE_PREFIX } from '../../src/contract/limits';
import type { SampleApplicant } from '../../src/contract/samples/applicant';
import { sampleQuestionnaire, sampleValues } from '../../src/contract/samples/values';
import { toWidgets } from '../../src/contract/steps/definition';
import { dataStepSlugs, slugOf, type DataStepSlug } from '../../src/contract/steps/table';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { EndpointName } from '../../src/contract/endpoints';
import type { RequestOf, StepAnswer } from '../../src/contract/wire';
import type { Answered, Caller } from './caller';
import { samplePicture, sampleVideo } from './files';

export interface Person {
  readonly caller: Caller;
  readonly applicant: SampleApplicant;
  /** The service's current year: documents are valid in it. */
  readonly year: number;
  readonly productCode: string;
  /** The last code sent to an e-mail address or to a phone with its prefix; '' if none was. */
  readonly codeFor: (to: string) => Promise<string>;
  /** Waits for the given milliseconds, where another code was sent a moment ago. */
  readonly pause?: (ms: number) => Promise<void>;
}

export interface Act {
  readonly name: string;
  /**
   * Reads what the call needs, the step too unless it is known; the call itself is then sent, and sent again,
   * as it is.
   */
  readonly prepare: (person: Person, known?: StepAnswer) => Promise<() => Promise<Answered>>;
  readonly isRight: (answered: Answered, person: Person) => Promise<boolean> | boolean;
}

const succeeded = ({ httpStatus, body }: Answered): boolean =>
  httpStatus === 200 && body['status'] === 'success';

const stepOf = ({ caller }: Person): Promise<StepAnswer> =>
  caller.take('onboardingNext', { number: null, widgets: [] });

const plain = <E extends EndpointName>(
  name: E,
  input: (person: Person, step: () => Promise<StepAnswer>) => Promise<RequestOf<E>> | RequestOf<E>,
  isRight: Act['isRight'] = succeeded,
): Act => ({
  name,
  prepare: async (person, known) => {
    const given = await input(person, async () => known ?? stepOf(person));
    return () => person.caller.call(name, given);
  },
  isRight,
});

const phoneOf = ({ cellulare }: SampleApplicant) => ({ numero: cellulare, prefisso: PHONE_PREFIX });
const smsTo = ({ cellulare }: SampleApplicant): string => `${PHONE_PREFIX}${cellulare}`;

/** Sent again within its minute it is refused: right, where the message has gone out. */
const sentTo =
  (to: (applicant: SampleApplicant) => string): Act['isRight'] =>
  async ({ httpStatus }, { applicant, codeFor }) =>
    httpStatus === 200 && (await codeFor(to(applicant))) !== '';

const introduction: readonly Act[] = [
  plain('checkCustomerInfo', ({ applicant: { nome, cognome, cf } }) => ({
    nome,
    cognome,
    codiceFiscale: cf,
    intestatari: ACCOUNT_HOLDERS,
  })),
  plain(
    'validateEmail',
    ({ applicant }) => ({ indirizzo: applicant.email }),
    sentTo(({ email }) => email),
  ),
  plain('confermaEmail', async ({ applicant: { email }, codeFor }) => ({
    indirizzo: email,
    codice: await codeFor(email),
  })),
  plain('validateCellulare', ({ applicant }) => phoneOf(applicant), sentTo(smsTo)),
  plain('confermaCellulare', async ({ applicant, codeFor }) => ({
    ...phoneOf(applicant),
    codice: await codeFor(smsTo(applicant)),
  })),
  plain('createPassword', ({ applicant: { password } }) => ({ password, confermaPassword: password })),
];

const invitationOf = ({ productCode }: Person, { guid, number }: StepAnswer): RequestOf<'invitations'> => ({
  actorType: 'adult',
  codiceFiscale: '',
  email: '',
  phoneNumber: '',
  stepSlug: 'address-info',
  type: productCode,
  guid,
  contactId: '',
  stepNumber: number,
  campaignUrl: '',
  encryptedReporterId: '',
  promoCode: '',
  analyticsId: '',
});
const invitation = plain('invitations', async (person, step) => invitationOf(person, await step()));

const video: Act = {
  name: 'videoUpload',
  prepare: async (person, known) => {
    const { guid } = known ?? (await stepOf(person));
    return () => person.caller.upload('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, sampleVideo());
  },
  isRight: succeeded,
};

const document = (type: string, place: number): Act => ({
  name: `documentUpload ${type}`,
  prepare: async ({ caller }) => {
    const file = await samplePicture(place);
    return () => caller.upload('documentUpload', { type }, file);
  },
  isRight: succeeded,
});

const { documentoFronte, documentoRetro, documentoDueFronte, documentoDueRetro } = uploadTypes;

export const identification = {
  video: [
    plain('generateCaptcha', async (_, step) => ({ guid: (await step()).guid })),
    video,
    plain('videoCaptcha', async ({ caller }, step) => {
      const { guid } = await step();
      const { data } = await caller.take('generateCaptcha', { guid });
      return { guid, captcha: data.captcha };
    }),
  ],
  documents: [documentoFronte, documentoRetro, documentoDueFronte, documentoDueRetro].map(document),
};

const read = (index: number): Act =>
  plain('presaVisione', async (_, step) => {
    const contract = (await step()).contracts[index];
    return { stampeId: contract?.stampeId ?? '', barcode: contract?.barCode ?? '' };
  });

export const start: Act = plain('onboardingStart', ({ productCode }) => ({ code: productCode }));

export const actsBeside: Readonly<Record<DataStepSlug, readonly Act[]>> = {
  'contact-info': introduction,
  'address-info': [invitation],
  'company-info': [],
  'self-certifications': [plain('questionnaireSave', () => sampleQuestionnaire)],
  card: [],
  identification: [...identification.video, ...identification.documents],
  contract: [read(0), read(1)],
};

export const nextOf = (slug: DataStepSlug): Act => ({
  name: `next ${slug}`,
  prepare: async (person, known) => {
    const { number, widgets } = known ?? (await stepOf(person));
    const values = sampleValues(person.applicant, person.year)[slug];
    const sent = { number, widgets: toWidgets(values, widgets) };
    return () => person.caller.call('onboardingNext', sent);
  },
  isRight: (answered) => {
    const { name, errorMessage } = answered.body as unknown as StepAnswer;
    const reached = dataStepSlugs[dataStepSlugs.indexOf(slug) + 1] ?? 'thanks';
    return succeeded(answered) && slugOf(name) === reached && errorMessage.length === 0;
  },
});

export const acts: readonly Act[] = [
  start,
  ...dataStepSlugs.flatMap((slug) => [...actsBeside[slug], nextOf(slug)]),
];
