import type { Invitation, Widget } from '../../../src/contract/wire';
import {
  sampleApplicant,
  sampleTaxCode,
  type SampleApplicant,
} from '../../../src/contract/samples/applicant';
import type { TestApp } from './app';
import type { TestClient } from './client';

export type Applicant = SampleApplicant;
export { sampleTaxCode as taxCodeOf };

let made = 0;

/** Somebody whom the database has never seen. */
export const newApplicant = (): Applicant => {
  made += 1;
  return sampleApplicant(made);
};

const widget = (name: string, values: Readonly<Record<string, string>>): Widget => ({
  name,
  code: name.toUpperCase(),
  errorMessage: [],
  components: Object.entries(values).map(([component, value]) => ({
    name: component,
    value,
    status: '',
    errorMessage: [],
  })),
});

/** {widget: {component: value}} as it is sent. */
export const widgetsFor = (values: Readonly<Record<string, Readonly<Record<string, string>>>>): Widget[] =>
  Object.entries(values).map(([name, components]) => widget(name, components));

/** A session with a request at its first step. */
export const begin = async (service: TestApp): Promise<TestClient> => {
  const client = service.client();
  await client.call('productInfo');
  await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
  return client;
};

interface Answer {
  readonly status: string;
  readonly message?: string;
}
const expectSuccess = async (what: string, answer: Promise<Answer>): Promise<void> => {
  const { status, message } = await answer;
  if (status !== 'success') throw new Error(`${what}: ${status} ${message ?? ''}`);
};

/** Sends a code, after the minute that a destination must wait since it was sent another. */
export const sendAfterPause = async <A extends Answer>(
  { clock }: TestApp,
  send: () => Promise<A>,
): Promise<A> => {
  const answer = await send();
  if (!answer.message?.startsWith('Ti abbiamo appena inviato')) return answer;
  clock.pass({ minutes: 1 });
  return send();
};

/** The contact step's calls up to a confirmed e-mail, phone and password. */
export const introduce = async (
  service: TestApp,
  client: TestClient,
  applicant: Applicant,
): Promise<void> => {
  const { nome, cognome, cf, email, cellulare, password } = applicant;
  const phone = { numero: cellulare, prefisso: '+39' };
  const names = { nome, cognome, codiceFiscale: cf, intestatari: 1 };
  const indirizzo = email;
  await expectSuccess('check', client.call('checkCustomerInfo', names));
  const send = () => client.call('validateEmail', { indirizzo });
  await expectSuccess('email', sendAfterPause(service, send));
  const codice = await service.lastCode(email);
  await expectSuccess('email code', client.call('confermaEmail', { indirizzo, codice }));
  const sendSms = () => client.call('validateCellulare', phone);
  await expectSuccess('phone', sendAfterPause(service, sendSms));
  const smsCode = await service.lastCode(`+39${cellulare}`);
  await expectSuccess('sms code', client.call('confermaCellulare', { ...phone, codice: smsCode }));
  const passwords = { password, confermaPassword: password };
  await expectSuccess('password', client.call('createPassword', passwords));
};

/** What the app records of a step. */
export const invitationOf = (guid: string, changes: Partial<Invitation> = {}): Invitation => ({
  actorType: 'adult',
  codiceFiscale: '',
  email: '',
  phoneNumber: '',
  stepSlug: 'contract',
  type: 'X',
  guid,
  contactId: '',
  stepNumber: 7,
  campaignUrl: '',
  encryptedReporterId: '',
  promoCode: '',
  analyticsId: '',
  ...changes,
});

/** A call that changes nothing and tells where the request stands. */
export const CURRENT = { number: null, widgets: [] };
export const isAlive = async (client: TestClient): Promise<boolean> =>
  (await client.call('onboardingNext', CURRENT)).status === 'success';
