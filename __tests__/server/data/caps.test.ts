import { allCaps, capLocalities } from '../../../server/data/caps';
import { provinces } from '../../../server/data/places';

describe('CAP look-up', () => {
  it('[R7.2-07] knows 4,657 CAPs, 551 of them with several localities', () => {
    const caps = allCaps();
    expect(caps).toHaveLength(4657);
    const counts = caps.map((cap) => capLocalities(cap).length);
    expect(counts.filter((count) => count > 1)).toHaveLength(551);
    expect(Math.max(...counts)).toBe(44);
    expect(Math.min(...counts)).toBe(1);
  });

  it('[R3.5-02] answers provincia and localita', () => {
    expect(capLocalities('20121')).toEqual([{ provincia: 'MI', localita: 'Milano' }]);
  });

  it('[R7.2-07] gives every municipality of a shared CAP', () => {
    expect(capLocalities('00010')).toHaveLength(11);
    expect(capLocalities('09010')).toHaveLength(22);
  });

  it('[R7.2-07] names the province of each locality where a CAP spans provinces', () => {
    for (const cap of ['12071', '18025', '09010', '09020', '09040', '07030']) {
      expect(new Set(capLocalities(cap).map(({ provincia }) => provincia)).size).toBeGreaterThan(1);
    }
  });

  it('[R7.2-07] has nothing for CAPs that do not exist', () => {
    for (const cap of ['20100', '50100', '99999', '', '2012', 'toString', '__proto__']) {
      expect(capLocalities(cap)).toEqual([]);
    }
  });

  it('[R7.2-07] points at living provinces alone', () => {
    const living = new Set(provinces().map(({ sigla }) => sigla));
    for (const cap of allCaps()) {
      expect(cap).toMatch(/^\d{5}$/);
      for (const { provincia, localita } of capLocalities(cap)) {
        expect(living.has(provincia)).toBe(true);
        expect(localita).not.toBe('');
      }
    }
  });
});
