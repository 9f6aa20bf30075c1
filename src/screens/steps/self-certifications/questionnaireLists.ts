import { DEFAULT_COUNTRY } from '../../../contract/limits';
import { questionnaireEntries } from '../../../contract/questionnaire';
import { isItaly } from '../../../contract/questionnaireCountry';
import * as constants from '../../../contract/questionnaireOptions';
import type { Option, QuestionnaireEntry } from '../../../contract/wire';
import { recognised, type OwnList } from './recognisedLists';

export interface Choice {
  readonly value: string;
  readonly label: string;
}
export type QuestionnaireLists = Readonly<Record<keyof typeof questionnaireEntries, readonly Choice[]>>;

/** Places that the specification shows (3.3): countries, office types, relationship types. */
const places = ['countries', 'officeTypes', 'relationshipTypes'] as const;

const ownOr = (entries: readonly QuestionnaireEntry[], name: OwnList): readonly Option[] => {
  const taken: readonly number[] = places.map((place) => questionnaireEntries[place]);
  const others = entries.filter(({ values }, at) => values.length > 0 && !taken.includes(at));
  return recognised(others, name)?.values ?? constants[name];
};

const choices = (options: readonly Option[]): readonly Choice[] =>
  options.map(({ key, value }) => ({ value: key, label: value }));

/** Italy gets the key that the rules know. */
export const listsOf = (entries: readonly QuestionnaireEntry[]): QuestionnaireLists => {
  const at = (name: (typeof places)[number]) => entries[questionnaireEntries[name]]?.values ?? [];
  return {
    countries: choices(at('countries').map((one) => (isItaly(one) ? { ...one, key: DEFAULT_COUNTRY } : one))),
    officeTypes: choices(at('officeTypes')),
    relationshipTypes: choices(at('relationshipTypes')),
    regions: choices(ownOr(entries, 'regions')),
    purposes: choices(ownOr(entries, 'purposes')),
    fundsOrigins: choices(ownOr(entries, 'fundsOrigins')),
    relationshipNatures: choices(ownOr(entries, 'relationshipNatures')),
  };
};
