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

export const formerMunicipalities: readonly PlaceRow[] = [
  { codice: 'M305', comune: 'Almè con Villa', sigla: 'BG', dal: '1927-07-31', al: '1951-09-11' },
  { codice: 'B113', comune: 'Bracca di Costa Serina', sigla: 'BG', dal: '1928-03-24', al: '1948-04-21' },
  { codice: 'B226', comune: 'Brusasco Cavagnolo', sigla: 'TO', dal: '1928-04-03', al: '1957-07-21' },
  { codice: 'B449', comune: 'Calvi San Nazzaro', sigla: 'BN', al: '1958-05-28' },
  { codice: 'B700', comune: 'Capriano Azzano', sigla: 'BS', dal: '1927-12-27', al: '1957-07-12' },
  { codice: 'C171', comune: 'Castelli Cusiani', sigla: 'NO', dal: '1928-08-12', al: '1948-05-08' },
  { codice: 'D055', comune: "Corte de' Cortesi", sigla: 'CR', al: '1868-01-01' },
  { codice: 'D308', comune: 'Divaccia San Canziano', sigla: 'TS', dal: '1927-09-04', al: '1940-11-23' },
  { codice: 'D778', comune: 'Frassinello-Olivola', sigla: 'AL', dal: '1928-08-16', al: '1950-02-11' },
  { codice: 'E186', comune: 'Grisolia Cipollina', sigla: 'CS', al: '1948-04-30' },
  { codice: 'E315', comune: 'Invorio Inferiore', sigla: 'NO', al: '1928-04-03' },
  { codice: 'E511', comune: 'Leggiuno-Sangiano', sigla: 'VA', dal: '1928-01-07', al: '1963-09-14' },
  { codice: 'E545', comune: 'Lesa Belgirate', sigla: 'NO', dal: '1928-04-15', al: '1947-12-23' },
  { codice: 'E556', comune: 'Letojanni Gallodoro', sigla: 'ME', al: '1952-12-14' },
  { codice: 'E667', comune: 'Lonato', sigla: 'BS', al: '2007-11-02' },
  { codice: 'G027', comune: 'Olgiate Calco', sigla: 'CO', dal: '1928-02-21', al: '1953-09-13' },
  { codice: 'G550', comune: "Pian d'Artogne", sigla: 'BS', dal: '1929-02-21', al: '1957-02-14' },
  { codice: 'G845', comune: 'Ponte di Nossa', sigla: 'BG', al: '1928-09-25' },
  { codice: 'G918', comune: 'Porto Maurizio', sigla: 'IM', al: '1923-11-29' },
  { codice: 'H234', comune: 'Renate Veduggio', sigla: 'MI', dal: '1929-04-11', al: '1956-04-08' },
  { codice: 'I521', comune: 'Scheggia', sigla: 'PG', al: '1878-11-23' },
  { codice: 'L637', comune: 'Val Marchirolo', sigla: 'VA', dal: '1928-10-07', al: '1955-08-19' },
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
  D800: '1952-03-01', // Frignano Maggiore
  F763: '1941-09-12', // Moschiena
  F834: '1927-09-04', // Nacla San Maurizio
  G313: '1971-09-01', // Pannone
  I719: '1974-09-13', // Siamanna-Siapiccia
  I733: '1929-05-07', // Slum
};

/** Last provinces of suppressed municipalities, where the connector has an earlier one, by the archive. */
export const correctedProvinces: Readonly<Record<string, string>> = {
  A199: 'TO', // Alice Superiore
  B503: 'NO', // Campello Monti
  D800: 'CE', // Frignano Maggiore
  E727: 'TO', // Lugnacco
  F164: 'TO', // Meugliano
  F763: 'FU', // Moschiena
  G396: 'TO', // Pecco
  H637: 'PV', // Ruino
  I719: 'OR', // Siamanna-Siapiccia
  L338: 'TO', // Trausella
  L548: 'TO', // Vico Canavese
};

/** In today's package, not yet in the connector. */
export const createdSince: Readonly<Record<string, string>> = {
  M439: '2026-02-21', // Castegnero Nanto
};

/**
 * Foreign states and territories that the connector lacks. Those of the README's two public tables of codes
 * of foreign states are in both alike. Last days of former states are those of amministrazionicomunali.net.
 */
export const foreignPlaces: readonly PlaceRow[] = [
  { codice: 'Z124', comune: 'Isole del Canale', sigla: 'EE' },
  { codice: 'Z201', comune: "Federazione dell'Arabia Meridionale", sigla: 'EE', al: '1975-12-31' },
  { codice: 'Z202', comune: "Protettorato dell'Arabia Meridionale", sigla: 'EE', al: '1975-12-31' },
  { codice: 'Z221', comune: 'Hong Kong', sigla: 'EE' },
  { codice: 'Z231', comune: 'Macao', sigla: 'EE' },
  { codice: 'Z239', comune: 'Sikkim', sigla: 'EE', al: '1974-06-28' },
  { codice: 'Z244', comune: 'Vietnam del Sud', sigla: 'EE', al: '1976-04-25' },
  { codice: 'Z245', comune: 'Vietnam del Nord', sigla: 'EE', al: '1976-04-25' },
  { codice: 'Z324', comune: 'Riunione', sigla: 'EE' },
  { codice: 'Z350', comune: 'Tanganica', sigla: 'EE', al: '1964-04-25' },
  { codice: 'Z356', comune: 'Zanzibar', sigla: 'EE', al: '1964-04-25' },
  { codice: 'Z360', comune: 'Mayotte', sigla: 'EE' },
  { codice: 'Z508', comune: 'Guadalupa', sigla: 'EE' },
  { codice: 'Z513', comune: 'Martinica', sigla: 'EE' },
  { codice: 'Z517', comune: 'Zona del Canale di Panama', sigla: 'EE', al: '1977-09-07' },
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
