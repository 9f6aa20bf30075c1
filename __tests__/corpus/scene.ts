/** Strokes stand for letters, so that no installed font matters. */
import sharp, { type Sharp } from 'sharp';

/** mulberry32: the same numbers from 0 to 1 on every machine. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const writing = (next: () => number, x: number, y: number, letters: number, height: number): string => {
  const strokes = Array.from({ length: letters }, (_, index) => {
    if (next() < 0.14) return '';
    const left = x + index * height * 0.72;
    const points = Array.from(
      { length: 4 },
      () => `${(left + next() * height * 0.5).toFixed(1)} ${(y + next() * height).toFixed(1)}`,
    );
    return `M${points.join('L')}`;
  });
  return `<path d="${strokes.join('')}" stroke-width="${height * 0.13}"/>`;
};

const drawing = (width: number, height: number): string => {
  const next = numbersFrom(20_261_120);
  const grain = Array.from({ length: 120 }, () => {
    const [x, y] = [next() * 1200, next() * 900];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}h${(40 + next() * 160).toFixed(0)}"/>`;
  });
  const lines = Array.from({ length: 11 }, (_, row) =>
    writing(next, 450, 210 + row * 40, 18 + Math.floor(next() * 18), row % 3 === 0 ? 12 : 19),
  );
  const machineReadable = [0, 1].map((row) => writing(next, 160, 660 + row * 38, 58, 20));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="${width}" height="${height}" preserveAspectRatio="none">
<linearGradient id="t" x2="1" y2="1"><stop stop-color="#8a6a4a"/><stop offset="1" stop-color="#4f3a26"/></linearGradient>
<linearGradient id="c" x2="1"><stop stop-color="#eef4f7"/><stop offset="1" stop-color="#d6e6da"/></linearGradient>
<rect width="1200" height="900" fill="url(#t)"/><g stroke="#3d2c1c" stroke-opacity=".4" stroke-width="2">${grain.join('')}</g>
<rect x="110" y="120" width="980" height="650" rx="36" fill="url(#c)" stroke="#9db3a8" stroke-width="3"/>
<rect x="160" y="220" width="230" height="310" fill="#c7ccd1"/><circle cx="275" cy="330" r="70" fill="#b98b6c"/>
<path d="M175 530q100-170 200 0z" fill="#34495e"/><rect x="160" y="150" width="420" height="34" fill="#2c5f8a"/>
<g fill="none" stroke="#20262b">${lines.join('')}${machineReadable.join('')}</g></svg>`;
};

export const scene = (width: number, height: number): Sharp =>
  sharp(Buffer.from(drawing(width, height)), { limitInputPixels: false }).removeAlpha();
