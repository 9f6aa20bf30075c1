/**
 * The lists that the applicant chooses from, as the rules see them: whoever judges gives those that it has.
 */
import type { CapLocality, Option } from './wire';

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
  /** The localities of a CAP, none where there is no such CAP; undefined where it is not known here. */
  readonly localities: (cap: string) => readonly CapLocality[] | undefined;
  /** What a list offers; `of` is the choice that it depends on. Undefined where it is not known here. */
  readonly options: (list: ListName, of: string) => readonly string[] | undefined;
}

/** A form may hold an option's key or its words. */
export const acceptedOf = (options: readonly Option[]): string[] =>
  options.flatMap(({ key, value }) => [key, value]);
