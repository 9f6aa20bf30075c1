import { encryptInvitation } from '../../src/api/invitationCipher';
import { slugOf } from '../../src/contract/steps/table';
import type { StepAnswer } from '../../src/contract/wire';
import { endpointNames, type EndpointName } from '../../src/contract/endpoints';
import { good, malformedIsRefused } from './judge';
import { Blocked, type Kit } from './kit';
import { contact } from './parts/contact';
import { cors } from './parts/cors';
import { fromList } from './parts/fromList';
import { signedIsKnown, unfinishedIsKnown } from './parts/known';
import { lookups } from './parts/lookups';
import { currentStep } from './parts/probe';
import { questionnaire } from './parts/questionnaire';
import { byIdentity, byLink } from './parts/resume';
import { review } from './parts/review';
import { session, withoutSession } from './parts/session';
import { reading } from './parts/signing';
import { backAndForth, blankIsRefused, CAMPAIGN, invitation, numbering, pass } from './parts/steps';
import type { Report } from './report';
import { uploads } from './parts/uploads';

const current = async (kit: Kit, known: StepAnswer): Promise<StepAnswer> => {
  const step = await currentStep(kit);
  return step?.name === known.name ? step : known;
};

const customer = async (kit: Kit): Promise<void> => {
  const { report, settings, person } = kit;
  const { customerInfo } = await good(kit, 'customerInfo', { provider: settings.provider });
  const known = customerInfo?.productCustomer;
  const hers = { codiceFiscale: person.cf, email: person.email } as const;
  for (const [field, value] of Object.entries(hers) as [keyof typeof hers, string][]) {
    const came = known?.[field] ?? '';
    if (came === '') report.advised('customerInfo', `names the ${field}`, false, value, customerInfo);
    else report.check('customerInfo', `names the ${field}`, came === value, value, came);
  }
};

const campaign = async (kit: Kit): Promise<void> => {
  const p = await encryptInvitation(kit.guid, kit.settings.invitationPassphrase);
  await malformedIsRefused(kit, 'legacyInvitation', { p, last: 'true' });
  const { data } = await good(kit, 'legacyInvitation', { p, last: 'true' });
  const isList = kit.report.check(
    'legacyInvitation',
    'answers a list',
    Array.isArray(data),
    'data: a list',
    data,
  );
  if (!isList) return;
  const isKept = data[0]?.campaignUrl?.includes(CAMPAIGN) ?? false;
  kit.report.optional('legacyInvitation', 'campaignUrl: the query of the landing page', isKept);
};

/** Another device takes over at company-info. */
const steps = async (kit: Kit): Promise<void> => {
  const { first } = kit;
  if (!first) throw new Blocked('no request was started');
  await blankIsRefused(kit, first, 'contact-info');
  await contact(kit);
  let step = await pass(kit, await current(kit, first), 'contact-info');
  await invitation(kit, 'address-info', step.number);
  await customer(kit);
  await blankIsRefused(kit, step, 'address-info');
  await pass(kit, step, 'address-info');
  await backAndForth(kit, 'address-info');
  await unfinishedIsKnown(kit);
  await fromList(kit, 'company-info');
  step = await byLink(kit, 'company-info');
  await campaign(kit);
  await blankIsRefused(kit, step, 'company-info');
  step = await pass(kit, step, 'company-info');
  await blankIsRefused(kit, step, 'self-certifications');
  await questionnaire(kit);
  step = await pass(kit, step, 'self-certifications');
  await blankIsRefused(kit, step, 'card');
  step = await pass(kit, step, 'card');
  await blankIsRefused(kit, step, 'identification');
  await uploads(kit);
  step = await pass(kit, await current(kit, step), 'identification');
  await blankIsRefused(kit, step, 'contract');
  await reading(kit, step);
  const { number } = step;
  step = await pass(kit, await current(kit, step), 'contract');
  kit.report.check(
    'onboardingNext',
    'ends at the last page',
    slugOf(step.name) === 'thanks',
    'thanks',
    step.name,
  );
  await invitation(kit, 'thanks', number === null ? null : number + 1);
};

interface Part {
  readonly run: (kit: Kit) => Promise<void>;
  /** The parts after it begin where it has ended. */
  readonly leadsOn: boolean;
}

const parts: readonly Part[] = [
  { run: session, leadsOn: true },
  { run: lookups, leadsOn: false },
  { run: withoutSession, leadsOn: false },
  { run: steps, leadsOn: true },
  { run: signedIsKnown, leadsOn: false },
  { run: byIdentity, leadsOn: true },
  { run: review, leadsOn: true },
];

const support = async (kit: Kit): Promise<void> => {
  // An empty recording is refused as such.
  const { httpStatus, body } = await kit.browser.send('sendTrace', { trace: {} });
  const isThere = body?.status === 'bad_request' && [200, 400].includes(httpStatus);
  kit.report.optional('sendTrace', 'takes recordings (traceCall in config.json)', isThere);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What came was so different from what was asked for that the kit cannot read it. */
const unreadable = (report: Report, error: unknown): void => {
  const call = report.findings.at(-1)?.call ?? 'productInfo';
  report.check(call, 'can be read', false, 'an answer as declared', messageOf(error));
};

export const walk = async (kit: Kit): Promise<void> => {
  const { report } = kit;
  let why = '';
  for (const { run, leadsOn } of parts) {
    try {
      if (why === '') await run(kit);
    } catch (error) {
      if (!(error instanceof Blocked)) unreadable(report, error);
      if (leadsOn) why = `the walk ended before: ${messageOf(error)}`;
    }
  }
  numbering(kit);
  await support(kit);
  await cors(kit);
  const tried = new Set<string>(report.findings.map(({ call }) => call));
  const left: readonly EndpointName[] = endpointNames.filter((name) => !tried.has(name));
  for (const name of left) report.notTried(name, 'the call', why || 'the walk does not make it');
};
