import { randomInt } from 'node:crypto';
import { sampleApplicant, type SampleApplicant } from '../../src/contract/samples/applicant';
import { sessionExpiryMessages } from '../../src/contract/sessionExpiry';
import { Browser, type Bases, type Fields } from './http/browser';
import type { Kit, Means, Settings } from './kit';
import { Report } from './report';
import { walk } from './walk';

export interface Run extends Means {
  readonly bases: Bases;
  readonly origin?: string;
  readonly config: Fields;
  /** Where the codes go, if not to an invented address and number. */
  readonly contact?: Partial<Pick<SampleApplicant, 'email' | 'cellulare'>>;
}

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const settingsOf = (config: Fields): Settings => ({
  productCode: text(config['productCode'], 'DITTA_INDIVIDUALE'),
  invitationPassphrase: text(config['invitationPassphrase'], ''),
  provider: text(config['provider'], 'apertura'),
  sessionExpiryMessages: {
    ...sessionExpiryMessages,
    ...(config['sessionExpiryMessages'] as object | undefined),
  },
  names: config,
});

const PEOPLE = 1_000_000;
const CONSONANTS = 'BCDFGLMNPRSTVZ';
const SYLLABLES = 3;

const surname = (): string => {
  const syllables = Array.from({ length: SYLLABLES }, () => `${CONSONANTS[randomInt(CONSONANTS.length)]}a`);
  return syllables.map((one, place) => (place === 0 ? one : one.toLowerCase())).join('');
};

/** Somebody whom the back end has never seen, most likely: one of 3,800,000 tax codes. */
const stranger = (): SampleApplicant => sampleApplicant(randomInt(PEOPLE), surname());

/** Resolves also if it does not get far. */
export const runConformance = async ({ bases, origin, config, contact, ...means }: Run): Promise<Report> => {
  const report = new Report();
  const kit: Kit = {
    ...means,
    report,
    bases,
    origin,
    settings: settingsOf(config),
    person: { ...stranger(), ...contact },
    year: new Date().getFullYear(),
    browser: new Browser(bases, origin),
    first: undefined,
    guid: '',
    contactId: '',
    contracts: [],
    choices: {},
    numbers: new Map(),
  };
  await walk(kit);
  return report;
};
