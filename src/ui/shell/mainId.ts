export const MAIN_ID = 'contenuto';
