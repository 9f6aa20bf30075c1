/** What is said under a tax code while the service checks it. */
export const taxCodeCopy = {
  checking: 'Stiamo verificando il codice fiscale…',
  valid: 'Codice fiscale verificato',
} as const;
