/** How often codes are sent and guessed, whatever the session, the request or the replica (docs/decisions/codes.md). */
import type { CodeKey } from '../repositories/codes';
import { OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import type { Session } from '../db/schema';
import type { Window } from '../repositories/attempts';
import type { Subject } from '../limits/count';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const sendWindows: readonly Window[] = [
  { most: 5, ms: HOUR_MS },
  { most: 10, ms: DAY_MS },
];
/** Between two codes to the same destination. */
export const pause: Window = { most: 1, ms: OTP_RESEND_AFTER_MS };
const guessWindows: readonly Window[] = [{ most: 50, ms: DAY_MS }];

/** Of these, what the customer check may use up: the rest is left to whoever has the link or all three data. */
const checkSends: readonly Window[] = [
  { most: 3, ms: HOUR_MS },
  { most: 6, ms: DAY_MS },
];
const checkGuesses: readonly Window[] = [{ most: 25, ms: DAY_MS }];

/**
 * How a code was reached. 'check': from a new request, by the check of name and tax code, which strangers know. 'own':
 * by link, by the form, or at the contact step.
 */
export type Door = 'own' | 'check';

/** Of a resume: a session that has a request came by the check of its customer. */
export const resumeDoor = ({ guid }: Pick<Session, 'guid'>): Door => (guid === null ? 'own' : 'check');

/** So much of a subject: each of several must have room. */
export interface Bound {
  readonly subject: Subject;
  readonly windows: readonly Window[];
}

const boundsOf = (
  kind: string,
  identity: string,
  door: Door,
  all: readonly Window[],
  check: readonly Window[],
): Bound[] => {
  const value = identity.toLowerCase();
  const whole = { subject: { kind, value }, windows: all };
  return door === 'own' ? [whole] : [{ subject: { kind: `${kind}.check`, value }, windows: check }, whole];
};

/** By purpose: who floods a number with codes of a new request does not keep its owner from resuming an old one. */
export const sendBounds = ({ purpose }: Pick<CodeKey, 'purpose'>, target: string, door: Door): Bound[] =>
  boundsOf(`code.send.${purpose}`, target, door, [...sendWindows, pause], checkSends);

/** Whose codes are guessed: the person of a resume, whichever of their requests; otherwise the address or number. */
export const guessBounds = ({ purpose }: Pick<CodeKey, 'purpose'>, identity: string, door: Door): Bound[] =>
  boundsOf(`code.guess.${purpose}`, identity, door, guessWindows, checkGuesses);
