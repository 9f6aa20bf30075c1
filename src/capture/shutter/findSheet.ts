import type { Grey } from '../image/grey';
import { gradientOf, STEPS, type Gradient } from './gradient';
import { COS, linesOf, SIN, stepsBetween, type Line } from './lines';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Opposite sides are nearly parallel, adjacent ones nearly at right angles: a sheet may be tilted. */
const PARALLEL_STEPS = 7;
const CROSSING_STEPS = 0.36 * STEPS;
/** Corners may lie so many pixels outside. */
const OUTSIDE = 6;
const LEAST_AREA = 0.1;
/** Cards, pages of passports and A4, tilted. */
const LEAST_RATIO = 1.15;
const MOST_RATIO = 1.95;
/** The share of a side along which there is an edge. */
const SEEN = 0.55;
/** A side may be fainter than the writing within. */
const FAINT = 0.45;
const LEAST_STRENGTH = 8;

const meeting = (one: Line, other: Line): Point | undefined => {
  const [cosine, sine] = [COS[one.step] ?? 0, SIN[one.step] ?? 0];
  const [otherCosine, otherSine] = [COS[other.step] ?? 0, SIN[other.step] ?? 0];
  const angle = cosine * otherSine - sine * otherCosine;
  if (Math.abs(angle) < 0.5) return undefined;
  return {
    x: (one.rho * otherSine - other.rho * sine) / angle,
    y: (cosine * other.rho - otherCosine * one.rho) / angle,
  };
};

const isWithin = ({ width, height }: Gradient, { x, y }: Point): boolean =>
  x >= -OUTSIDE && y >= -OUTSIDE && x <= width + OUTSIDE && y <= height + OUTSIDE;

const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

const hasEdge = (gradient: Gradient, x: number, y: number, step: number): boolean => {
  const { width, height, strength, direction, strong } = gradient;
  for (let beside = -2; beside <= 2; beside += 1) {
    const column = Math.round(x + beside * (COS[step] ?? 0));
    const row = Math.round(y + beside * (SIN[step] ?? 0));
    if (column < 2 || row < 2 || column >= width - 2 || row >= height - 2) continue;
    const at = row * width + column;
    const isEdge = (strength[at] ?? 0) >= Math.max(LEAST_STRENGTH, strong * FAINT);
    if (isEdge && stepsBetween(direction[at] ?? 0, step) <= 5) return true;
  }
  return false;
};

const seenAlong = (gradient: Gradient, from: Point, to: Point, { step }: Line): number => {
  const pieces = Math.max(8, Math.round(distance(from, to) / 3));
  let seen = 0;
  for (let piece = 1; piece < pieces; piece += 1) {
    const x = from.x + ((to.x - from.x) * piece) / pieces;
    const y = from.y + ((to.y - from.y) * piece) / pieces;
    if (hasEdge(gradient, Math.round(x), Math.round(y), step)) seen += 1;
  }
  return seen / (pieces - 1);
};

type Pair = readonly [Line, Line];

const sheetBetween = (gradient: Gradient, [a, b]: Pair, [c, d]: Pair) => {
  const corners = [meeting(a, c), meeting(a, d), meeting(b, d), meeting(b, c)];
  const [p, q, r, s] = corners;
  if (!p || !q || !r || !s || ![p, q, r, s].every((corner) => isWithin(gradient, corner))) return undefined;
  const long = (distance(p, q) + distance(r, s)) / 2;
  const wide = (distance(q, r) + distance(s, p)) / 2;
  const area = (long * wide) / (gradient.width * gradient.height);
  const ratio = Math.max(long, wide) / Math.min(long, wide);
  if (area < LEAST_AREA || ratio < LEAST_RATIO || ratio > MOST_RATIO) return undefined;
  const sides = [
    seenAlong(gradient, p, q, a),
    seenAlong(gradient, q, r, d),
    seenAlong(gradient, r, s, b),
    seenAlong(gradient, s, p, c),
  ];
  if (Math.min(...sides) < SEEN) return undefined;
  return { corners: [p, q, r, s], score: sides.reduce((sum, one) => sum + one, 0) * Math.sqrt(area) };
};

export const findSheet = (grey: Grey): readonly Point[] | undefined => {
  const gradient = gradientOf(grey);
  const lines = linesOf(gradient);
  const pairs = lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter(({ step }) => stepsBetween(one.step, step) <= PARALLEL_STEPS)
      .map((other): Pair => [one, other]),
  );
  let best: ReturnType<typeof sheetBetween>;
  pairs.forEach((pair, at) => {
    for (const across of pairs.slice(at + 1)) {
      if (stepsBetween(pair[0].step, across[0].step) < CROSSING_STEPS) continue;
      const sheet = sheetBetween(gradient, pair, across);
      if (sheet && sheet.score > (best?.score ?? 0)) best = sheet;
    }
  });
  return best?.corners;
};
