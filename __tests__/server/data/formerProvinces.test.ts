import { birthPlaces, birthProvinces, municipalities, provinces } from '../../../server/data/places';
import { filterOptions } from '../../../src/ui/fields/core/filterOptions';

const siglas = (list: readonly { sigla: string }[]): string[] => list.map(({ sigla }) => sigla);
const names = (list: readonly { comune: string }[]): string[] => list.map(({ comune }) => comune);

describe('other names of provinces', () => {
  const found = (typed: string) => {
    const options = birthProvinces({ exclude: ['VS'] }).map(({ nome, sigla, altri = [] }) => ({
      value: sigla,
      label: nome,
      also: [sigla, ...altri].join(' '),
    }));
    return filterOptions(options, typed).map(({ value }) => value)[0];
  };

  it('[R9-03] lead to the province', () => {
    const names =
      'Olbia OT,Tempio OT,Carbonia CI,Iglesias CI,Medio Campidano CA,Ogliastra OG,Pesaro PU,Massa MS,Monza MB,Barletta BT,Trani BT,' +
      'Bozen BZ,Bolzano/Bozen BZ,Aosta AO,Verbania VB,Forlì FC,Reggio Emilia RE,RM RM';
    for (const pair of names.split(','))
      expect(`${pair.slice(0, -3)} ${found(pair.slice(0, -3))}`).toBe(pair);
  });
});

describe('birthplaces of the province of then', () => {
  // Name, cadastral code, the province of today, the province before.
  const moved =
    'Monza F704 MB MI,Lodi E648 LO MI,Biella A859 BI VC,Verbania L746 VB NO,Prato G999 PO FI,Rimini H294 RN FC,' +
    'Crotone D122 KR CZ,Vibo Valentia F537 VV CZ,Fermo D542 FM AP,Barletta A669 BT BA,Trinitapoli B915 BT FG,Lecco E507 LC CO,' +
    'Calolziocorte B423 LC BG,Oristano G113 OR CA,Bosa B068 OR NU,Isernia E335 IS CB,Pordenone G888 PN UD,Olbia G015 OT SS,' +
    'Budoni B248 OT NU,Tortolì A355 OG NU,Carbonia B745 CI CA,Villacidro L924 VS CA,Isili E336 CA NU,Novafeltria F137 RN PU,' +
    'Sappada I421 UD BL,Asti A479 AT AL,Latina E472 LT RM,Caserta B963 CE NA,Ivrea E379 TO AO,Monfalcone F356 GO TS,Ora G083 BZ TN,' +
    'Alife A200 CE BN,Gallo Matese D884 CE CB,Camporeale B556 PA TP';
  it.each(moved.split(','))('[R2.4-02] are under today’s province and under the one before: %s', (row) => {
    const [before = '', today = '', codice, ...name] = row.split(' ').reverse();
    const comune = name.reverse().join(' ');
    expect(birthPlaces(today)).toContainEqual(expect.objectContaining({ comune, codice }));
    expect(birthPlaces(before)).toContainEqual(expect.objectContaining({ comune, codice, provincia: today }));
    expect(names(municipalities(before))).not.toContain(comune);
  });

  it('[R2.4-02] are under a second former province only if they were in it', () => {
    for (const pair of ['Lecco BG', 'Andria FG', 'Oristano NU', 'Olbia NU']) {
      const [name, sigla = ''] = pair.split(' ');
      expect(names(birthPlaces(sigla))).not.toContain(name);
    }
  });

  it('[R2.4-02] are once in each list, in order, and only those of today name another province', () => {
    const living = new Set(siglas(provinces()));
    for (const { sigla } of birthProvinces()) {
      const places = birthPlaces(sigla);
      expect(new Set(places.map(({ codice }) => codice)).size).toBe(places.length);
      expect(names(places)).toEqual(names(places).sort((a, b) => a.localeCompare(b, 'it')));
      for (const { provincia, al } of places) {
        if (provincia === undefined) continue;
        expect(living).toContain(provincia);
        expect([al, provincia === sigla]).toEqual([undefined, false]);
      }
    }
  });
});
