import { ITALIAN, citizenships } from './states';

/** Whether a citizenship is the Italian, by its key or its name, whichever the form holds. */
export const isItalian = (text: string): boolean =>
  citizenships().some(({ key, nazionalita }) => key === ITALIAN && (key === text || nazionalita === text));
