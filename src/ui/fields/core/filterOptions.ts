import type { Option } from './listState';

/** What is rendered at once: more than this nobody reads, and hundreds of rows make a key slow. */
export const SHOWN_OPTIONS = 60;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** Options whose label holds every word typed, accents and apostrophes aside; those that begin with the text come first. */
export function filterOptions(options: readonly Option[], typed: string): Option[] {
  const text = plain(typed).trim();
  if (text === '') return [...options];
  const words = text.split(/\s+/);
  const matching = options
    .map((option) => ({ option, label: plain(option.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)));
  const first = matching.filter(({ label }) => label.startsWith(text));
  const rest = matching.filter(({ label }) => !label.startsWith(text));
  return [...first, ...rest].map(({ option }) => option);
}
