/**
 * The lists that the applicant chooses from, as the rules read them. The caller provides those that it has.
 */
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
  /** Returns the localities of a CAP: none if it does not exist, undefined if it is not loaded. */
  readonly localities: (cap: string) => readonly CapLocality[] | undefined;
  /** Returns a list's options. `of` is the choice that the list depends on. Undefined if it is not loaded. */
  readonly options: (list: ListName, of: string) => readonly string[] | undefined;
}

/**
 * Returns the accepted values: a form may contain an option's key or its text. Of a country only the key,
 * because the rules know Italy by it.
 */
export const acceptedOf = (options: readonly Option[], list?: ListName): string[] =>
  options.flatMap(({ key, value }) => (list === 'countries' ? [key] : [key, value]));
