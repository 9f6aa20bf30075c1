/** Abbreviations in place names, with the words that each can stand for (spec, section 9). */
export const abbreviations: Readonly<Record<string, string>> = {
  'b.': 'borgo bagno bagni balsamo',
  'bol.': 'bolognese',
  'c.': 'castel castello campo calabria',
  'cal.': 'calabria calabro calabra',
  'can.': 'canavese',
  'cast.': 'castel castello',
  'd.': 'di del della dei degli delle dell',
  'e.': 'emilia',
  'em.': 'emilia',
  'f.': 'forte fonte fiorentino',
  'fior.': 'fiorentino',
  'inf.': 'inferiore',
  'l.': 'ligure lago',
  'lig.': 'ligure',
  'lomb.': 'lombardo lombarda lombardi',
  'm.': 'monte maria marina monferrato milanese',
  'mar.': 'marittima marittimo marina',
  'mil.': 'milanese',
  'monf.': 'monferrato',
  'n.': 'nuovo nuova novo nova',
  'p.': 'porto ponte pietra piano',
  'piem.': 'piemonte',
  pto: 'porto',
  'r.': 'rocca reggio romagna',
  'rom.': 'romano romagna',
  's.': 'san santo santa sant saint',
  'sic.': 'siculo sicula sicilia',
  'ss.': 'santi',
  'st.': 'saint sant',
  sta: 'santa',
  sto: 'santo',
  'sup.': 'superiore',
  't.': 'terme torre',
  'tor.': 'torinese',
  'tosc.': 'toscana',
  'v.': 'villa valle val valentia',
  'ven.': 'veneto veneta',
  'vill.': 'villa',
};

const MOST_READINGS = 128;

/** The table is not complete: the abbreviation itself counts too, as the start of a word. */
const meaningsOf = (word: string): readonly string[] => {
  const words = Object.hasOwn(abbreviations, word) ? `${abbreviations[word]} ` : '';
  return `${words}${word.replace('.', '')}`.split(' ');
};

export const readingsOf = (name: string): string[] => {
  const words = name
    .toLowerCase()
    .replace(/\bs\.t([ao])\b\.?/g, 'st$1')
    .replaceAll('.', '. ')
    .trim()
    .split(/[\s-]+/);
  let readings = [''];
  for (const word of words) {
    const meanings = meaningsOf(word);
    if (readings.length * meanings.length > MOST_READINGS) return [name];
    readings = readings.flatMap((start) => meanings.map((meaning) => `${start} ${meaning}`.trim()));
  }
  return readings;
};
