export { checkTaxCode, taxCodeMessages, type TaxCodeCheck, type TaxCodePart } from './check';
export { computeTaxCode, type PersonByPlaceName } from './compute';
export { decodeTaxCode, type TaxCodeBirth } from './decode';
