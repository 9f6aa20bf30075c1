import { allPlaces, birthPlaces, municipalities, placeByCode } from '../../../server/data/places';

const siglas = (list: readonly { sigla: string }[]): string[] => list.map(({ sigla }) => sigla);
const names = (list: readonly { comune: string }[]): string[] => list.map(({ comune }) => comune);

describe('municipalities', () => {
  it('[R7.2-04] know the merger of 2026 and none that it ended', () => {
    const merged = { comune: 'Castegnero Nanto', codice: 'M439', dal: '2026-02-21' };
    expect(municipalities('VI')).toContainEqual(merged);
    expect(names(municipalities('VI'))).not.toEqual(expect.arrayContaining(['Castegnero']));
    expect(names(municipalities('PV'))).not.toContain('Lirio');
  });

  it('[R7.2-04] distinguish the namesakes by their codes', () => {
    for (const namesakes of [
      'Castro BG LE',
      'Livo CO TN',
      'Peglio CO PU',
      'Samone TN TO',
      'San Teodoro ME OT',
    ]) {
      const name = namesakes.slice(0, -6);
      const living = [...allPlaces()].filter(({ al, sigla }) => !al && sigla !== 'EE');
      const found = living.filter(({ comune }) => comune === name);
      expect([name, ...siglas(found).sort()].join(' ')).toBe(namesakes);
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
    expect(birthPlaces('BS')).toContainEqual({ comune: 'Lonato', codice: 'E667', al: '2007-11-02' });
    expect(names(birthPlaces('PL'))).toContain('Pola');
    expect(birthPlaces('RM').length).toBeGreaterThan(municipalities('RM').length);
  });

  it('[R2.4-02] have no first day where it would be that of a province', () => {
    for (const codice of ['G888', 'G113', 'E335']) expect(placeByCode(codice)).not.toHaveProperty('dal');
    for (const { dal } of allPlaces()) if (dal) expect(dal > '1920').toBe(true);
  });

  it('[R2.4-02] that no longer exist name no province of today under the one before', () => {
    expect(birthPlaces('AO')).toContainEqual({ comune: 'Vico Canavese', codice: 'L548', al: '2019-01-01' });
  });

  const territories =
    'Macao Z231,Sikkim Z239,Riunione Z324,Antille Olandesi Z501,Guadalupa Z508,Guyana francese Z607';
  it.each(territories.split(','))('[R2.4-02] abroad have the dependent territory %s', (territory) =>
    expect(birthPlaces('EE').map(({ comune, codice }) => `${comune} ${codice}`)).toContain(territory),
  );

  it('[R2.4-02] of an excluded province are under its former one', () => {
    expect(names(birthPlaces('CA', { exclude: ['VS'] }))).toContain('Villacidro');
    expect(birthPlaces('VS', { exclude: ['VS'] })).toEqual([]);
  });
});
