/** The general messages of the spec, section 5. */
export const required = (field: string): string => `${field} è obbligatorio`;
export const invalid = (field: string): string => `${field} non è valido`;
export const tooLong = (field: string, length: number): string =>
  `${field} non può avere più di ${length} caratteri`;
