/**
 * What the packages lack, by hand. Dates: first day, first day no longer (as in the packages). Sources:
 * ANPR, Ministero dell'Interno, 'Archivio storico dei comuni' (edition of July 2023) and 'Stati esteri';
 * ISTAT, 'Variazioni territoriali e amministrative' 2026; Agenzia delle Entrate, codes of foreign states.
 */
export interface PlaceRow {
  readonly codice: string;
  readonly comune: string;
  readonly sigla: string;
  readonly dal?: string;
  readonly al?: string;
}

/** Municipalities under codes that are used no more. */
export const formerMunicipalities: readonly PlaceRow[] = [
  { codice: 'M305', comune: 'Almè con Villa', sigla: 'BG', dal: '1927-07-31', al: '1951-09-10' },
  { codice: 'B113', comune: 'Bracca di Costa Serina', sigla: 'BG', dal: '1928-03-24', al: '1948-04-20' },
  { codice: 'B226', comune: 'Brusasco Cavagnolo', sigla: 'TO', dal: '1928-04-03', al: '1957-07-20' },
  { codice: 'B449', comune: 'Calvi San Nazzaro', sigla: 'BN', al: '1958-05-27' },
  { codice: 'B700', comune: 'Capriano Azzano', sigla: 'BS', dal: '1927-12-27', al: '1957-07-11' },
  { codice: 'C171', comune: 'Castelli Cusiani', sigla: 'NO', dal: '1928-08-12', al: '1948-05-07' },
  { codice: 'D055', comune: "Corte de' Cortesi", sigla: 'CR', al: '1867-12-31' },
  { codice: 'D308', comune: 'Divaccia San Canziano', sigla: 'TS', dal: '1927-09-04', al: '1940-11-22' },
  { codice: 'D778', comune: 'Frassinello-Olivola', sigla: 'AL', dal: '1928-08-16', al: '1950-02-10' },
  { codice: 'E186', comune: 'Grisolia Cipollina', sigla: 'CS', al: '1948-04-29' },
  { codice: 'E315', comune: 'Invorio Inferiore', sigla: 'NO', al: '1928-04-02' },
  { codice: 'E511', comune: 'Leggiuno-Sangiano', sigla: 'VA', dal: '1928-01-07', al: '1963-09-13' },
  { codice: 'E545', comune: 'Lesa Belgirate', sigla: 'NO', dal: '1928-04-15', al: '1947-12-22' },
  { codice: 'E556', comune: 'Letojanni Gallodoro', sigla: 'ME', al: '1952-12-13' },
  { codice: 'E667', comune: 'Lonato', sigla: 'BS', al: '2007-11-01' },
  { codice: 'G027', comune: 'Olgiate Calco', sigla: 'CO', dal: '1928-02-21', al: '1953-09-12' },
  { codice: 'G550', comune: "Pian d'Artogne", sigla: 'BS', dal: '1929-02-21', al: '1957-02-13' },
  { codice: 'G845', comune: 'Ponte di Nossa', sigla: 'BG', al: '1928-09-24' },
  { codice: 'G918', comune: 'Porto Maurizio', sigla: 'IM', al: '1923-11-28' },
  { codice: 'H234', comune: 'Renate Veduggio', sigla: 'MI', dal: '1929-04-11', al: '1956-04-07' },
  { codice: 'I521', comune: 'Scheggia', sigla: 'PG', al: '1878-11-22' },
  { codice: 'L637', comune: 'Val Marchirolo', sigla: 'VA', dal: '1928-10-07', al: '1955-08-18' },
];

/** Open in the connector's data of 2024, merged since. */
export const mergedSince: Readonly<Record<string, string>> = {
  C056: '2026-02-21', // Castegnero, into Castegnero Nanto
  F838: '2026-02-21', // Nanto, into Castegnero Nanto
  E608: '2026-01-31', // Lirio, into Montalto Pavese
};

/** First days of new codes that the connector has wrong, by the archive of ANPR. */
export const correctedStarts: Readonly<Record<string, string>> = {
  M209: '1965-01-02', // Sant'Anna Arresi
  M254: '1941-09-12', // Valsantamarina
  M278: '1979-05-26', // Villaperuccio
  M288: '1986-04-03', // Castiadas
  M291: '1988-08-06', // Piscinas
  M303: '1971-09-01', // Ronzo-Chienis
  M311: '2009-01-01', // Campolongo Tapogliano
  M312: '2007-11-02', // Lonato del Garda
};

/** Last days that the connector has wrong, by the archive of ANPR. */
export const correctedEnds: Readonly<Record<string, string>> = {
  D800: '1952-02-29', // Frignano Maggiore
  F763: '1941-09-11', // Moschiena
  F834: '1927-09-03', // Nacla San Maurizio
  G313: '1971-08-31', // Pannone
  I733: '1929-05-06', // Slum
};

/** In today's package, not yet in the connector. */
export const createdSince: Readonly<Record<string, string>> = {
  M439: '2026-02-21', // Castegnero Nanto
};

/**
 * Foreign states and territories that the connector lacks. Those of the README's two public tables of codes
 * of foreign states are in both alike; Sikkim's last day is that of amministrazionicomunali.net.
 */
export const foreignPlaces: readonly PlaceRow[] = [
  { codice: 'Z124', comune: 'Isole del Canale', sigla: 'EE' },
  { codice: 'Z221', comune: 'Hong Kong', sigla: 'EE' },
  { codice: 'Z231', comune: 'Macao', sigla: 'EE' },
  { codice: 'Z239', comune: 'Sikkim', sigla: 'EE', al: '1974-06-28' },
  { codice: 'Z324', comune: 'Riunione', sigla: 'EE' },
  { codice: 'Z350', comune: 'Tanganica', sigla: 'EE', al: '1964-04-25' },
  { codice: 'Z360', comune: 'Mayotte', sigla: 'EE' },
  { codice: 'Z508', comune: 'Guadalupa', sigla: 'EE' },
  { codice: 'Z513', comune: 'Martinica', sigla: 'EE' },
  { codice: 'Z518', comune: 'Porto Rico', sigla: 'EE' },
  { codice: 'Z520', comune: 'Isole Vergini Americane', sigla: 'EE' },
  { codice: 'Z607', comune: 'Guyana francese', sigla: 'EE' },
  { codice: 'Z706', comune: 'Guam', sigla: 'EE' },
  { codice: 'Z710', comune: 'Isole Marianne', sigla: 'EE' },
  { codice: 'Z714', comune: 'Niue', sigla: 'EE' },
  { codice: 'Z725', comune: 'Samoa Americane', sigla: 'EE' },
];

/** Foreign places that the connector names by a damaged or an official name nobody looks for. */
export const foreignNames: Readonly<Record<string, string>> = {
  Z118: 'Jugoslavia',
  Z160: 'Kosovo',
  Z501: 'Antille Olandesi',
};

/** Suppressed provinces of the connector that live on under another code. */
export const provinceSuccessors: Readonly<Record<string, string>> = { PS: 'PU', FO: 'FC' };
