import { createWriteStream, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.resolve(__dirname, '../../../.cache/devices');

export const FRAME = { width: 640, height: 480 } as const;
/** Where every frame has its mark: a red square that moves up and down between these rows, in this column. */
export const MARK = { x: 40, size: 48, top: 60, bottom: 360 } as const;
const FRAMES = 30;
const FRAMES_A_SECOND = 15;

const drawing = (frame: number): Buffer => {
  const swing = (1 - Math.cos((2 * Math.PI * frame) / FRAMES)) / 2;
  const y = Math.round(MARK.top + swing * (MARK.bottom - MARK.top));
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="#c9d3d8"/>
    <path d="M100 480q20-130 150-130t150 130z" fill="#35576b"/>
    <ellipse cx="250" cy="220" rx="95" ry="125" fill="#e3b490"/>
    <path d="M155 190q10-110 95-110t95 110q-40-50-95-50t-95 50z" fill="#4a3020"/>
    <circle cx="215" cy="205" r="9"/><circle cx="285" cy="205" r="9"/>
    <path d="M215 280q35 25 70 0" fill="none" stroke="#8c3b2e" stroke-width="7"/>
    <rect x="410" y="240" width="200" height="126" rx="10" fill="#f4ead2" stroke="#7b8a94" stroke-width="2"/>
    <rect x="424" y="262" width="54" height="72" fill="#b79a86"/>
    <path d="M492 270h100M492 290h84M492 310h94M492 330h60" stroke="#33414a" stroke-width="6"/>
    <rect x="${MARK.x}" y="${y}" width="${MARK.size}" height="${MARK.size}" fill="#e01020"/>
  </svg>`);
};

/** RGB to the planes of I420, full size for light and a quarter for each colour (BT.601). */
const planes = (rgb: Buffer): Buffer => {
  const { width, height } = FRAME;
  const out = Buffer.alloc((width * height * 3) / 2);
  const at = (x: number, y: number, channel: number) => rgb[(y * width + x) * 3 + channel] ?? 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [r, g, b] = [at(x, y, 0), at(x, y, 1), at(x, y, 2)];
      out[y * width + x] = 16 + 0.257 * r + 0.504 * g + 0.098 * b;
      if (x % 2 === 1 || y % 2 === 1) continue;
      const quarter = width * height + (y / 2) * (width / 2) + x / 2;
      out[quarter] = 128 - 0.148 * r - 0.291 * g + 0.439 * b;
      out[quarter + (width * height) / 4] = 128 + 0.439 * r - 0.368 * g - 0.071 * b;
    }
  return out;
};

/** Written beside its place and moved there: two test files may want it at once. */
const once = async (name: string, write: (file: string) => Promise<void>): Promise<string> => {
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await write(draft);
  renameSync(draft, file);
  return file;
};

const head = (): Buffer =>
  Buffer.from(`YUV4MPEG2 W${FRAME.width} H${FRAME.height} F${FRAMES_A_SECOND}:1 Ip A1:1 C420jpeg\n`);

/** Two seconds that repeat, as Chromium's `--use-file-for-fake-video-capture` wants them. */
export const cameraFile = (): Promise<string> =>
  once('face.y4m', async (file) => {
    const out = createWriteStream(file);
    out.write(head());
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const rgb = await sharp(drawing(frame)).removeAlpha().raw().toBuffer();
      out.write('FRAME\n');
      out.write(planes(rgb));
    }
    await new Promise<void>((resolve, reject) => out.on('error', reject).end(resolve));
  });

export const filmFile = (name: string, frameAt: (frame: number, size: typeof FRAME) => Uint8Array) =>
  once(`${name}.y4m`, async (file) => {
    const colours = Buffer.alloc((FRAME.width * FRAME.height) / 2, 128);
    const frames = Array.from({ length: FRAMES }, (_, frame) =>
      Buffer.concat([
        Buffer.from('FRAME\n'),
        frameAt(frame, FRAME).map((level) => 16 + level * 0.86),
        colours,
      ]),
    );
    writeFileSync(file, Buffer.concat([head(), ...frames]));
  });

const RATE = 48_000;

/** 16-bit mono WAV of two seconds: a voice-like tone that comes in syllables. */
export const microphoneFile = (): Promise<string> =>
  once('voice.wav', async (file) => {
    const samples = Int16Array.from({ length: RATE * 2 }, (_, at) => {
      const turns = (2 * Math.PI * at) / RATE;
      const syllable = Math.max(0, Math.sin(3 * turns));
      return 9000 * syllable * (Math.sin(180 * turns) + 0.5 * Math.sin(720 * turns));
    });
    const head = Buffer.from('RIFF....WAVEfmt ....................data....');
    const { byteLength } = samples;
    // Size, size of the format, PCM of one channel, rate, bytes a second, bytes and bits of a sample, size.
    head.writeUInt32LE(36 + byteLength, 4);
    [16, 0x10001, RATE, RATE * 2, 0x100002].forEach((value, at) => head.writeUInt32LE(value, 16 + at * 4));
    head.writeUInt32LE(byteLength, 40);
    writeFileSync(file, Buffer.concat([head, Buffer.from(samples.buffer)]));
  });
