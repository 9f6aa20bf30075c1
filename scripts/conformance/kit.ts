import type { SampleApplicant } from '../../src/contract/samples/applicant';
import type { SessionExpiryMessages } from '../../src/contract/sessionExpiry';
import type { EndpointName } from '../../src/contract/endpoints';
import type { Names } from '../../src/contract/steps/naming';
import type { DataStepSlug } from '../../src/contract/steps/table';
import type { Contract, StepAnswer } from '../../src/contract/wire';
import { Browser, type Bases } from './http/browser';
import type { Report } from './report';

/** A command of who runs the kit failed. That says nothing about the back end. */
export class CommandFailed extends Error {}

export interface Means {
  /**
   * Returns the last code sent to an e-mail address or to a phone with its prefix; '' if none was. Throws
   * CommandFailed.
   */
  readonly codeFor: (to: string) => Promise<string>;
  /** By its front's upload type. Throws CommandFailed. Undefined if nobody can. */
  readonly refuse?: (guid: string, type: string) => Promise<void>;
  /** By its front's upload type. Throws, or is undefined, like `refuse`. */
  readonly ask?: (guid: string, type: string) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
}

export interface Settings {
  readonly productCode: string;
  readonly provider: string;
  readonly invitationPassphrase: string;
  readonly sessionExpiryMessages: SessionExpiryMessages;
  readonly names: Names;
}

export type Choices = Partial<Record<string, string>>;

export interface Kit extends Means {
  readonly report: Report;
  readonly bases: Bases;
  readonly settings: Settings;
  readonly person: SampleApplicant;
  /** Undefined if it is the back end's own. */
  readonly origin: string | undefined;
  year: number;
  /** A resume replaces it by another. */
  browser: Browser;
  first: StepAnswer | undefined;
  guid: string;
  contactId: string;
  contracts: readonly Contract[];
  readonly choices: Choices;
  readonly numbers: Map<DataStepSlug, number | null>;
}

/** The app does not make these calls: a back end may lack them. */
export const callsNotMade: readonly EndpointName[] = [
  'resumeNext',
  'signDocument',
  'reuploadDocument',
  'otpVerify',
  'otpResend',
];

/** The walk cannot go on from here. The fault is in the report already, unless it was not tried. */
export class Blocked extends Error {}

export const newBrowser = ({ bases, origin }: Pick<Kit, 'bases' | 'origin'>): Browser =>
  new Browser(bases, origin);
