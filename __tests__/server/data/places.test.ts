import {
  ABROAD,
  allPlaces,
  birthPlaces,
  birthProvinces,
  municipalities,
  placeByCode,
  provinces,
} from '../../../server/data/places';

const siglas = (list: readonly { sigla: string }[]): string[] => list.map(({ sigla }) => sigla);
const names = (list: readonly { comune: string }[]): string[] => list.map(({ comune }) => comune);

describe('provinces', () => {
  it('[R7.2-05] are the 110 of today, by name', () => {
    const all = provinces();
    expect(all).toHaveLength(110);
    expect(new Set(siglas(all)).size).toBe(110);
    expect(all).toEqual([...all].sort((a, b) => a.nome.localeCompare(b.nome, 'it')));
    expect(all[0]).toEqual({ nome: 'Agrigento', sigla: 'AG' });
  });

  it('[R7.2-05] hold the Sardinian provinces of the reform, and SU no more', () => {
    expect(siglas(provinces())).toEqual(
      expect.arrayContaining(['CA', 'CI', 'NU', 'OG', 'OR', 'OT', 'SS', 'VS']),
    );
    expect(siglas(provinces())).not.toContain('SU');
  });

  it('[R7.2-05] leave VS out when it is excluded', () => {
    const left = provinces({ exclude: ['VS'] });
    expect(left).toHaveLength(109);
    expect(siglas(left)).not.toContain('VS');
  });

  it('[R3.5-02] have nome and sigla, the Italian name alone where there are two', () => {
    for (const province of provinces()) {
      expect(Object.keys(province).sort()).toEqual(['nome', 'sigla']);
      expect(province.sigla).toMatch(/^[A-Z]{2}$/);
      expect(province.nome).not.toContain('/');
    }
    expect(provinces()).toContainEqual({ nome: 'Bolzano', sigla: 'BZ' });
  });

  it('[R2.4-02] of birth add those lost in 1947 and, last, ESTERO', () => {
    const births = birthProvinces({ exclude: ['VS'] });
    expect(births.at(-1)).toMatchObject({ nome: 'ESTERO', sigla: 'EE' });
    expect(siglas(births)).toEqual(expect.arrayContaining(['FU', 'PL', 'ZA']));
    expect(births).toHaveLength(109 + 3 + 1);
  });
});

describe('municipalities', () => {
  it('[R7.2-04] are the 7,894 of today, each in its province', () => {
    const counts = provinces().map(({ sigla }) => municipalities(sigla).length);
    expect(Math.min(...counts)).toBeGreaterThan(5);
    expect(counts.reduce((total, count) => total + count, 0)).toBe(7894);
    expect(municipalities('TO')).toHaveLength(312);
    expect(municipalities('VS')).toHaveLength(28);
  });

  it('[R3.5-02] have comune and the cadastral code', () => {
    expect(municipalities('MI')).toContainEqual({ comune: 'Milano', codice: 'F205' });
    expect(municipalities('RM')).toContainEqual({ comune: 'Roma', codice: 'H501' });
  });

  it('[R7.2-04] know the merger of 2026 and none that it ended', () => {
    expect(municipalities('VI')).toContainEqual({
      comune: 'Castegnero Nanto',
      codice: 'M439',
      dal: '2026-02-21',
    });
    expect(names(municipalities('VI'))).not.toEqual(expect.arrayContaining(['Castegnero']));
    expect(names(municipalities('PV'))).not.toContain('Lirio');
  });

  it('[R7.2-04] tell the namesakes apart by their codes', () => {
    const namesakes: Readonly<Record<string, readonly string[]>> = {
      Castro: ['BG', 'LE'],
      Livo: ['CO', 'TN'],
      Peglio: ['CO', 'PU'],
      Samone: ['TN', 'TO'],
      'San Teodoro': ['ME', 'OT'],
    };
    for (const [name, where] of Object.entries(namesakes)) {
      const found = [...allPlaces()].filter(
        (place) => place.comune === name && !place.al && place.sigla !== 'EE',
      );
      expect(siglas(found).sort()).toEqual(where);
      expect(new Set(found.map(({ codice }) => codice)).size).toBe(2);
    }
  });

  it('[R7.2-04] are none for an unknown or hostile sigla', () => {
    for (const sigla of ['', 'XX', 'mi', 'EE', 'constructor', '__proto__'])
      expect(municipalities(sigla)).toEqual([]);
  });
});

describe('birthplaces', () => {
  it('[R2.4-02] include what was merged or renamed, with its last day', () => {
    expect(birthPlaces('VI')).toContainEqual({ comune: 'Nanto', codice: 'F838', al: '2026-02-21' });
    expect(birthPlaces('BS')).toContainEqual({ comune: 'Lonato', codice: 'E667', al: '2007-11-01' });
    expect(names(birthPlaces('PL'))).toContain('Pola');
    expect(birthPlaces('RM').length).toBeGreaterThan(municipalities('RM').length);
  });

  it('[R2.4-02] have no first day where it would be that of a province', () => {
    for (const codice of ['G888', 'G113', 'E335']) expect(placeByCode(codice)).not.toHaveProperty('dal');
    for (const { dal } of allPlaces()) if (dal) expect(dal > '1920').toBe(true);
  });

  it('[R2.4-02] number 9,864 in Italy and 238 abroad, no code twice', () => {
    const all = [...allPlaces()];
    expect(all.filter(({ sigla }) => sigla === ABROAD.sigla)).toHaveLength(238);
    expect(all).toHaveLength(9864 + 238);
    for (const { codice, sigla } of all) expect(codice).toMatch(sigla === 'EE' ? /^Z\d{3}$/ : /^[A-Y]\d{3}$/);
  });

  it('[R2.4-02] abroad are the states, those of the past too', () => {
    const abroad = birthPlaces('EE');
    expect(abroad).toContainEqual({ comune: 'Francia', codice: 'Z110' });
    expect(abroad).toContainEqual({ comune: 'Città del Vaticano', codice: 'Z106' });
    expect(abroad).toContainEqual({ comune: 'Cecoslovacchia', codice: 'Z105', al: '1993-01-01' });
    expect(abroad.map(({ codice }) => codice)).toEqual(
      expect.arrayContaining(['Z111', 'Z118', 'Z135', 'Z157', 'Z250', 'Z360', 'Z513', 'Z518', 'Z520']),
    );
  });

  it.each([
    ['Macao', 'Z231'],
    ['Sikkim', 'Z239'],
    ['Riunione', 'Z324'],
    ['Antille Olandesi', 'Z501'],
    ['Guadalupa', 'Z508'],
    ['Guyana francese', 'Z607'],
  ])('[R2.4-02] abroad have the dependent territory %s under %s', (comune, codice) => {
    expect(birthPlaces('EE')).toContainEqual(expect.objectContaining({ comune, codice }));
  });

  it('[R2.4-02] of an excluded province stand under its former one', () => {
    expect(names(birthPlaces('CA', { exclude: ['VS'] }))).toContain('Villacidro');
    expect(birthPlaces('VS', { exclude: ['VS'] })).toEqual([]);
  });

  it('[R9-03] come with the other names that people look for them by', () => {
    expect(birthPlaces('BZ')).toContainEqual({ comune: 'Bolzano', codice: 'A952', altri: ['Bozen'] });
    expect(birthPlaces('NA')).toContainEqual({ comune: 'Ercolano', codice: 'H243', altri: ['Resina'] });
    expect(birthPlaces('EE').find(({ codice }) => codice === 'Z111')?.altri).toEqual(['DDR', 'Germania Est']);
    expect(birthPlaces('EE')).toContainEqual({ comune: 'Francia', codice: 'Z110' });
  });

  it('[R2.4-02] of every birth province are some, spelt in Italian', () => {
    for (const { sigla } of birthProvinces()) expect(birthPlaces(sigla).length).toBeGreaterThan(1);
    for (const { comune } of allPlaces()) {
      expect(comune).not.toMatch(/[ÃÂ\uFFFD]|^\s|\s$| D'| Di | Del |'[a-z]/);
    }
  });

  it('are found by their code', () => {
    expect(placeByCode('H501')).toEqual({ comune: 'Roma', codice: 'H501', sigla: 'RM' });
    expect(placeByCode('Z999')).toBeUndefined();
  });
});
