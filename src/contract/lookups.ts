/** The rules read the lists that the caller has, which may not be all. */
import type { CapLocality, Option } from './lookupShapes';

export type ListName =
  | 'citizenships'
  | 'businessTypes'
  | 'sectors'
  | 'atecoCodes'
  | 'purposes'
  | 'fundsOrigins'
  | 'countries'
  | 'regions'
  | 'officeTypes'
  | 'relationshipTypes';

export interface Lookups {
  /** None if the CAP does not exist, undefined if it is not loaded. */
  readonly localities: (cap: string) => readonly CapLocality[] | undefined;
  /** `of`: the choice that the list depends on. Undefined if the list is not loaded. */
  readonly options: (list: ListName, of: string) => readonly string[] | undefined;
}

/**
 * A form may contain an option's key or its text; of a country only the key, because the rules know Italy by
 * it.
 */
export const acceptedOf = (options: readonly Option[], list?: ListName): string[] =>
  options.flatMap(({ key, value }) => (list === 'countries' ? [key] : [key, value]));
