/** What is said under a tax code, before and while the service checks it. */
export const taxCodeCopy = {
  hint: '16 caratteri: lo trovi sulla tessera sanitaria',
  checking: 'Stiamo verificando il codice fiscale…',
  valid: 'Codice fiscale verificato',
} as const;
