/** How a back end’s own lists are known: the specification does not show their places. */
import * as constants from '../../../contract/questionnaireOptions';
import type { Option, QuestionnaireEntry } from '../../../contract/wire';

export type OwnList = 'regions' | 'purposes' | 'fundsOrigins' | 'relationshipNatures';

const lower = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/_/g, ' ').toLowerCase();
const letters = (text: string): string => lower(text).replace(/[^a-z]/g, '');

const titles: Readonly<Record<OwnList, RegExp>> = {
  regions: /\bregion[ei]?s?\b|^(?:lista|elenco)regioni/,
  purposes: /(?:scop[oi]|finalita).*(?:rapport|conto\b)|purpose|^scop[oi]$/,
  fundsOrigins:
    /(?:origin[ei]|provenienz[ae]).*fond[oi]|funds? ?origin|(?:origin|source)s? ?of ?(?:the )?funds?/,
  relationshipNatures: /natur[ae].*rapport|relationship ?nature/,
};

/** The constants of section 9 as others write them. */
const concepts: Readonly<Record<OwnList, readonly RegExp[]>> = {
  regions: constants.regions.map(
    ({ value }) => new RegExp(`^(?:regione)?${letters(value)}(?:valleedaoste|sudtirol)?$`),
  ),
  purposes: [/commercial.*professional|uso (?:commercial|professional)/, /promiscu|mixed private|uso misto/],
  fundsOrigins: [
    /lavoro autonomo|self.?employment/,
    /lavoro dipendente|(?<!self.?)employment income/,
    /(?:reddit|attivita|util)\w* (?:d['’]|di )?impresa|business income/,
    /lavoro occasional|prestazion\w* occasional|occasional work/,
    /^(?:reddit\w* da )?pension(?:[ei]|s)?$/,
    /^rendit[ae]\b|^investimenti personali|rents and investments/,
    /reddit\w* patrimonial|income from assets/,
  ],
  relationshipNatures: [/rapport\w* continuativ|^continuativ[oa]$/],
};
const names = Object.keys(concepts) as OwnList[];

const GENERIC =
  /\b(?:list[ae]?|elenc[oh]i?|entry|voc[ei]|opzion[ei]|options?|values?|valori|domand[ae]|data)\b/g;

const titleOf = ({ code, description }: QuestionnaireEntry): readonly string[] =>
  [code, description].map((text) => lower(text.replace(/([a-z])([A-Z])/g, '$1 $2')).trim());

const namedBy = (entry: QuestionnaireEntry): readonly OwnList[] =>
  names.filter((name) => titleOf(entry).some((title) => titles[name].test(title)));

/** 'Professioni' is a title; 'L5' says nothing. */
const isTitled = (entry: QuestionnaireEntry): boolean =>
  titleOf(entry).some((title) => /[a-z]{4}/.test(title.replace(GENERIC, '')));

const constantOf = (name: OwnList, { key, value }: Option): number =>
  concepts[name].findIndex((concept) =>
    [key, value].some((text) => concept.test(name === 'regions' ? letters(text) : lower(text))),
  );

const counted = (name: OwnList, { values }: QuestionnaireEntry) => {
  const found = values.map((option) => constantOf(name, option)).filter((at) => at >= 0);
  return { constants: new Set(found).size, options: found.length };
};

const enough = (name: OwnList): number => Math.min(2, concepts[name].length);

/** An entry with constants of another list may be that one, or both in one. */
const isMixed = (name: OwnList, entry: QuestionnaireEntry): boolean =>
  names.some((other) => other !== name && counted(other, entry).constants >= enough(other));

const holds = (name: OwnList, entry: QuestionnaireEntry): boolean => {
  const found = counted(name, entry);
  return found.constants >= enough(name) && found.options * 2 > entry.values.length;
};

/** By its title, or where no title says anything, by its options. Undefined for none or several. */
export const recognised = (
  entries: readonly QuestionnaireEntry[],
  name: OwnList,
): QuestionnaireEntry | undefined => {
  const own = entries.filter((entry) => !isMixed(name, entry));
  const titled = own.filter((entry) => namedBy(entry).join() === name);
  const untitled = own.filter(
    (entry) => holds(name, entry) && (namedBy(entry).length > 1 || !isTitled(entry)),
  );
  const [only, ...others] = titled.length > 0 ? titled : untitled;
  return others.length === 0 ? only : undefined;
};
