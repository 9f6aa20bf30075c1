import type { Shape } from './requestSchemas';
import type * as lookups from './shapes/lookups';
import type { questionnaireEntry } from './shapes/questionnaire';

export type Option = Shape<typeof lookups.option>;
export type Province = Shape<typeof lookups.province>;
export type Municipality = Shape<typeof lookups.municipality>;
export type Citizenship = Shape<typeof lookups.citizenship>;
export type BusinessType = Shape<typeof lookups.businessType>;
export type CapLocality = Shape<typeof lookups.capLocality>;
/** Entries 0, 3 and 4 are countries, office types and relationship types. */
export type QuestionnaireEntry = Shape<typeof questionnaireEntry>;
