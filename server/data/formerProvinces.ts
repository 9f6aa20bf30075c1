/**
 * The provinces that today's provinces were split from, within living memory. Documents name the province in
 * use on the day of birth. Sources and years are in the README.
 */
const splitFrom: Readonly<Record<string, readonly string[]>> = {
  AT: ['AL'], // 1935
  BI: ['VC'], // 1992
  BT: ['BA', 'FG'], // 2004
  CE: ['NA'], // 1945
  CI: ['CA'], // 2001
  FM: ['AP'], // 2004
  IS: ['CB'], // 1970
  KR: ['CZ'], // 1992
  LC: ['BG', 'CO'], // 1992
  LO: ['MI'], // 1992
  LT: ['RM'], // 1934
  MB: ['MI'], // 2004
  OG: ['NU'], // 2001
  OR: ['CA', 'NU'], // 1974
  OT: ['NU', 'SS'], // 2001
  PN: ['UD'], // 1968
  PO: ['FI'], // 1992
  RN: ['FC'], // 1992
  VB: ['NO'], // 1992
  VS: ['CA'], // 2001
  VV: ['CZ'], // 1992
};

/** Codes of municipalities that moved to another existing province, by the province before. */
const movedPlaces: Readonly<Record<string, readonly string[]>> = {
  // Sappada, 2017.
  BL: ['I421'],
  // Torre de' Busi, which returned to its former province in 2018.
  LC: ['L257'],
  // Genoni, Escalaplano, Escolca, Esterzili, Gergei, Isili, Nuragus, Nurallao, Nurri, Orroli,
  // Sadali, Serri, Villanova Tulo, 2001.
  NU: 'D968 D430 D431 D443 D982 E336 F981 F982 F986 G122 H659 I668 L992'.split(' '),
  // Casteldelci, Maiolo, Novafeltria, Pennabilli, San Leo, Sant'Agata Feltria, Talamello, 2009;
  // Montecopiolo, Sassofeltrio, 2021.
  PU: 'C080 E838 F137 G433 H949 I201 L034 F478 I460'.split(' '),
};

/** Returns the provinces that were split from this province. */
export const provincesSplitFrom = (sigla: string): string[] =>
  Object.keys(splitFrom).filter((daughter) => splitFrom[daughter]?.includes(sigla));

/** Returns the codes of single municipalities that belonged to this province before. */
export const placesMovedFrom = (sigla: string): readonly string[] =>
  Object.hasOwn(movedPlaces, sigla) ? (movedPlaces[sigla] ?? []) : [];
