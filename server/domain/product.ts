/** The name shown to the applicant. */
export const PRODUCT_NAME = 'Conto business con carta';
