import type { LightMyRequestResponse } from 'fastify';
import type { EndpointName } from '../../src/contract/endpoints';
import type { RequestOf } from '../../src/contract/wire';
import type { TestClient } from '../testing/service/client';
import { newActors } from './cast';
import { Facts, newBrowserFacts, type BrowserFacts } from './facts';
import type { Rows } from './rows';
import { Secrets, sha256 } from './secrets';
import type { SearchService } from './service';
import { Violation } from './violation';

export interface Heard {
  readonly httpStatus: number;
  /** 'success', 'bad_request' or 'error'; '' of what is no JSON. */
  readonly status: string;
  readonly message: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const IDLE_MS = 10 * 60_000;
const MAX_MS = 120 * 60_000;
let sequences = 0;

const parsed = (response: LightMyRequestResponse): Readonly<Record<string, unknown>> =>
  String(response.headers['content-type']).startsWith('application/json')
    ? response.json<Readonly<Record<string, unknown>>>()
    : {};

const textIn = (body: Readonly<Record<string, unknown>>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);

/** They only locate; and who is signed out may record the last page once more. */
const NEEDS_NOTHING = ['resumeStart', 'contactStart', 'invitations'];

const guidIn = (name: string, input: unknown): string | undefined =>
  typeof input === 'object' && input !== null && 'guid' in input && !NEEDS_NOTHING.includes(name)
    ? String(input.guid)
    : undefined;

const shortly = (input: unknown): string =>
  JSON.stringify(input, (name, value: unknown) => (name === 'widgets' ? '…' : value));

export interface Known {
  readonly digest: string;
  readonly rows: Rows;
}

export interface Made {
  readonly name: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly send: () => Promise<LightMyRequestResponse>;
  readonly heard: Heard;
}

export class World {
  readonly facts: Facts;
  readonly secrets = new Secrets();
  readonly log: string[] = [];
  readonly last = new Map<number, Made>();
  readonly known = new Map<string, Known>();
  readonly number = (sequences += 1);
  /**
   * 'browser guid' of what a browser could change before it was renewed, signed out or its
   * session ended, within the same move.
   */
  readonly heldInMove = new Set<string>();
  replacesFiles = false;
  readonly #clients: TestClient[];

  constructor(
    readonly service: SearchService,
    cast: readonly number[],
  ) {
    service.clock.restart();
    service.forget();
    this.facts = new Facts(newActors(this.number), cast, this.now());
    this.#clients = cast.map((_, index) => this.#newClient(index));
  }

  #newClient(index: number): TestClient {
    return this.service.browserAt(this.facts.browser(index).owner.address);
  }
  now(): number {
    return this.service.clock.now().getTime();
  }
  client(index: number): TestClient {
    const found = this.#clients[index];
    if (!found) throw new Error(`There is no browser ${index}`);
    return found;
  }
  renew(index: number): BrowserFacts {
    this.#clients[index] = this.#newClient(index);
    this.last.delete(index);
    return this.forget(index);
  }
  /** Even if the browser loses them later in the move. */
  #keepInMove(index: number): void {
    for (const guid of this.facts.requests.keys())
      if (this.facts.may(index, guid)) this.heldInMove.add(`${index} ${guid}`);
  }
  /** The call that shows the last page records that, and ends the session's hold. */
  signedOut(index: number, guid: string): void {
    this.#keepInMove(index);
    this.facts.signedOut(index, guid);
  }
  /** What the browser has proven is over with its session. */
  forget(index: number): BrowserFacts {
    this.#keepInMove(index);
    const facts = newBrowserFacts(this.facts.browser(index).owner, this.now());
    this.facts.browsers[index] = facts;
    return facts;
  }

  pass(amount: { readonly minutes?: number; readonly seconds?: number }): void {
    this.service.clock.pass(amount);
    const now = this.now();
    this.facts.browsers.forEach(({ seenAt, createdAt }, index) => {
      if (now - seenAt > IDLE_MS || now - (createdAt ?? now) > MAX_MS) this.forget(index);
    });
  }

  call<E extends EndpointName>(index: number, name: E, input?: RequestOf<E>): Promise<Heard> {
    const client = this.client(index);
    return this.hear(index, name, input ?? '', () => client.send(name, input));
  }

  async hear(
    index: number,
    name: string,
    input: unknown,
    send: () => Promise<LightMyRequestResponse>,
  ): Promise<Heard> {
    const cookies = new Map(this.client(index).cookies);
    const guid = guidIn(name, input);
    const mayName = guid === undefined || this.facts.may(index, guid);
    const response = await send();
    const body = parsed(response);
    const heard = {
      httpStatus: response.statusCode,
      status: textIn(body, 'status'),
      message: textIn(body, 'message'),
      body,
    };
    this.note(index, `${name} ${input === '' ? '' : shortly(input)}`, heard);
    // A process that died gives no answer.
    if (heard.httpStatus >= 500 && !this.service.interruptions.isDead)
      throw new Violation('c', `${name} answered ${heard.httpStatus}`);
    if (!mayName && heard.status === 'success')
      throw new Violation('a', `${this.who(index)} was let in to ${guid} by ${name}`);
    const isJson = Object.keys(body).length > 0;
    const text = isJson ? response.payload : sha256(response.rawPayload);
    const foreign = this.secrets.foreignIn(text, this.facts, index);
    if (foreign !== undefined) throw new Violation('a', `${this.who(index)} read ${foreign} by ${name}`);
    const facts = this.facts.browser(index);
    facts.seenAt = this.now();
    if (!isSame(cookies, this.client(index).cookies)) facts.createdAt ??= this.now();
    this.last.set(index, { name, cookies, send, heard });
    return heard;
  }

  who(index: number): string {
    return `${this.facts.browser(index).owner.name} (browser ${index + 1})`;
  }

  note(index: number, what: string, { httpStatus, status, message, body }: Heard): void {
    const step = textIn(body, 'name');
    const answer = [httpStatus, status, step, message].filter(Boolean).join(' ');
    this.log.push(`${this.who(index)}: ${what} -> ${answer}`);
  }

  told(): string {
    const lines: { line: string; times: number }[] = [];
    for (const line of this.log) {
      const last = lines.at(-1);
      if (last?.line === line) last.times += 1;
      else lines.push({ line, times: 1 });
    }
    let text = lines.map(({ line, times }) => (times > 1 ? `${line} (${times} times)` : line)).join('\n');
    for (const { guid, label } of this.facts.requests.values()) text = text.replaceAll(guid, `<${label}>`);
    return text;
  }
}
