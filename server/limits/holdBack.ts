/** Bounds on calls that could be used to find out who is a customer, or to fill the database (docs/decisions/codes.md). */
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps';
import { sourceOf } from './address';
import { count, countingOf, tooMany } from './count';
import type { CounterName } from './counters';
import { waitWords } from './wait';

export const tooManyCalls = (seconds: number): string =>
  `Sono stati fatti troppi tentativi. Riprova tra ${waitWords(seconds)}.`;

const refuse = tooMany(tooManyCalls);

interface Called {
  readonly deps: AppDeps;
  readonly http: FastifyRequest;
}

/** `of` counted together with the network address that the call comes from. */
export const withAddress = ({ http }: Pick<Called, 'http'>, ...of: readonly string[]): string =>
  JSON.stringify([...of, sourceOf(http.ip)]);

/**
 * Counts a call by its network address (not on this very machine) and by the identities that it names. Refuses by 429, with
 * the time to wait.
 */
export const holdBack = async (
  { deps, http }: Called,
  byAddress: CounterName | undefined,
  byIdentity: Partial<Record<CounterName, string>> = {},
): Promise<void> => {
  const source = sourceOf(http.ip);
  if (byAddress !== undefined && source !== undefined)
    await count(countingOf(deps), { counter: byAddress, of: source }, refuse);
  for (const [counter, of] of Object.entries(byIdentity) as [CounterName, string][])
    await count(countingOf(deps), { counter, of }, refuse);
};
