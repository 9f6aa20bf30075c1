import type { Control } from './process';
import type { Kept } from './kept';
import type { Earlier, Walk } from './walk';
import { until } from '../browser/until';

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

export interface TestProduct extends Product {
  pass(amount: { readonly minutes?: number; readonly seconds?: number }): Promise<void>;
  walk(how: Walk): Promise<Earlier>;
  reviewer(name: string): Promise<string>;
  recordings(journey: string): Promise<string[]>;
  kept(guid: string): Promise<Kept>;
  stop(): Promise<void>;
}

/** Ends what hangs: starting a product takes seconds, on a busy machine many. */
export const LIMIT_MS = 300_000;

/** Newest first. */
export const outboxOf = async (url: string): Promise<readonly OutboxMessage[]> => {
  const response = await fetch(`${url}/sandbox/outbox.json`, { signal: AbortSignal.timeout(LIMIT_MS) });
  return (await response.json()) as OutboxMessage[];
};

export const codesOf =
  (url: string): Product['codeFor'] =>
  async (channel, to, after = '') => {
    const newest = async (): Promise<OutboxMessage | undefined> => {
      const messages = await outboxOf(url);
      return messages.find((one) => one.channel === channel && one.to.includes(to) && one.at > after);
    };
    const found = await until(newest, (message) => message !== undefined);
    if (found === undefined) throw new Error(`No code by ${channel}`);
    return found;
  };

const ask = async <Answer>(control: string, name: keyof Control, input: object): Promise<Answer> => {
  const response = await fetch(`${control}/${name}`, {
    method: 'POST',
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
};

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

export const startProduct = async (
  control: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestProduct> => productAt(await ask(control, 'start', { environment }), control);
