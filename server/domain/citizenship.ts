import { ITALIAN, citizenships } from '../data/states';

/** A citizenship by its key or its name, whichever the form holds. */
const find = (text: string) =>
  citizenships().find(({ key, nazionalita }) => key === text || nazionalita === text);

export const isCitizenship = (text: string): boolean => find(text) !== undefined;
export const isItalian = (text: string): boolean => find(text)?.key === ITALIAN;
