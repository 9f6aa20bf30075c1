import { ITALIAN, citizenships } from './states';

/** Whether a citizenship, given by key or by name, is Italian. */
export const isItalian = (text: string): boolean =>
  citizenships().some(({ key, nazionalita }) => key === ITALIAN && (key === text || nazionalita === text));
