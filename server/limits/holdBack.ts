/** Bounds on calls that could be used to find out who is a customer, or to fill the database (docs/decisions/codes.md). */
import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps';
import { sweepAttempts, type Window } from '../repositories/attempts';
import { sourceOf } from './address';
import { countAttempt, type Subject } from './count';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const perHour = (most: number): Window => ({ most, ms: HOUR_MS });
const perDay = (most: number): Window => ({ most, ms: DAY_MS });

/**
 * By address: wide enough for an office or a mobile network that shares one. By identity (tax code, phone, guid,
 * session): far above what one person needs.
 */
const bounds = {
  session: { address: [perHour(600)], identity: [] },
  start: { address: [perHour(300)], identity: [] },
  customer: { address: [perHour(200)], identity: [perHour(60), perDay(200)] },
  identify: { address: [perHour(100), perDay(500)], identity: [perHour(30), perDay(100)] },
  link: { address: [perHour(200)], identity: [perHour(60)] },
  send: { address: [perHour(200)], identity: [] },
  validate: { address: [perHour(400)], identity: [] },
  promo: { address: [perHour(200)], identity: [perHour(200)] },
} as const satisfies Record<
  string,
  { readonly address: readonly Window[]; readonly identity: readonly Window[] }
>;
type Bounded = keyof typeof bounds;

export const tooManyCalls = (wait: string): string => `Hai fatto troppi tentativi. Riprova tra ${wait}.`;

/** Counts a call by its address and by the identities that it names. Refuses by 429, with the time to wait. */
export const holdBack = async (
  { deps, http }: { readonly deps: AppDeps; readonly http: FastifyRequest },
  what: Bounded,
  identities: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { address, identity } = bounds[what];
  const widened = (windows: readonly Window[]): Window[] =>
    windows.map(({ most, ms }) => ({ most: most * deps.config.RATE_LIMIT_FACTOR, ms }));
  const source = sourceOf(http.ip);
  const subjects: (readonly [Subject, readonly Window[]])[] = Object.entries(identities).map(
    ([name, value]) => [{ kind: `${what}.${name}`, value }, identity],
  );
  if (source !== undefined) subjects.unshift([{ kind: `${what}.address`, value: source }, address]);
  for (const [subject, windows] of subjects) {
    const noted = await countAttempt(deps, subject, widened(windows), tooManyCalls);
    if (noted === 1) await sweepAttempts(deps.db, new Date(deps.clock.now().getTime() - DAY_MS));
  }
};
