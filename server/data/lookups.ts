import { SUBJECT_TYPE_CODE } from '../../src/contract/limits';
import { acceptedOf, type ListName, type Lookups } from '../../src/contract/lookups';
import type { Option } from '../../src/contract/wire';
import { atecoBySector, sectorOf, sectors } from './ateco';
import { businessTypes } from './businessTypes';
import { capLocalities } from './caps';
import { questionnaireLists } from './questionnaireOptions';
import { citizenships } from './states';

/** Returns the id of an `id##description`. */
const idOf = (value: string): string => value.split('##')[0] ?? '';

const asOptions = (values: readonly string[]): Option[] => values.map((value) => ({ key: value, value }));

const listsOfQuestionnaire = Object.fromEntries(
  Object.entries(questionnaireLists).map(([name, { values }]) => [name, values]),
) as Readonly<Record<keyof typeof questionnaireLists, () => readonly Option[]>>;

const lists: Readonly<Record<ListName, (of: string) => readonly Option[]>> = {
  citizenships: () => citizenships().map(({ key, nazionalita }) => ({ key, value: nazionalita })),
  businessTypes: () => asOptions(businessTypes(SUBJECT_TYPE_CODE).map(({ value }) => value)),
  sectors: (businessType) => sectors(idOf(businessType), SUBJECT_TYPE_CODE),
  atecoCodes: (sector) => atecoBySector(sectorOf(sector)),
  ...listsOfQuestionnaire,
};

/** All look-up lists of the service, for the contract's rules. */
export const lookups: Lookups = {
  localities: capLocalities,
  options: (list, of) => acceptedOf(lists[list](of), list),
};
