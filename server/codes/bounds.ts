/**
 * Whom a code that is sent counts for, whatever the session, the request or the
 * replica (docs/decisions/codes.md).
 */
import type { CodePurpose } from '../db/schema';
import type { Counted } from '../limits/count';

/** Who asks for a code, and where it goes. */
export interface Destination {
  /** The address or number. */
  readonly target: string;
  /** Where the call comes from: undefined on this very machine. */
  readonly source: string | undefined;
  /** Of a resume: by link or form, or by the check of name and tax code, which needs the least. */
  readonly door?: Door;
  /** Of a resume: the browser's mark, where it has confirmed this identity before. */
  readonly device?: string | undefined;
}

/**
 * How a code was reached. 'check': from a new request, by the check of name and tax code, which strangers
 * know. 'own': by link, by the form, or at the contact step.
 */
export type Door = 'own' | 'check';

/**
 * What a code counts for: the pause between two, which is a refusal of the flow, and the bounds of the hour
 * and the day. By purpose: who floods a number with codes of a new request does not keep its owner from
 * resuming an old one. A browser that has confirmed the identity before is counted by itself, so that no
 * stranger can use up its share.
 */
export const sendCounts = (
  purpose: CodePurpose,
  { target, source, door = 'own', device }: Destination,
): { readonly pause: Counted; readonly bounds: readonly Counted[] } => {
  const of = (...who: readonly (string | undefined)[]): string =>
    JSON.stringify([purpose, target.toLowerCase(), ...who]);
  if (device !== undefined)
    return {
      pause: { counter: 'codePauseOfDevices', of: of() },
      bounds: [
        { counter: 'codeByDevice', of: of(device) },
        { counter: 'codeByDevices', of: of() },
      ],
    };
  return {
    pause: { counter: 'codePause', of: of() },
    bounds: [
      { counter: 'codeBySource', of: of(source) },
      ...(door === 'check' ? [{ counter: 'codeByCheck', of: of() } as const] : []),
      { counter: 'codeByTarget', of: of() },
    ],
  };
};
