import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../src/copy');
export interface Words {
  /** 'contact-info.greetingCopy.cf' */
  readonly place: string;
  readonly text: string;
}

/** A function that inserts something shows the words around it. */
export const wordsOf = (place: string, value: unknown): Words[] => {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value === 'function') {
    try {
      return wordsOf(place, (value as (...given: unknown[]) => unknown)('…', '…'));
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => wordsOf(`${place}.${name}`, one));
};

export const readWords = (): Words[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => wordsOf(file.replace('.ts', ''), jest.requireActual(path.join(folder, file))));
