import { SUBJECT_TYPE_CODE } from '../../src/contract/limits';
import { acceptedOf, type ListName, type Lookups } from '../../src/contract/lookups';
import type { Option } from '../../src/contract/wire';
import { atecoBySector, sectorOf, sectors } from './ateco';
import { businessTypes } from './businessTypes';
import { capLocalities } from './caps';
import { fundsOrigins, officeTypes, purposes, relationshipTypes } from './questionnaireOptions';
import { citizenships, countries, regions } from './states';

/** The id of an `id##description`. */
const idOf = (value: string): string => value.split('##')[0] ?? '';

const asOptions = (values: readonly string[]): Option[] => values.map((value) => ({ key: value, value }));

const lists: Readonly<Record<ListName, (of: string) => readonly Option[]>> = {
  citizenships: () => citizenships().map(({ key, nazionalita }) => ({ key, value: nazionalita })),
  businessTypes: () => asOptions(businessTypes(SUBJECT_TYPE_CODE).map(({ value }) => value)),
  sectors: (businessType) => sectors(idOf(businessType), SUBJECT_TYPE_CODE),
  atecoCodes: (sector) => atecoBySector(sectorOf(sector)),
  purposes: () => purposes,
  fundsOrigins: () => fundsOrigins,
  countries,
  regions,
  officeTypes: () => officeTypes,
  relationshipTypes: () => relationshipTypes,
};

/** Every list of the service, for the contract's rules. */
export const lookups: Lookups = {
  localities: capLocalities,
  options: (list, of) => acceptedOf(lists[list](of)),
};
