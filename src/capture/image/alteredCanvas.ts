import type { Canvas, MakeSurface } from './draw';

const SIDE = 16;
/** Levels by which colour management or a rounding browser may differ. */
const TOLERANCE = 8;

const colourAt = (x: number, y: number): readonly [number, number, number] => [x * 16, y * 16, (x ^ y) * 16];

/**
 * Protection against fingerprinting replaces what is read from a canvas by noise
 * (`privacy.resistFingerprinting`: Tor Browser, LibreWolf, Mullvad Browser).
 */
export const isCanvasAltered = <C extends Canvas>(makeSurface: MakeSurface<C>): boolean => {
  const { context } = makeSurface({ width: SIDE, height: SIDE });
  const places = Array.from({ length: SIDE * SIDE }, (_, at) => [at % SIDE, Math.floor(at / SIDE)] as const);
  for (const [x, y] of places) {
    context.fillStyle = `rgb(${colourAt(x, y).join()})`;
    context.fillRect(x, y, 1, 1);
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  const wrong = places.filter(([x, y], at) =>
    colourAt(x, y).some((level, channel) => Math.abs((data[at * 4 + channel] ?? 0) - level) > TOLERANCE),
  );
  return wrong.length > places.length / 4;
};
