export { checkTaxCode } from './check';
export { decodeTaxCode } from './decode';
