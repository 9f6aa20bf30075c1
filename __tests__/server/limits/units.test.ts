import { sourceOf } from '../../../server/limits/address';
import { secondsToRoom, waitWords } from '../../../server/limits/wait';

it.each([
  [1, 'un secondo'],
  [59, '59 secondi'],
  [60, 'un minuto'],
  [61, '2 minuti'],
  [3599, '60 minuti'],
  [3600, 'un’ora'],
  [3601, '2 ore'],
  [86_400, '24 ore'],
])('%i seconds are waited for as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['127.0.0.1', undefined],
  ['127.8.8.8', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['::1', undefined],
])('the address %s stands for %s', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

it('the time to wait is that of the window that is full the longest', () => {
  const windows = [
    { most: 2, ms: 1000 },
    { most: 3, ms: 60_000 },
  ];
  const wait = (times: readonly number[], now: number) => {
    const attempts = times.map((time) => ({ time, weight: 1 }));
    return secondsToRoom(attempts, windows, { now });
  };
  expect(wait([100, 200], 300)).toBe(1);
  expect(wait([100, 200, 9000], 9500)).toBe(51);
  expect(wait([100, 200, 300, 400], 400)).toBe(60);
});
