import type { Control } from '../../setup/browserProcess';
import type { Kept } from '../../setup/browserKept';
import type { Earlier, Walk } from '../../setup/browserWalk';
import { until } from './until';

export interface OutboxMessage {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly text: string;
  readonly code: string;
  readonly at: string;
}

export interface Product {
  readonly url: string;
  /** Newest message to that address; waits for it. `after` skips what was there before. */
  codeFor(channel: 'email' | 'sms', to: string, after?: string): Promise<OutboxMessage>;
}

/** A product that a process of the tests runs. */
export interface TestProduct extends Product {
  /** Puts its clock forward. */
  pass(amount: { readonly minutes?: number; readonly seconds?: number }): Promise<void>;
  /** A request of somebody new that has come to the step. */
  walk(how: Walk): Promise<Earlier>;
  /** The token of a new reviewer. */
  reviewer(name: string): Promise<string>;
  /** The recordings that were sent with a journey's code, as texts. */
  recordings(journey: string): Promise<string[]>;
  /** What its database has of a request. */
  kept(guid: string): Promise<Kept>;
  /** Ends it. */
  stop(): Promise<void>;
}

/** Reads the outbox of the service at the address. */
export const codesOf =
  (url: string): Product['codeFor'] =>
  async (channel, to, after = '') => {
    const newest = async (): Promise<OutboxMessage | undefined> => {
      const messages = (await (await fetch(`${url}/sandbox/outbox.json`)).json()) as OutboxMessage[];
      return messages.find((one) => one.channel === channel && one.to.includes(to) && one.at > after);
    };
    const found = await until(newest, (message) => message !== undefined);
    if (found === undefined) throw new Error(`No code by ${channel}`);
    return found;
  };

const ask = async <Answer>(control: string, name: keyof Control, input: object): Promise<Answer> => {
  const response = await fetch(`${control}/${name}`, { method: 'POST', body: JSON.stringify(input) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
};

/** The product at an address of the process whose control is at the other one. */
export const productAt = (url: string, control: string): TestProduct => ({
  url,
  codeFor: codesOf(url),
  pass: (amount) => ask(control, 'pass', { url, ...amount }),
  walk: (how) => ask(control, 'walk', { url, ...how }),
  reviewer: (name) => ask(control, 'reviewer', { url, name }),
  recordings: (journey) => ask(control, 'recordings', { url, journey }),
  kept: (guid) => ask(control, 'kept', { url, guid }),
  stop: () => ask(control, 'stop', { url }),
});

/** Another product in the process, with settings of its own. */
export const startProduct = async (
  control: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestProduct> => productAt(await ask(control, 'start', { environment }), control);
