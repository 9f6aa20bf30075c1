/** How often codes are sent and guessed, whatever the session, the request or the replica (docs/decisions/codes.md). */
import type { CodeKey } from '../repositories/codes';
import type { Window } from '../repositories/attempts';
import type { Subject } from '../limits/count';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const sendWindows: readonly Window[] = [
  { most: 5, ms: HOUR_MS },
  { most: 10, ms: DAY_MS },
];
export const guessWindows: readonly Window[] = [{ most: 50, ms: DAY_MS }];

/**
 * A destination by purpose: who floods a number with codes of a new request does not keep its owner from resuming an
 * old one.
 */
export const sendSubject = ({ purpose }: Pick<CodeKey, 'purpose'>, target: string): Subject => ({
  kind: `code.send.${purpose}`,
  value: target.toLowerCase(),
});

/** Whose codes are guessed: the person of a resume, whichever of their requests; otherwise the address or number. */
export const guessSubject = ({ purpose }: Pick<CodeKey, 'purpose'>, identity: string): Subject => ({
  kind: `code.guess.${purpose}`,
  value: identity.toLowerCase(),
});
