/** Against guessing and against filling the database (docs/decisions/codes.md). */
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps';
import { sourceOf } from './address';
import { count, countingOf, tooMany, type Counted } from './countAttempt';
import type { CounterName } from './rateLimits';
import { waitWords } from './wait';

const tooManyCalls = (seconds: number): string =>
  `Sono stati fatti troppi tentativi. Riprova tra ${waitWords(seconds)}.`;

/** A limit with `of` undefined does not apply, as for addresses of this machine (see sourceOf). */
export type Limit = Omit<Counted, 'of'> & { readonly of: string | undefined };

/** Throws a Refusal (429, `words`) at the first full limit. */
export const rateLimit = async (
  deps: Pick<AppDeps, 'db' | 'clock' | 'config'>,
  limits: readonly Limit[],
  words = tooManyCalls,
): Promise<void> => {
  for (const { of, ...limit } of limits)
    if (of !== undefined) await count(countingOf(deps), { ...limit, of }, tooMany(words));
};

interface Called {
  readonly deps: AppDeps;
  readonly http: FastifyRequest;
}

export const withAddress = ({ http }: Pick<Called, 'http'>, ...of: readonly string[]): string =>
  JSON.stringify([...of, sourceOf(http.ip)]);

/** Throws a Refusal with 429. */
export const rateLimitCall = (
  { deps, http }: Called,
  byAddress: CounterName | undefined,
  byIdentity: Partial<Record<CounterName, string>> = {},
): Promise<void> => {
  const identities = Object.entries(byIdentity) as [CounterName, string][];
  return rateLimit(deps, [
    ...(byAddress === undefined ? [] : [{ counter: byAddress, of: sourceOf(http.ip) }]),
    ...identities.map(([counter, of]) => ({ counter, of })),
  ]);
};
