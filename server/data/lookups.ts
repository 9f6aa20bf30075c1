import { SUBJECT_TYPE_CODE } from '../../src/contract/limits';
import { acceptedOf, type ListName, type Lookups } from '../../src/contract/lookups';
import type { Option } from '../../src/contract/wire';
import { atecoBySector, sectorOf, sectors } from './ateco';
import { businessTypes } from './businessTypes';
import { capLocalities } from './caps';
import { questionnaireLists } from './questionnaireOptions';
import { citizenships } from './states';

const idOf = (value: string): string => value.split('##')[0] ?? '';

const asOptions = (values: readonly string[]): Option[] => values.map((value) => ({ key: value, value }));

type Accepted = (of: string) => readonly string[];

const fixed = (list: ListName, options: () => readonly Option[]): Accepted => {
  let accepted: readonly string[] | undefined;
  return () => (accepted ??= acceptedOf(options(), list));
};

const listsOfQuestionnaire = Object.fromEntries(
  Object.entries(questionnaireLists).map(([name, { values }]) => [name, fixed(name as ListName, values)]),
) as Readonly<Record<keyof typeof questionnaireLists, Accepted>>;

const lists: Readonly<Record<ListName, Accepted>> = {
  citizenships: fixed('citizenships', () =>
    citizenships().map(({ key, nazionalita }) => ({ key, value: nazionalita })),
  ),
  businessTypes: fixed('businessTypes', () =>
    asOptions(businessTypes(SUBJECT_TYPE_CODE).map(({ value }) => value)),
  ),
  sectors: (businessType) => acceptedOf(sectors(idOf(businessType), SUBJECT_TYPE_CODE)),
  atecoCodes: (sector) => acceptedOf(atecoBySector(sectorOf(sector))),
  ...listsOfQuestionnaire,
};

export const lookups: Lookups = {
  localities: capLocalities,
  options: (list, of) => lists[list](of),
};
