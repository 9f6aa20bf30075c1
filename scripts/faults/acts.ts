/** The whole job as single calls, each of which can be sent again word for word. */
import { toWidgets } from '../../src/contract/steps/definition';
import { dataStepSlugs, slugOf, type DataStepSlug } from '../../src/contract/steps/table';
import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import type { EndpointName } from '../../src/contract/endpoints';
import type { RequestOf, StepAnswer } from '../../src/contract/wire';
import { smallPhotograph } from '../../__tests__/browser/support/people';
import { webm } from '../../__tests__/server/files';
import { answersOfQuestionnaire, goodValues } from '../../__tests__/server/support/answers';
import type { Applicant } from '../../__tests__/server/support/applicant';
import type { Answered, Caller } from './caller';

export interface Person {
  readonly caller: Caller;
  readonly applicant: Applicant;
}

export interface Act {
  readonly name: string;
  /** Reads what the call needs; the call itself is then sent, and sent again, as it is. */
  readonly prepare: (person: Person) => Promise<() => Promise<Answered>>;
  /** Whether the answer, of the first sending or a later one, is right. */
  readonly isRight: (answered: Answered, person: Person) => Promise<boolean> | boolean;
}

const succeeded = ({ httpStatus, body }: Answered): boolean =>
  httpStatus === 200 && body.status === 'success';

export const stepOf = async ({ caller }: Person): Promise<StepAnswer> => {
  const answered = await caller.call('onboardingNext', { number: null, widgets: [] });
  if (!succeeded(answered)) throw new Error(`No step: ${JSON.stringify(answered)}`);
  return answered.body as unknown as StepAnswer;
};

interface OutboxMessage {
  readonly to: string;
  readonly code: string;
}
const codeFor = async ({ caller }: Person, to: string): Promise<string> => {
  const { body } = await caller.send('GET', '/sandbox/outbox.json');
  const messages = body as unknown as readonly OutboxMessage[];
  return messages.find((one) => one.code !== '' && one.to.endsWith(to))?.code ?? '';
};

const plain = <E extends EndpointName>(
  name: E,
  input: (person: Person) => Promise<RequestOf<E>> | RequestOf<E>,
  isRight: Act['isRight'] = succeeded,
): Act => ({
  name,
  prepare: async (person) => {
    const given = await input(person);
    return () => person.caller.call(name, given);
  },
  isRight,
});

/** Sent again within its minute it is refused: right, where the message has gone out. */
const sentTo =
  (to: (applicant: Applicant) => string): Act['isRight'] =>
  async (answered, person) =>
    answered.httpStatus === 200 && (await codeFor(person, to(person.applicant))) !== '';

const next = (slug: DataStepSlug): Act => ({
  name: `next ${slug}`,
  prepare: async (person) => {
    const { number, widgets } = await stepOf(person);
    const sent = { number, widgets: toWidgets(goodValues(person.applicant)[slug], widgets) };
    return () => person.caller.call('onboardingNext', sent);
  },
  isRight: (answered) => {
    const { name, errorMessage } = answered.body as unknown as StepAnswer;
    const reached = dataStepSlugs[dataStepSlugs.indexOf(slug) + 1] ?? 'thanks';
    return succeeded(answered) && slugOf(name) === reached && errorMessage.length === 0;
  },
});

const document = (type: string): Act => ({
  name: `documentUpload ${type}`,
  prepare: async ({ caller }) => {
    const file = { filename: 'a.jpg', contentType: 'image/jpeg', content: await smallPhotograph() };
    return () => caller.upload('documentUpload', { type }, file);
  },
  isRight: succeeded,
});

const read = (index: number): Act =>
  plain('presaVisione', async (person) => {
    const contract = (await stepOf(person)).contracts[index];
    return { stampeId: contract?.stampeId ?? '', barcode: contract?.barCode ?? '' };
  });

const prefisso = '+39';

const invitationOf = ({ guid, number }: StepAnswer): RequestOf<'invitations'> => ({
  actorType: 'adult',
  codiceFiscale: '',
  email: '',
  phoneNumber: '',
  stepSlug: 'address-info',
  type: 'DITTA_INDIVIDUALE',
  guid,
  contactId: '',
  stepNumber: number,
  campaignUrl: '',
  encryptedReporterId: '',
  promoCode: '',
  analyticsId: '',
});

/** Every call that writes, from the first to the signature. */
export const acts: readonly Act[] = [
  plain('onboardingStart', () => ({ code: 'DITTA_INDIVIDUALE' })),
  plain('checkCustomerInfo', ({ applicant: { nome, cognome, cf } }) => ({
    nome,
    cognome,
    codiceFiscale: cf,
    intestatari: 1,
  })),
  plain(
    'validateEmail',
    ({ applicant }) => ({ indirizzo: applicant.email }),
    sentTo(({ email }) => email),
  ),
  plain('confermaEmail', async (person) => {
    const { email } = person.applicant;
    return { indirizzo: email, codice: await codeFor(person, email) };
  }),
  plain(
    'validateCellulare',
    ({ applicant }) => ({ numero: applicant.cellulare, prefisso }),
    sentTo(({ cellulare }) => cellulare),
  ),
  plain('confermaCellulare', async (person) => {
    const { cellulare: numero } = person.applicant;
    return { numero, prefisso, codice: await codeFor(person, numero) };
  }),
  plain('createPassword', ({ applicant: { password } }) => ({ password, confermaPassword: password })),
  next('contact-info'),
  plain('invitations', async (person) => invitationOf(await stepOf(person))),
  next('address-info'),
  next('company-info'),
  plain('questionnaireSave', () => answersOfQuestionnaire),
  next('self-certifications'),
  next('card'),
  plain('generateCaptcha', async (person) => ({ guid: (await stepOf(person)).guid })),
  {
    name: 'videoUpload',
    prepare: async (person) => {
      const { guid } = await stepOf(person);
      return () => person.caller.upload('videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, webm());
    },
    isRight: succeeded,
  },
  plain('videoCaptcha', async (person) => {
    const { guid } = await stepOf(person);
    const { body } = await person.caller.call('generateCaptcha', { guid });
    const { captcha } = body.data as { readonly captcha: string };
    return { guid, captcha };
  }),
  ...Object.values(uploadTypes).slice(0, 4).map(document),
  next('identification'),
  read(0),
  read(1),
  next('contract'),
];
