import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import { corners } from './corners';
import { kept } from './kept';
import { onePage } from '../../scripts/testing/samples/rawPdf';
import { scene } from './scene';
import { jpeg, pdf, png, shape, type Shape } from './shape';

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
};

/** Row by row: the pixels are never held at once. */
const largePng = async (side: number): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 });
  const chunks: Buffer[] = [];
  deflate.on('data', (bytes: Buffer) => chunks.push(bytes));
  const row = Buffer.alloc(side + 1, 0x80);
  row[0] = 0;
  for (let rows = 0; rows < side; rows += 1) if (!deflate.write(row)) await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.concat(chunks)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const largeHeader = async (): Promise<Buffer> => {
  const bytes = await corners().jpeg().toBuffer();
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
  bytes.writeUInt16BE(65_500, frame + 5);
  bytes.writeUInt16BE(65_500, frame + 7);
  return bytes;
};

/** The first box of an iPhone's photo, and no picture after it. */
const heic = async (): Promise<Buffer> => {
  const box = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([box, Buffer.from('\0\0\0\x08meta', 'latin1'), Buffer.alloc(2048, 0x5a)]);
};

export const broken: readonly Shape[] = [
  jpeg('jpeg-cut-off', async () => half(await scene(1600, 1200).jpeg({ quality: 92 }).toBuffer())),
  pdf('pdf-cut-off', async () => half(onePage())),
  jpeg('empty', async () => Buffer.alloc(0)),
  png(
    'png-bomb',
    kept('bomb.png', () => largePng(16_000)),
  ),
  jpeg('jpeg-bomb', largeHeader),
  shape('heic', 'IMG_0001.HEIC', 'image/heic', heic),
];
