/** Rate limits: they hold back whoever tries things out, or would fill the database (docs/decisions/codes.md). */
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps';
import { sourceOf } from './address';
import { count, countingOf, tooMany, type Counted } from './count';
import type { CounterName } from './counters';
import { waitWords } from './wait';

export const tooManyCalls = (seconds: number): string =>
  `Sono stati fatti troppi tentativi. Riprova tra ${waitWords(seconds)}.`;

/** `of` undefined is not limited: so is this very machine where an address is counted (see sourceOf). */
export type Limit = Omit<Counted, 'of'> & { readonly of: string | undefined };

/** Counts under each limit in turn. Refuses by 429 at the first that is full, with `words` of the seconds to wait. */
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

/** `of` counted together with the network address that the call comes from. */
export const withAddress = ({ http }: Pick<Called, 'http'>, ...of: readonly string[]): string =>
  JSON.stringify([...of, sourceOf(http.ip)]);

/** Limits a call by its network address and by the identities that it names. */
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
