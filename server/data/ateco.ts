import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBJECT_TYPE_CODE } from '../../src/contract/limits';
import type { Option } from '../../src/contract/wire';
import { formerCodesOf, formerOf } from './ateco2007';
import { businessTypeIds } from './businessTypes';
import { tradesOf } from './trades';

export interface AtecoEntry {
  /** A section's letter, a division's two digits, or a class such as '62.10'. */
  readonly code: string;
  readonly title: string;
}
export interface Ateco {
  readonly sections: readonly AtecoEntry[];
  readonly divisions: readonly AtecoEntry[];
  readonly classes: readonly AtecoEntry[];
  readonly bySection: ReadonlyMap<string, readonly AtecoEntry[]>;
}

const read = (): Ateco => {
  const bySection = new Map<string, AtecoEntry[]>();
  const sections: AtecoEntry[] = [];
  const divisions: AtecoEntry[] = [];
  for (const line of readFileSync(join(__dirname, 'ateco2025.txt'), 'utf8').trim().split('\n')) {
    const [code = ''] = line.split(' ', 1);
    const entry = { code, title: line.slice(code.length + 1) };
    if (/^[A-V]$/.test(code)) {
      sections.push(entry);
      bySection.set(code, []);
    } else if (code.length === 2) divisions.push(entry);
    else bySection.get(sections.at(-1)?.code ?? '')?.push(entry);
  }
  return { sections, divisions, classes: [...bySection.values()].flat(), bySection };
};

let table: Ateco | undefined;

export const ateco = (): Ateco => (table ??= read());

const toOption = ({ code, title }: AtecoEntry): Option => {
  const altri = [tradesOf(code), ...formerOf(code)].filter(Boolean);
  return { key: code, value: `${code} - ${title}`, ...(altri.length > 0 && { altri }) };
};

/** Each word occurs once, to keep the response small for phones. */
const wordsOf = (section: string): string => {
  const classes = ateco().bySection.get(section) ?? [];
  const numbers = new Set(classes.map(({ code }) => code.slice(0, 2)));
  const divisions = ateco().divisions.filter(({ code }) => numbers.has(code));
  const texts = [
    ...numbers,
    ...formerCodesOf(numbers),
    ...[...divisions, ...classes].map(({ title }) => title),
    ...classes.map(({ code }) => tradesOf(code)),
  ];
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].join(' ').trim();
};

let options: readonly Option[] | undefined;
const allSections = (): readonly Option[] =>
  (options ??= ateco().sections.map(({ code, title }) => ({
    key: code,
    value: title,
    altri: [wordsOf(code)],
  })));

/** `idSocieta` is the id of `id##description`. Empty for unknown ids. */
export const sectors = (idSocieta: string, idSoggetto: string): readonly Option[] =>
  businessTypeIds.includes(idSocieta) && idSoggetto === SUBJECT_TYPE_CODE ? allSections() : [];

export const sectorOf = (text: string): string =>
  ateco().sections.find(({ code, title }) => code === text || title === text)?.code ?? '';

export const atecoBySector = (sector: string): Option[] =>
  (ateco().bySection.get(sector) ?? []).map(toOption);

export const atecoClass = (code: string): AtecoEntry | undefined =>
  ateco().classes.find((entry) => entry.code === code);
