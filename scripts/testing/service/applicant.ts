import type { Invitation, Widget } from '../../../src/contract/wire';
import {
  sampleApplicant,
  sampleTaxCode,
  type SampleApplicant,
} from '../../../src/contract/samples/applicant';
import { actsBeside, type Person } from '../../../server/walk/acts';
import { perform } from '../../../server/walk/walk';
import type { TestApp } from './app';
import type { TestClient } from './client';

export type Applicant = SampleApplicant;
export { sampleTaxCode as taxCodeOf };

let made = 0;

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

/** `values` is `{widget: {component: value}}`. */
export const widgetsFor = (values: Readonly<Record<string, Readonly<Record<string, string>>>>): Widget[] =>
  Object.entries(values).map(([name, components]) => widget(name, components));

export const begin = async (service: TestApp): Promise<TestClient> => {
  const client = service.client();
  await client.call('productInfo');
  await client.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
  return client;
};

/** After the minute that a destination must wait since it was sent another. */
export const sendAfterPause = async <A extends { readonly message?: string }>(
  { clock }: TestApp,
  send: () => Promise<A>,
): Promise<A> => {
  const answer = await send();
  if (!answer.message?.startsWith('Ti abbiamo appena inviato')) return answer;
  clock.pass({ minutes: 1 });
  return send();
};

export const personOf = (service: TestApp, { caller }: TestClient, applicant: Applicant): Person => ({
  caller,
  applicant,
  year: 2026,
  productCode: 'DITTA_INDIVIDUALE',
  codeFor: (to) => service.lastCode(to),
  pause: async (ms) => service.clock.pass({ seconds: Math.ceil(ms / 1000) }),
});

export const introduce = async (
  service: TestApp,
  client: TestClient,
  applicant: Applicant,
): Promise<void> => {
  const person = personOf(service, client, applicant);
  for (const act of actsBeside['contact-info']) await perform(act, person);
};

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

/** A call that changes nothing and returns the current step. */
export const CURRENT = { number: null, widgets: [] };
export const isAlive = async (client: TestClient): Promise<boolean> =>
  (await client.call('onboardingNext', CURRENT)).status === 'success';
