/**
 * The provinces that today's provinces were split from, within living memory. Documents name the province in
 * use on the day of birth. Sources and years are in the README.
 */
const splitFrom: Readonly<Record<string, readonly string[]>> = {
  AT: ['AL'], // 1935
  BI: ['VC'], // 1992
  BT: ['BA'], // 2004
  CE: ['NA'], // 1945
  CI: ['CA'], // 2001
  FM: ['AP'], // 2004
  IS: ['CB'], // 1970
  KR: ['CZ'], // 1992
  LC: ['CO'], // 1992
  LO: ['MI'], // 1992
  LT: ['RM'], // 1934
  MB: ['MI'], // 2004
  OG: ['NU'], // 2001
  OR: ['CA'], // 1974
  OT: ['SS'], // 2001
  PN: ['UD'], // 1968
  PO: ['FI'], // 1992
  RN: ['FC'], // 1992
  VB: ['NO'], // 1992
  VS: ['CA'], // 2001
  VV: ['CZ'], // 1992
};

const codes = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Codes of municipalities that moved to another existing province after 1940, by the province before. */
const movedPlaces: Readonly<Record<string, readonly string[]>> = {
  // Ivrea and its surroundings, which returned to Turin in 1945.
  AO: codes(`
    A074 A157 A199 A221 A282 A525 A585 A607 A673 A941 B015 B021 B435 B510 B588 B733 B762 B953 C133 C241 C505 C624 D197
    D208 D608 D781 E301 E368 E379 E551 E635 E727 E763 F067 F411 F420 F906 G109 G269 G392 G401 G826 G997 H127
    H270 H539 H631 H691 H702 H753 H890 H936 H997 I702 I886 I971 L345 L548 L644 L811 L857 M071 M080`),
  // Sant'Arcangelo Trimonte, 1978.
  AV: codes('F557'),
  // Calolziocorte, Carenno, Erve, Monte Marenzo, Vercurago, 1992.
  BG: codes('B423 B763 D428 F561 L751'),
  // Sappada, 2017.
  BL: codes('I421'),
  // The north of the province of Caserta, which was restored in 1945.
  BN: codes('A106 A200 A243 B362 B494 C178 D361 E039 G541 G596 H165 H202 H939 I130 I273 L594'),
  // Seulo, which returned in 2016.
  CA: codes('I707'),
  // The north of the province of Caserta, 1945.
  CB: codes('B704 C716 D683 D884 E554 G991 G995'),
  // Margherita di Savoia, San Ferdinando di Puglia, Trinitapoli, 2004.
  FG: codes('B915 E946 H839'),
  // Torre de' Busi, which returned to its former province in 2018.
  LC: codes('L257'),
  // Banzi, Genzano di Lucania, Palazzo San Gervasio, 1944.
  MT: codes('A612 D971 G261'),
  // 2001, to Oristano: Bosa, Cuglieri, Flussio, Laconi, Magomadas, Modolo, Montresta, Sagama, Scano di
  // Montiferro, Sennariolo, Suni, Tinnura, Tresnuraghes; to Olbia-Tempio: Budoni, San Teodoro; to Cagliari:
  // Genoni, Escalaplano, Escolca, Esterzili, Gergei, Isili, Nuragus, Nurallao, Nurri, Orroli, Sadali, Serri,
  // Villanova Tulo.
  NU: codes(`
    B068 D200 D640 E400 E825 F261 F698 H661 I503 I613 L006 L172 L393 B248 I329
    D968 D430 D431 D443 D982 E336 F981 F982 F986 G122 H659 I668 L992`),
  // Genoni, 2016.
  OR: codes('D968'),
  // Forgaria nel Friuli, 1969.
  PN: codes('D700'),
  // Casteldelci, Maiolo, Novafeltria, Pennabilli, San Leo, Sant'Agata Feltria, Talamello, 2009;
  // Montecopiolo, Sassofeltrio, 2021.
  PU: codes('C080 E838 F137 G433 H949 I201 L034 F478 I460'),
  // The south of the province of Bolzano, 1948.
  TN: codes('A179 A306 B203 D048 D392 E829 F392 G083 H719 H837 L111 L444'),
  // Camporeale, 1954.
  TP: codes('B556'),
  // Monfalcone, Grado and their surroundings, 1948.
  TS: codes('D312 D645 E125 F356 H531 H787 I082 I939 L474'),
  // Sant'Oreste, 1941.
  VT: codes('I352'),
};

export const provincesSplitFrom = (sigla: string): string[] =>
  Object.keys(splitFrom).filter((daughter) => splitFrom[daughter]?.includes(sigla));

export const placesMovedFrom = (sigla: string): readonly string[] =>
  Object.hasOwn(movedPlaces, sigla) ? (movedPlaces[sigla] ?? []) : [];
