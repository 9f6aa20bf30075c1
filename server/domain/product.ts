/** As the applicant reads it. */
export const PRODUCT_NAME = 'Conto business con carta';
