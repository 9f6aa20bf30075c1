/** Pictures that are made of patterns: no documents, but as expensive to read as any. */
import type { Grey } from '../../../server/formats/picture';

export const SIDE = 2000;
const drawn = (levelAt: (x: number, y: number) => number): Grey => {
  const levels = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) for (let x = 0; x < SIDE; x += 1) levels[y * SIDE + x] = levelAt(x, y);
  return { levels, width: SIDE, height: SIDE };
};

const dots = (step: number, wide: number, high: number) => (x: number, y: number) =>
  x % step < wide && y % step < high ? 20 : 230;
let seed = 1;
const noise = (): number => (seed = (seed * 48_271) % 2_147_483_647) % 256;

export const hostile = {
  dots12: () => drawn(dots(12, 7, 8)),
  dots7: () => drawn(dots(7, 4, 5)),
  dots24: () => drawn(dots(24, 14, 16)),
  squares: () => drawn((x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 20 : 230)),
  noise: () => drawn(noise),
  bars: () => drawn((x) => (x % 4 < 2 ? 20 : 230)),
  lines: () => drawn((_, y) => (y % 9 < 4 ? 20 : 230)),
} as const;
