/** On these documents there must be nothing to say. Strokes stand for letters, so that no font matters. */
import sharp from 'sharp';

const draw = (width: number, height: number, body: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`),
  )
    .png()
    .toBuffer();

const line = (x: number, y: number, letters: number, height: number): string =>
  Array.from({ length: letters }, (_, at) => {
    const left = x + at * height * 0.7;
    const bend = (at * 7 + y) % 5;
    return at % 6 === 5
      ? ''
      : `M${left} ${y}l${height * 0.1 * bend} ${height}M${left} ${y + (height * bend) / 5}h${height * 0.5}`;
  }).join('');
const writing = (ink: string, strokes: string, width: number): string =>
  `<path d="${strokes}" stroke="${ink}" stroke-width="${width}" fill="none"/>`;
const rows = (x: number, top: number, count: number): string =>
  Array.from({ length: count }, (_, row) => line(x, top + row * 40, 40 + ((row * 13) % 30), 20)).join('');

export const cover = (): Promise<Buffer> =>
  draw(
    1500,
    2000,
    `<rect width="100%" height="100%" fill="#1c1a18"/><rect x="150" y="150" width="1200" height="1700" rx="40" fill="#5a1a22"/>
${writing('#c8a860', line(350, 350, 12, 90) + line(300, 500, 14, 90) + line(450, 1550, 9, 90), 14)}
<circle cx="750" cy="1000" r="220" fill="none" stroke="#c8a860" stroke-width="24"/>`,
  );

export const sheet = (table: string): Promise<Buffer> =>
  draw(
    1414,
    2000,
    `<rect width="100%" height="100%" fill="${table}"/><rect x="130" y="180" width="1154" height="1640" fill="#f4f2ee"/>
${writing('#1c1c1c', rows(200, 280, 34), 3)}`,
  );

/** White without a shade, as scanners make it. */
export const payslip = (): Promise<Buffer> =>
  draw(
    1414,
    2000,
    `<rect width="100%" height="100%" fill="#fff"/>${writing('#000', rows(100, 120, 44), 3)}
<path d="M90 100h1230v1790h-1230zM700 100v1790" stroke="#000" stroke-width="2" fill="none"/>`,
  );

export const banknote = (): Promise<Buffer> =>
  draw(
    2000,
    1500,
    `<rect width="100%" height="100%" fill="#ececec"/><rect x="140" y="210" width="1720" height="1080" rx="60" fill="#f0c0d0"/>
<rect x="220" y="420" width="480" height="640" fill="#8fa0d8"/><circle cx="460" cy="700" r="170" fill="#e0a060"/><rect x="140" y="210" width="1720" height="130" fill="#2060b0"/>
${writing('#203020', [0, 1, 2, 3, 4, 5, 6].map((row) => line(800, 440 + row * 100, 20, 42)).join(''), 6)}`,
  );
