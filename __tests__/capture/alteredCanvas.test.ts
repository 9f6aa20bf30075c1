import fc from 'fast-check';
import { isCanvasAltered } from '../../src/capture/image/alteredCanvas';
import type { MakeSurface } from '../../src/capture/image/draw';

type Reading = (level: number, channel: number) => number;

const canvasWith =
  (reading: Reading): MakeSurface =>
  ({ width, height }) => {
    const data = new Uint8ClampedArray(width * height * 4).fill(255);
    const context = {
      fillStyle: '',
      fillRect: (x: number, y: number) => {
        const levels = context.fillStyle.match(/\d+/g)?.map(Number) ?? [];
        levels.forEach((level, channel) => (data[(y * width + x) * 4 + channel] = level));
      },
      getImageData: () => ({ data: data.map((level, at) => reading(level, at % 4)) }),
    };
    return { canvas: { width, height }, context: context as unknown as CanvasRenderingContext2D };
  };

it('[R5.6-05] finds noise in place of the picture, whatever the noise', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(255)), (noise) => {
      expect(isCanvasAltered(canvasWith(() => noise.next().value ?? 0))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it.each([0, 255])('[R5.6-05] finds one level, %i, in place of the picture', (level) => {
  expect(isCanvasAltered(canvasWith(() => level))).toBe(true);
});

it('[R5.6-05] accepts what is read exactly, rounded, or changed in the lowest bits', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.integer({ min: -8, max: 8 })), (change) => {
      expect(isCanvasAltered(canvasWith((level) => level + (change.next().value ?? 0)))).toBe(false);
    }),
    { numRuns: 30 },
  );
});
