/** What a document looks like from afar: a card (85.6 x 54 mm), a passport's page (125 x 88), a sheet (A4, upright); or a person. */
export type DocumentShape = 'card' | 'page' | 'sheet' | 'person';
