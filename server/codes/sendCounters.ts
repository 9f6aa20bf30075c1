/**
 * The limits hold across sessions, requests and replicas (docs/decisions/codes.md); their numbers are in
 * server/limits/codeLimits.ts.
 */
import type { CodePurpose } from '../db/schema';
import type { Counted } from '../limits/countAttempt';

export interface Destination {
  readonly target: string;
  /** The client's address; undefined for a call from this machine. */
  readonly source: string | undefined;
  readonly origin?: ResumeOrigin;
  /** For a resume: the device id of the browser, if it has confirmed this identity before. */
  readonly device?: string | undefined;
}

/**
 * How a code was requested. 'check': from a new request, by the check of name and tax code, which strangers
 * may know. 'own': by link, by the form, or at the contact step.
 */
export type ResumeOrigin = 'own' | 'check';

/**
 * Each purpose has its own counts: flooding a number with codes of new requests does not keep its owner from
 * resuming an old one. A browser that confirmed the identity before has a separate count, so strangers cannot
 * use up its share.
 */
export const sendCounts = (
  purpose: CodePurpose,
  { target, source, origin = 'own', device }: Destination,
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
      ...(origin === 'check' ? [{ counter: 'codeByCheck', of: of() } as const] : []),
      { counter: 'codeByTarget', of: of() },
    ],
  };
};
