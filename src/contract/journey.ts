/**
 * The code of a journey: one applicant's request, across reload, resume and hand-off. It is read aloud to
 * support, so it has no characters that look or sound alike. It is no secret and authorises nothing.
 */
export const JOURNEY_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const JOURNEY_LENGTH = 8;

const pattern = new RegExp(`^[${JOURNEY_ALPHABET}]{${JOURNEY_LENGTH}}$`);

/** Without its hyphen: 'ABCDEFGH'. */
export const isJourney = (value: unknown): value is string =>
  typeof value === 'string' && pattern.test(value);

export const shownJourney = (journey: string): string => `${journey.slice(0, 4)}-${journey.slice(4)}`;

/** `random`: at least `JOURNEY_LENGTH` bytes. */
export const journeyOf = (random: Uint8Array): string =>
  Array.from(random.subarray(0, JOURNEY_LENGTH), (byte) =>
    JOURNEY_ALPHABET.charAt(byte % JOURNEY_ALPHABET.length),
  ).join('');
