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

interface Bound {
  readonly address: readonly Window[];
  readonly identity: Readonly<Record<string, readonly Window[]>>;
}

/**
 * By address: wide enough for an office or a mobile network that shares one. By identity: far above what one person
 * needs; what a stranger may know too, a tax code alone, has the widest, or it would shut its owner out.
 */
const bounds = {
  session: { address: [perHour(600)], identity: {} },
  start: { address: [perHour(300)], identity: {} },
  taxCode: { address: [perHour(600)], identity: {} },
  customer: { address: [perHour(200)], identity: { session: [perHour(60)], cf: [perDay(1000)] } },
  identify: {
    address: [perHour(100), perDay(500)],
    identity: { person: [perHour(30), perDay(100)], cf: [perDay(300)] },
  },
  link: { address: [perHour(200)], identity: { guid: [perHour(60)] } },
  send: { address: [perHour(200)], identity: {} },
  validate: { address: [perHour(400)], identity: {} },
  password: { address: [perHour(200)], identity: { request: [perHour(30)] } },
  papers: { address: [], identity: { request: [perHour(10)] } },
  promo: { address: [perHour(200)], identity: { session: [perHour(200)] } },
} as const satisfies Record<string, Bound>;
type Bounded = keyof typeof bounds;

export const tooManyCalls = (wait: string): string =>
  `Sono stati fatti troppi tentativi. Riprova tra ${wait}.`;

/** Counts a call by its address and by the identities that it names. Refuses by 429, with the time to wait. */
export const holdBack = async (
  { deps, http }: { readonly deps: AppDeps; readonly http: FastifyRequest },
  what: Bounded,
  identities: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { address, identity }: Bound = bounds[what];
  const widened = (windows: readonly Window[]): Window[] =>
    windows.map(({ most, ms }) => ({ most: most * deps.config.RATE_LIMIT_FACTOR, ms }));
  const source = sourceOf(http.ip);
  const subjects: (readonly [Subject, readonly Window[]])[] = Object.entries(identities).map(
    ([name, value]) => [{ kind: `${what}.${name}`, value }, identity[name] ?? []],
  );
  if (source !== undefined) subjects.unshift([{ kind: `${what}.address`, value: source }, address]);
  for (const [subject, windows] of subjects) {
    if (windows.length === 0) continue;
    const noted = await countAttempt(deps, subject, widened(windows), tooManyCalls);
    if (noted === 1) await sweepAttempts(deps.db, new Date(deps.clock.now().getTime() - DAY_MS));
  }
};
