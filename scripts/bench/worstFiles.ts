/** The largest files that the service accepts, as they take the most memory (docs/operations.md). */
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { FONT, page, rawPdf, stream } from '../testing/samples/rawPdf';
import { sampleVideo } from '../../server/walk/files';
import type { SentFile } from '../../server/walk/requests';

const MEGABYTE = 2 ** 20;
const VIDEO_BYTES = 19.9 * MEGABYTE;
/** 16 megapixels. */
const SIDE = 4000;

const file = (filename: string, contentType: string, content: Buffer): SentFile => ({
  filename,
  contentType,
  content,
});

/** Smooth, so that its PNG stays below 15 MB. */
const wide = () => {
  const pixels = Buffer.alloc(SIDE * SIDE * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at >> 7) & 0xff;
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } });
};

const pictures = async (): Promise<readonly SentFile[]> => [
  file('foto.jpg', 'image/jpeg', await wide().jpeg({ progressive: true, quality: 100 }).toBuffer()),
  file('foto.png', 'image/png', await wide().png({ progressive: true, compressionLevel: 6 }).toBuffer()),
];

const PAGES = '<</Type/Catalog/Pages 2 0 R>>';
const TREE = '<</Type/Pages/Kids[3 0 R]/Count 1>>';

/** Text of four letters, which deflate packs fourfold. */
const longText = (): Buffer => {
  const letters = Buffer.from('acgt');
  const line = (): string => `(${Array.from(randomBytes(64), (byte) => String.fromCharCode(letters[byte & 3] ?? 0)).join('')}) Tj T*\n`; // prettier-ignore
  const block = Array.from({ length: 10_000 }, line).join('');
  const text = Buffer.alloc(50 * MEGABYTE, block);
  return rawPdf([PAGES, TREE, page(2, 4, 5), stream('/Filter/FlateDecode', deflateSync(text)), FONT]);
};

/** Each scan has 15.6 megapixels. */
const scans = (count: number): Buffer => {
  const [width, height] = [3900, 4000];
  const pixels = deflateSync(Buffer.alloc(width * height * 3, 0x66), { level: 1 });
  const all = Array.from({ length: count }, (_, at) => at);
  const names = all.map((at) => `/I${at} ${at + 5} 0 R`).join('');
  const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`;
  return rawPdf([
    PAGES,
    TREE,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<<${names}>>>>>>`,
    stream('', Buffer.from(all.map((at) => `q 500 0 0 700 0 0 cm /I${at} Do Q`).join(' '))),
    ...all.map(() => stream(entries, pixels)),
  ]);
};

const pdfs = (): readonly SentFile[] =>
  [longText(), scans(6)].map((content) => file('documento.pdf', 'application/pdf', content));

/** Filled up by zeros, which phones append too. */
const videos = (): readonly SentFile[] => {
  const { content, ...more } = sampleVideo();
  return [{ ...more, content: Buffer.concat([content, Buffer.alloc(VIDEO_BYTES - content.length)]) }];
};

export const worstFiles = async () => ({ picture: await pictures(), PDF: pdfs(), video: videos() });
