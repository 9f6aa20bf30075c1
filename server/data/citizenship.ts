import { ITALIAN, citizenships } from './states';

export const isItalian = (text: string): boolean =>
  citizenships().some(({ key, nazionalita }) => key === ITALIAN && (key === text || nazionalita === text));
