/** The id of the main column, where the skip link leads. */
export const MAIN_ID = 'contenuto';
