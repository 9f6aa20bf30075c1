/** The model knows nothing about the service but its answers. */
import type { StepValues } from '../../src/contract/steps/definition';
import type { StepSlug } from '../../src/contract/steps/table';
import type { Actor } from './cast';

export interface Identity {
  readonly cf: string;
  readonly phone: string;
  readonly email: string;
}

const isSameIdentity = (one: Identity, other: Identity): boolean =>
  one.cf === other.cf && one.phone === other.phone && one.email === other.email;

export type Purpose = 'email' | 'sms' | 'resume';

export interface SentCode {
  readonly purpose: Purpose;
  readonly guid: string;
  readonly target: string;
  readonly code: string;
  readonly at: number;
  wrong: number;
  state: 'living' | 'used' | 'dead';
}

export interface RequestFacts {
  readonly guid: string;
  readonly label: string;
  cf: string;
  /** As confirmed last. */
  email: string;
  phone: string;
  toldEmail: string;
  toldPhone: string;
  step: StepSlug;
  signed: boolean;
  readonly accepted: Map<string, StepValues>;
}

export interface BrowserFacts {
  readonly owner: Actor;
  own: string | undefined;
  readonly holds: Set<string>;
  /** What its codes have proven: the identities as they were then. */
  readonly proofs: Identity[];
  readonly entered: Set<string>;
  readonly codes: SentCode[];
  isSignedOut: boolean;
  createdAt: number | undefined;
  seenAt: number;
}

export const CODE_LIFE_MS = 600_000;
export const MOST_WRONG = 5;

export const newBrowserFacts = (owner: Actor, now: number): BrowserFacts => ({
  owner,
  own: undefined,
  holds: new Set(),
  proofs: [],
  entered: new Set(),
  codes: [],
  isSignedOut: false,
  createdAt: undefined,
  seenAt: now,
});

export class Facts {
  readonly requests = new Map<string, RequestFacts>();
  readonly browsers: BrowserFacts[];
  moves = 0;
  hasGuessed = false;
  swarm: ReadonlySet<string> = new Set();

  constructor(
    readonly actors: readonly Actor[],
    cast: readonly number[],
    now: number,
  ) {
    this.browsers = cast.map((index) => newBrowserFacts(actors[index] as Actor, now));
  }

  browser(index: number): BrowserFacts {
    const found = this.browsers[index];
    if (!found) throw new Error(`There is no browser ${index}`);
    return found;
  }

  ownRequest(index: number): RequestFacts | undefined {
    const { own } = this.browser(index);
    return own === undefined ? undefined : this.requests.get(own);
  }

  began(index: number, guid: string): void {
    const browser = this.browser(index);
    this.requests.set(guid, {
      guid,
      label: `request ${this.requests.size + 1}`,
      cf: '',
      email: '',
      phone: '',
      toldEmail: '',
      toldPhone: '',
      step: 'contact-info',
      signed: false,
      accepted: new Map(),
    });
    browser.holds.add(guid);
    browser.own = guid;
    if (!browser.isSignedOut) return;
    // Perhaps the next person, who must not find the list.
    browser.isSignedOut = false;
    browser.proofs.length = 0;
    browser.entered.clear();
  }

  opened(index: number, guid: string): void {
    const browser = this.browser(index);
    browser.holds.add(guid);
    browser.own = guid;
    browser.isSignedOut = false;
    this.release(index, guid);
  }

  /**
   * Other browsers lose a request that was opened here, or whose identity was entered again, until they enter
   * a new code.
   */
  release(index: number, guid: string): void {
    const request = this.requests.get(guid);
    this.browsers.forEach((browser, at) => {
      if (at === index) return;
      browser.holds.delete(guid);
      if (browser.own === guid) browser.own = undefined;
      const kept = browser.proofs.filter((proof) => !request || !isSameIdentity(proof, request));
      if (kept.length === browser.proofs.length) return;
      browser.proofs.splice(0, browser.proofs.length, ...kept);
      browser.entered.clear();
    });
  }

  /** Signed, and the last page shown: the browser has the list as after a code, and fills in nothing. */
  signedOut(index: number, guid: string): void {
    const browser = this.browser(index);
    browser.own = undefined;
    browser.isSignedOut = true;
    browser.holds.delete(guid);
    const request = this.requests.get(guid);
    const proof = request && { cf: request.cf, email: request.email, phone: request.phone };
    browser.proofs.splice(0, browser.proofs.length, ...(proof ? [proof] : []));
    browser.entered.add(guid);
  }

  hasProof(index: number, guid: string): boolean {
    const request = this.requests.get(guid);
    if (!request || request.phone === '') return false;
    return this.browser(index).proofs.some((proof) => isSameIdentity(proof, request));
  }

  may(index: number, guid: string): boolean {
    return this.browser(index).holds.has(guid) || this.hasProof(index, guid);
  }

  /** It takes the place of earlier ones. At the contact step other browsers' too. */
  sent(index: number, code: Omit<SentCode, 'wrong' | 'state'>): void {
    const { guid, purpose } = code;
    this.browsers.forEach((browser, at) => {
      if (purpose === 'resume' && at !== index) return;
      this.endCodes(browser, guid, purpose);
    });
    this.browser(index).codes.push({ ...code, wrong: 0, state: 'living' });
  }

  endCodes(browser: BrowserFacts, guid: string, purpose: Purpose): void {
    for (const one of browser.codes) {
      if (one.guid === guid && one.purpose === purpose && one.state === 'living') one.state = 'dead';
    }
  }

  /** Codes of a resume that are on their way to the phone before no longer fit. */
  changedPhone(guid: string): void {
    for (const browser of this.browsers) this.endCodes(browser, guid, 'resume');
  }

  living(index: number, purpose: Purpose, guid: string | undefined): SentCode | undefined {
    return this.browser(index).codes.findLast(
      (one) => one.purpose === purpose && one.guid === guid && one.state === 'living',
    );
  }
}
