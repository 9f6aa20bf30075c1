const MAX_LENGTH = 120;
/** Parts of numbers and codes, however they are grouped: error codes have five digits at most. */
const MANY_DIGITS = /\d(?:[\s().\-/]*\d){5,}/g;
const ADDRESS = /\S*@\S*/g;
const QUOTED = /(["'`«“‘]).*?["'`»”’]/gsu;
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\s]+/gu;

/**
 * Removes what a gateway may quote: `secrets` (the text, the recipient, the credentials), quoted words,
 * e-mail addresses and long numbers. Undefined when nothing is left.
 */
export const cleanReason = (
  parts: readonly (string | undefined)[],
  secrets: readonly string[],
): string | undefined => {
  let reason = parts.filter((part) => part !== undefined && part !== '').join(' ');
  // The longest first: a secret may contain another one.
  for (const secret of secrets.filter(Boolean).sort((one, other) => other.length - one.length))
    reason = reason.replaceAll(secret, '…');
  reason = reason.replace(QUOTED, '…').replace(ADDRESS, '…').replace(MANY_DIGITS, '…');
  return reason.replace(UNPRINTABLE, ' ').trim().slice(0, MAX_LENGTH) || undefined;
};
