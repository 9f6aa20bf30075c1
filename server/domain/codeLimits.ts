export { CODE_LIFE_MINUTES } from '../../src/contract/limits';

/** Wrong codes after which the code is void. */
export const MAX_GUESSES = 5;
