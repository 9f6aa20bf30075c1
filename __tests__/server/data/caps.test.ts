import { allCaps, capLocalities } from '../../../server/data/caps';

describe('CAP look-up', () => {
  it('[R7.2-07] knows 4,657 CAPs, 551 of them with several localities', () => {
    const caps = allCaps();
    expect(caps).toHaveLength(4657);
    const counts = caps.map((cap) => capLocalities(cap).length);
    expect(counts.filter((count) => count > 1)).toHaveLength(551);
    expect(Math.max(...counts)).toBe(44);
    expect(Math.min(...counts)).toBe(1);
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
});
