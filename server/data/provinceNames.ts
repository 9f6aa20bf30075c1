/** Other names that people search a province by: towns in its former name, other languages. */
const names: Readonly<Record<string, readonly string[]>> = {
  AO: ['Aosta', 'Aoste', 'Vallée d’Aoste'],
  BT: ['BAT', 'Barletta', 'Andria', 'Trani'],
  BZ: ['Bolzano/Bozen', 'Alto Adige', 'Südtirol'],
  CA: ['Medio Campidano', 'Villacidro', 'Sanluri', 'Sud Sardegna'],
  CI: ['Carbonia', 'Iglesias', 'Sud Sardegna'],
  EE: ['Altro Paese', 'Stato straniero'],
  FC: ['Forlì', 'Cesena', 'FO'],
  FU: ['Rijeka'],
  GO: ['Gorica'],
  LT: ['Littoria'],
  MB: ['Monza Brianza'],
  MS: ['Massa', 'Carrara', 'Apuania'],
  OG: ['Lanusei', 'Tortolì'],
  OT: ['Olbia', 'Tempio Pausania'],
  PL: ['Pula'],
  PU: ['Pesaro', 'Urbino', 'PS'],
  RC: ['Reggio di Calabria'],
  RE: ['Reggio Emilia'],
  TN: ['Trient', 'Trentino'],
  TS: ['Trst'],
  VB: ['Verbania', 'Domodossola', 'Omegna', 'VCO'],
  VS: ['Villacidro', 'Sanluri', 'Sud Sardegna'],
  ZA: ['Zadar'],
};

export const provinceNamesOf = (sigla: string): readonly string[] =>
  Object.hasOwn(names, sigla) ? (names[sigla] ?? []) : [];
