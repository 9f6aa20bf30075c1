import { crc32 } from 'node:zlib';
import { corners } from './corners';
import { onePage } from '../../scripts/testing/samples/rawPdf';
import { jpeg, pdf, png, type Shape } from './shape';

/** The test file of virus scanners, in two parts: whole, it would have this file taken away. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const PDF_END = '\nstartxref\n9\n%%EOF\n';
const HTML = '<!doctype html><html><body><script>alert(document.cookie)</script></body></html>';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><script>alert(1)</script><rect width="320" height="400" fill="red"/></svg>';

const zip = (name: string, content: string, comment = ''): Buffer => {
  const bytes = Buffer.from(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(10, 0);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(bytes.length, 14);
  common.writeUInt32LE(bytes.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), bytes]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x0a\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([local, directory, end, Buffer.from(comment)]);
};

const archive = zip('Main.class', 'not a class');
const photo = (): Promise<Buffer> => corners().jpeg({ quality: 92 }).toBuffer();
const followedBy = async (first: Buffer | Promise<Buffer>, more: string | Buffer): Promise<Buffer> =>
  Buffer.concat([await first, Buffer.from(more)]);

export const polyglots: readonly Shape[] = [
  jpeg('jpeg-and-html', () => followedBy(photo(), HTML)),
  jpeg('jpeg-and-zip', () => followedBy(photo(), archive)),
  pdf('pdf-after-text', () => followedBy(Buffer.from('MZ something first\n'), onePage())),
  pdf('pdf-after-gif', () =>
    followedBy(Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00', 'latin1'), onePage()),
  ),
  pdf('pdf-and-zip', () => followedBy(onePage(), archive)),
  pdf('pdf-and-html', () => followedBy(onePage(), HTML)),
  // Both end as a PDF does.
  pdf('pdf-and-ended-zip', () => followedBy(onePage(), zip('Main.class', 'not a class', PDF_END))),
  pdf('pdf-and-ended-html', () => followedBy(onePage(), HTML + PDF_END)),
  pdf('pdf-padded', () => followedBy(onePage(), '\r\n\0\0   \n')),
  jpeg('html-as-jpeg', async () => Buffer.from(HTML)),
  png('svg-as-png', async () => Buffer.from(SVG)),
  jpeg('text-as-jpeg', async () => Buffer.from('Questa non è una foto.\n'.repeat(40))),
  jpeg('eicar-as-jpeg', async () => Buffer.from(EICAR)),
  pdf('eicar-as-pdf', async () => Buffer.from(EICAR)),
];
