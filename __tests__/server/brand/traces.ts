import path from 'node:path';
import { readBrand, type Brand } from '../../../server/brand';

export const ESEMPIO = path.resolve(__dirname, '../../../brands/esempio');

/** The common noun 'apertura' is no trace: a name has a capital letter. */
const WORDS = /.{0,30}(?:Apertura|apertura\.example|[Cc]onto business|[Cc]arta business).{0,20}/g;

const coloursOf = ({ colours }: Brand): ReadonlySet<string> => new Set(Object.values(colours));

const own = [...coloursOf(readBrand())].filter((colour) => !coloursOf(readBrand(ESEMPIO)).has(colour));

export const tracesOf = (text: string): string[] => [
  ...(text.match(WORDS) ?? []),
  ...own.filter((colour) => text.toLowerCase().includes(colour)),
];
