import { isJourney, JOURNEY_ALPHABET } from '../../src/contract/journey';
import { SupportError } from './supportError';

/** 'abcd-efgh' → 'ABCDEFGH'. Throws a SupportError. */
export const readCode = (text: string): string => {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  if (isJourney(code)) return code;
  throw new SupportError(
    `"${text}" is no code: it has eight characters out of ${JOURNEY_ALPHABET}, as in ABCD-EFGH.`,
  );
};
