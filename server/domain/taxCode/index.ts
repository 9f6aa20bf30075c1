export { checkTaxCode } from './check';
export { computeTaxCode } from './compute';
export { decodeTaxCode } from './decode';
