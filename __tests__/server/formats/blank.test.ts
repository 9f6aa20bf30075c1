import fc from 'fast-check';
import sharp from 'sharp';
import { isBlank } from '../../../server/formats/blank.mjs';

const SIDE = 80;
const CHANNELS = 3;

const frame = fc.record({
  ground: fc.integer({ min: 0, max: 250 }),
  channel: fc.nat(CHANNELS - 1),
  spread: fc.constantFrom(0, 1, 2, 5),
  share: fc.constantFrom(1, 2, 3, 4, 5, 20),
  fromRow: fc.constantFrom(0, 60, 78),
});

it('says of a frame what the standard deviations of its channels say', async () => {
  const said = new Set<boolean>();
  const law = fc.asyncProperty(frame, async ({ ground, channel, spread, share, fromRow }) => {
    const pixels = Buffer.alloc(SIDE * SIDE * CHANNELS, ground);
    for (let at = fromRow * SIDE; at < SIDE * SIDE; at += share)
      pixels[at * CHANNELS + channel] = ground + spread;
    const raw = { width: SIDE, height: SIDE, channels: CHANNELS } as const;
    const { channels } = await sharp(pixels, { raw }).stats();
    const expected = channels.every(({ stdev }) => stdev < 0.5);
    said.add(expected);
    expect(isBlank(pixels, CHANNELS)).toBe(expected);
  });
  await fc.assert(law, { numRuns: 150 });
  expect(said.size).toBe(2);
});
