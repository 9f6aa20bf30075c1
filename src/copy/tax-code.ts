import { TAX_CODE_LENGTH } from '../contract/limits';

export const taxCodeCopy = {
  hint: `${TAX_CODE_LENGTH} caratteri: lo trovi sulla tessera sanitaria`,
  checking: 'Stiamo verificando il codice fiscale…',
  valid: 'Codice fiscale verificato',
} as const;
