/** How often codes are sent and guessed, whatever the session, the request or the replica (docs/decisions/codes.md). */
import type { CodeKey } from '../repositories/codes';
import { OTP_RESEND_AFTER_MS } from '../../src/contract/limits';
import type { Session } from '../db/schema';
import type { Window } from '../repositories/attempts';
import type { Subject } from '../limits/count';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const sendWindows: readonly Window[] = [
  { most: 5, ms: HOUR_MS },
  { most: 10, ms: DAY_MS },
];
/** Between two codes to the same destination. */
export const pause: Window = { most: 1, ms: OTP_RESEND_AFTER_MS };
export const guessWindows: readonly Window[] = [{ most: 50, ms: DAY_MS }];

/**
 * How a code was reached. 'check': from a new request, by the check of name and tax code, which strangers know. 'own':
 * by link, by the form, or at the contact step. What is used up by the one is not used up by the other.
 */
export type Door = 'own' | 'check';

/** Of a resume: a session that has a request came by the check of its customer. */
export const resumeDoor = ({ guid }: Pick<Session, 'guid'>): Door => (guid === null ? 'own' : 'check');

const kindOf = (what: string, { purpose }: Pick<CodeKey, 'purpose'>, door: Door): string =>
  `code.${what}.${purpose}${door === 'own' ? '' : `.${door}`}`;

/**
 * A destination by purpose and door: who floods a number with codes of a new request does not keep its owner from
 * resuming an old one.
 */
export const sendSubject = (key: Pick<CodeKey, 'purpose'>, target: string, door: Door): Subject => ({
  kind: kindOf('send', key, door),
  value: target.toLowerCase(),
});

/** Whose codes are guessed: the person of a resume, whichever of their requests; otherwise the address or number. */
export const guessSubject = (key: Pick<CodeKey, 'purpose'>, identity: string, door: Door): Subject => ({
  kind: kindOf('guess', key, door),
  value: identity.toLowerCase(),
});
