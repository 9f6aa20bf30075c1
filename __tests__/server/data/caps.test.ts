import { allCaps, capLocalities } from '../../../server/data/caps';

it('[R7.2-07] 4,657 CAPs are known, 551 of them with several localities', () => {
  const counts = allCaps().map((cap) => capLocalities(cap).length);
  expect(counts).toHaveLength(4657);
  expect(counts.filter((count) => count > 1)).toHaveLength(551);
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 44]);
  expect([capLocalities('00010').length, capLocalities('09010').length]).toEqual([11, 22]);
});

it.each(['12071', '18025', '09010', '09020', '09040', '07030'])(
  '[R7.2-07] gives the province of each locality if the CAP %s spans provinces',
  (cap) => expect(new Set(capLocalities(cap).map(({ provincia }) => provincia)).size).toBeGreaterThan(1),
);

it.each(['20100', '50100', '99999', '', '2012', 'toString', '__proto__'])(
  '[R7.2-07] the CAP %j does not exist',
  (cap) => expect(capLocalities(cap)).toEqual([]),
);
