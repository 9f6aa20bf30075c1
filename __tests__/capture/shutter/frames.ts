import type { Grey } from '../../../src/capture/image/grey';

interface Point {
  readonly x: number;
  readonly y: number;
}

export const randomOf = (seed: number): (() => number) => {
  let state = seed * 7919 + 17;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};

export const tables = ['plain', 'wood', 'cloth', 'marble', 'shadow'] as const;
export type Table = (typeof tables)[number];

/** Places go from 0 to 1 of the frame's width. */
const tableOf = (kind: Table, random: () => number): ((x: number, y: number) => number) => {
  const [base, turn, wave] = [50 + 120 * random(), random() * Math.PI, 20 + 30 * random()];
  const along = (x: number, y: number) => x * Math.cos(turn) + y * Math.sin(turn);
  return {
    plain: (x: number, y: number) => base + 20 * (x - y),
    wood: (x: number, y: number) =>
      base +
      12 * Math.sin(wave * (along(x, y) + 0.05 * Math.sin(9 * y))) +
      6 * Math.sin(wave * 3.1 * along(x, y)),
    cloth: (x: number, y: number) => base + 9 * Math.sin(190 * x) * Math.sin(170 * y),
    marble: (x: number, y: number) =>
      base + 22 * Math.sin(7 * x + 3 * Math.sin(5 * y) + 2 * Math.sin(11 * x * y)),
    shadow: (x: number, y: number) => base + 40 / (1 + Math.exp(-30 * (along(x, y) - 0.4))),
  }[kind];
};

const CARD_RATIO = 85.6 / 54;

const cornersOf = (random: () => number, height: number): Point[] => {
  const half = 0.28 + 0.1 * random();
  const turn = (random() - 0.5) * 0.3;
  const [middle, centre] = [0.5 + (random() - 0.5) * 0.06, height / 2 + (random() - 0.5) * 0.04];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([right = 0, down = 0]) => {
    const x = right * half * (1 - 0.06 * down * random());
    const y = (down * half) / CARD_RATIO;
    return {
      x: middle + x * Math.cos(turn) - y * Math.sin(turn),
      y: centre + x * Math.sin(turn) + y * Math.cos(turn),
    };
  }); // prettier-ignore
};

const isInside = (corners: readonly Point[], x: number, y: number): boolean =>
  corners.every((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= 0;
  });

const printAt = (corners: readonly Point[], x: number, y: number): boolean => {
  const [a = { x: 0, y: 0 }, b = a, , d = a] = corners;
  const span = (from: Point, to: Point) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  };
  const [right, down] = [span(a, b), span(a, d)];
  if (right < 0.06 || right > 0.94) return false;
  if (down > 0.62 && down < 0.92) return (down * 20) % 2 < 1 && (right * 60) % 2 < 1.2;
  return right < 0.3 && down > 0.15 && down < 0.55;
};

export interface Scene {
  readonly table: Table;
  readonly seed: number;
  readonly hasSheet: boolean;
  /** In widths of the frame. */
  readonly shift?: number;
}

export const frameOf = (
  { table, seed, hasSheet, shift = 0 }: Scene,
  { width, height } = { width: 320, height: 240 },
): Grey => {
  const random = randomOf(seed);
  const ground = tableOf(table, random);
  const middle = ground(0.5, 0.4);
  const paper = middle > 130 ? middle - 70 : middle + 80;
  const corners = cornersOf(random, height / width).map(({ x, y }) => ({ x: x + shift, y }));
  const levels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [column / width, row / width];
      const isSheet = hasSheet && isInside(corners, x, y);
      const level = !isSheet ? ground(x, y) : printAt(corners, x, y) ? paper - 60 : paper;
      levels[row * width + column] = Math.max(0, Math.min(255, level + (random() - 0.5) * 12));
    }
  return { width, height, levels };
};
