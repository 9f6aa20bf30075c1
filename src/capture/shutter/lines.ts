import { STEPS, type Gradient } from './gradient';

/** A straight line: its points have the distance `rho` from the origin, along its direction. */
export interface Line {
  readonly step: number;
  readonly rho: number;
}

export const COS = Float32Array.from({ length: STEPS }, (_, step) => Math.cos((step * Math.PI) / STEPS));
export const SIN = Float32Array.from({ length: STEPS }, (_, step) => Math.sin((step * Math.PI) / STEPS));

/** Distances are distinguished in steps of so many pixels. */
const WIDE = 2;
/** A pixel votes for the lines across its own gradient, give or take two steps. */
const DOUBT = 2;
const LEAST_VOTES = 36;
const MOST_LINES = 14;
const SAME_STEPS = 3;
const SAME_PIXELS = 10;

export const stepsBetween = (one: number, other: number): number => {
  const apart = Math.abs(one - other);
  return Math.min(apart, STEPS - apart);
};

const isSame = (one: Line, { step, rho }: Line): boolean => {
  // Over half a turn the same line lies on the other side of the origin.
  const turned = Math.abs(one.step - step) > STEPS / 2 ? -one.rho : one.rho;
  return stepsBetween(one.step, step) <= SAME_STEPS && Math.abs(turned - rho) < SAME_PIXELS;
};

const votesOf = ({ width, height, strength, direction, strong }: Gradient, far: number): Uint16Array => {
  const columns = Math.ceil((2 * far) / WIDE) + 1;
  const votes = new Uint16Array(STEPS * columns);
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2, at = y * width + 2; x < width - 2; x += 1, at += 1) {
      if ((strength[at] ?? 0) < strong) continue;
      for (let doubt = -DOUBT; doubt <= DOUBT; doubt += 1) {
        const step = ((direction[at] ?? 0) + doubt + STEPS) % STEPS;
        const rho = x * (COS[step] ?? 0) + y * (SIN[step] ?? 0);
        const place = step * columns + Math.round((rho + far) / WIDE);
        votes[place] = (votes[place] ?? 0) + 1;
      }
    }
  return votes;
};

export const linesOf = (gradient: Gradient): readonly Line[] => {
  const far = Math.ceil(Math.hypot(gradient.width, gradient.height));
  const votes = votesOf(gradient, far);
  const columns = votes.length / STEPS;
  const places = [...votes.keys()].filter((place) => (votes[place] ?? 0) >= LEAST_VOTES);
  places.sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0));
  const kept: Line[] = [];
  for (const place of places) {
    const line = { step: Math.floor(place / columns), rho: (place % columns) * WIDE - far };
    if (!kept.some((one) => isSame(one, line))) kept.push(line);
    if (kept.length === MOST_LINES) break;
  }
  return kept;
};
