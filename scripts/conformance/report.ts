import { endpointOf, type EndpointName } from '../../src/contract/endpoints';

export type Subject = EndpointName | 'cookie' | 'CORS' | 'numbering';

export interface Finding {
  readonly call: Subject;
  readonly section: string;
  readonly what: string;
  /**
   * `present` and `absent`: what the app can use and does not need. `notNeeded`: what our service does
   * otherwise, and the app does without. `notTried` says nothing about the back end.
   */
  readonly outcome: 'passed' | 'failed' | 'notNeeded' | 'present' | 'absent' | 'notTried';
  readonly expected?: string;
  /** What came instead, or why it was not tried. */
  readonly came?: string;
}

const SECTIONS = { cookie: '6', CORS: '7', numbering: '2.2' } as const;

const isShared = (subject: Subject): subject is keyof typeof SECTIONS => subject in SECTIONS;

const sectionOf = (subject: Subject): string =>
  isShared(subject) ? SECTIONS[subject] : endpointOf(subject).section;

const MAX_LENGTH = 300;

const shown = (value: unknown): string => {
  const raw = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  // A back end may answer bytes of a file, or what a terminal would obey.
  const text = raw.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '\ufffd');
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
};

export class Report {
  readonly findings: Finding[] = [];
  #hasFailedCommand = false;

  get hasFailedCommand(): boolean {
    return this.#hasFailedCommand;
  }

  #add(call: Subject, what: string, outcome: Finding['outcome'], more: Partial<Finding> = {}): void {
    this.findings.push({ call, section: sectionOf(call), what, outcome, ...more });
  }

  /** `came` is looked at only if the check failed. Returns `isSo`. */
  check(call: Subject, what: string, isSo: boolean, expected: string, came: unknown): boolean {
    if (isSo) this.#add(call, what, 'passed');
    else this.#add(call, what, 'failed', { expected, came: shown(came) });
    return isSo;
  }

  /** For what our service does and the app does without. Returns `isSo`. */
  advised(call: Subject, what: string, isSo: boolean, expected: string, came: unknown): boolean {
    if (isSo) this.#add(call, what, 'passed');
    else this.#add(call, what, 'notNeeded', { expected, came: shown(came) });
    return isSo;
  }

  /** For what the app uses where a back end has it, and works without. */
  optional(call: Subject, what: string, isPresent: boolean): void {
    this.#add(call, what, isPresent ? 'present' : 'absent');
  }

  notTried(call: Subject, what: string, why: string): void {
    this.#add(call, what, 'notTried', { came: why });
  }

  commandFailed(call: Subject, what: string, { message }: Error): void {
    this.#hasFailedCommand = true;
    this.notTried(call, what, shown(message));
  }

  count(outcome: Finding['outcome']): number {
    return this.findings.filter((one) => one.outcome === outcome).length;
  }
}
