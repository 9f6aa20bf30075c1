import { lazyTable } from './json';

/** Common names that the official list lacks, with the code of the place. */
const commonNames: Readonly<Record<string, string>> = {
  'Alto Volta': 'Z354',
  Aruba: 'Z501',
  Bahrain: 'Z204',
  Belarus: 'Z139',
  'Cabo Verde': 'Z307',
  Cechia: 'Z156',
  Ceylon: 'Z209',
  'Congo Belga': 'Z312',
  Curaçao: 'Z501',
  DDR: 'Z111',
  Dahomey: 'Z314',
  'Federazione Russa': 'Z154',
  Formosa: 'Z217',
  Galles: 'Z114',
  'Germania Est': 'Z111',
  'Germania Ovest': 'Z112',
  'Gran Bretagna': 'Z114',
  Guernsey: 'Z124',
  Inghilterra: 'Z114',
  'Irlanda del Nord': 'Z114',
  Iugoslavia: 'Z118',
  Jersey: 'Z124',
  Macau: 'Z231',
  Moldova: 'Z140',
  Olanda: 'Z126',
  Persia: 'Z224',
  Portorico: 'Z518',
  'Repubblica Popolare Cinese': 'Z210',
  'Repubblica Slovacca': 'Z155',
  Réunion: 'Z324',
  Rhodesia: 'Z337',
  Scozia: 'Z114',
  Siam: 'Z241',
  Swaziland: 'Z349',
  'Timor Leste': 'Z242',
  UK: 'Z114',
  URSS: 'Z135',
  USA: 'Z404',
  Zaire: 'Z312',
};

/**
 * Names that today's municipalities had after 1940, with their code, which did not change. Source: ANPR,
 * archive of municipalities (July 2023). Names that today's name only extends are left out.
 */
const formerNames: Readonly<Record<string, string>> = {
  'Aquila degli Abruzzi': 'A345',
  'Aspra Sabina': 'A472',
  Bassanello: 'A701',
  'Bassano di Sutri': 'A704',
  Bieda: 'A857',
  'Borgo Littorio': 'B017',
  Borgocollefegato: 'B008',
  Buonanotte: 'B268',
  'Casalnuovo Lucano': 'B906',
  'Cascine San Giacomo': 'B952',
  Casino: 'B968',
  "Castello d'Alife": 'C178',
  'Ceglie Messapico': 'C424',
  "Ciano d'Enza": 'C669',
  Cipollina: 'C717',
  'Cisterna di Littoria': 'C740',
  'Colleretto Parella': 'C868',
  'Colli di Labro': 'C880',
  "Cortina all'Adige": 'D075',
  'Costa di Monticelli': 'D110',
  Donnaz: 'D338',
  'Forno di Canale': 'B574',
  'Frignano Piccolo': 'D801',
  Grisolera: 'D415',
  Ionadi: 'E321',
  Isolato: 'E342',
  Istonio: 'E372',
  Littoria: 'E472',
  "Magrè all'Adige": 'E829',
  Masino: 'B733',
  'Mercatino Marecchia': 'F137',
  Mezzaselva: 'D731',
  'Monticelli di Borgogna': 'F547',
  'Mussolinia di Sardegna': 'A357',
  Ortonovo: 'G143',
  'Paderno Ossolaro': 'G222',
  'Palmas Suergiu': 'G287',
  'Paparella San Marco': 'G319',
  'Pedergnaga Oriano': 'G407',
  Pescolamazza: 'G494',
  Petescia: 'G507',
  'Piana dei Greci': 'G543',
  'Piana di Caiazzo': 'G541',
  "Piedimonte d'Alife": 'G596',
  'Porto Longone': 'E680',
  'Pozzaglia Sabino': 'G951',
  Resina: 'H243',
  Ripalimosano: 'H313',
  'Roreto Chisone': 'H555',
  'Rosito Capo Spulico': 'H572',
  "San Francesco d'Aglientu": 'H848',
  'San Giorgio di Mantova': 'H883',
  'San Giovanni di Bieda': 'H913',
  'San Lorenzo di Mossa': 'H964',
  'San Michele del Quarto': 'H117',
  "Sant'Angelo in Grotte": 'I238',
  "Sant'Antonio Ruinas": 'I298',
  'Savignano di Puglia': 'I471',
  'Scaletta Zanglea': 'I492',
  'Settimo Tavagnasco': 'I702',
  'Spinone dei Castelli': 'I916',
  'Sèn Jan di Fassa': 'M390',
  Tizzana: 'H109',
  'Torre Bairo': 'L247',
  Ulzio: 'G196',
  'Villafranca Sabauda': 'L948',
  Villavesco: 'F260',
};

/** The German, Slovene or Ladin names of municipalities with two names. */
const bilingual = lazyTable<Readonly<Record<string, string>>>('bilingual');

let byCode: Map<string, readonly string[]> | undefined;

const indexed = (): Map<string, readonly string[]> => {
  const index = new Map<string, readonly string[]>();
  const add = (name: string, codice: string) => index.set(codice, [...(index.get(codice) ?? []), name]);
  for (const [codice, name] of Object.entries(bilingual())) add(name, codice);
  for (const [name, codice] of Object.entries({ ...formerNames, ...commonNames })) add(name, codice);
  return index;
};

/** Returns the other names, present or former, of the place with this code; undefined when there are none. */
export const otherNamesOf = (codice: string): readonly string[] | undefined =>
  (byCode ??= indexed()).get(codice);

/** Returns every code with other names. */
export const renamedCodes = (): string[] => [...(byCode ??= indexed()).keys()];
