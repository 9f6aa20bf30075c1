/** PDFs object by object, for what no library writes. */
import { deflateSync } from 'node:zlib';

/** The bodies of objects 1, 2, … as text (Latin-1) or bytes; the first is the catalogue. */
export const rawPdf = (objects: readonly (string | Buffer)[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]!.length;
  objects.forEach((body, index) => {
    const bytes = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    parts.push(bytes);
    at += bytes.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

/** A stream object; `entries` go into its dictionary. */
export const stream = (entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

const TEXT = 'BT /F1 24 Tf 72 700 Td (Tessera sanitaria) Tj ET';
export const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
export const page = (parent: number, contents: number, font: number, more = ''): string =>
  `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 595 842]/Contents ${contents} 0 R/Resources<</Font<</F1 ${font} 0 R>>>>${more}>>`;

/** One page with a line of text; `catalog` goes into the catalogue, `more` after the five usual objects. */
export const onePage = (catalog = '', ...more: readonly (string | Buffer)[]): Buffer =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page(2, 4, 5),
    stream('/Filter/FlateDecode', deflateSync(TEXT)),
    FONT,
    ...more,
  ]);

/**
 * The same page with its objects in a compressed stream, as PDF 1.5 writes them; `more` are objects 6, 7, …
 */
export const packedPage = (catalog = '', ...more: readonly string[]): Buffer => {
  const bodies = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page(2, 5, 4),
    FONT,
    ...more,
  ];
  const numbers = bodies.map((_, index) => (index < 4 ? index + 1 : index + 2));
  const starts = bodies.map((_, index) => bodies.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const index = numbers.map((number, at) => `${number} ${starts[at]}`).join(' ') + ' ';
  const packed = bodies.length + 2;
  const table = packed + 1;
  const head = '%PDF-1.5\n';
  const contents = Buffer.concat([
    Buffer.from('5 0 obj\n'),
    stream('/Filter/FlateDecode', deflateSync(TEXT)),
    Buffer.from('\nendobj\n'),
  ]);
  const objects = Buffer.concat([
    Buffer.from(`${packed} 0 obj\n`),
    stream(
      `/Type/ObjStm/N ${bodies.length}/First ${index.length}/Filter/FlateDecode`,
      deflateSync(index + bodies.join(' ')),
    ),
    Buffer.from('\nendobj\n'),
  ]);
  const contentsAt = head.length;
  const packedAt = contentsAt + contents.length;
  const tableAt = packedAt + objects.length;
  const row = (kind: number, where: number, which: number): Buffer => {
    const bytes = Buffer.alloc(6);
    bytes.writeUInt8(kind, 0);
    bytes.writeUInt32BE(where, 1);
    bytes.writeUInt8(which, 5);
    return bytes;
  };
  const rows = Array.from({ length: table + 1 }, (_, number) => {
    if (number === 0) return row(0, 0, 0);
    if (number === 5) return row(1, contentsAt, 0);
    if (number === packed) return row(1, packedAt, 0);
    return number === table ? row(1, tableAt, 0) : row(2, packed, numbers.indexOf(number));
  });
  return Buffer.concat([
    Buffer.from(head),
    contents,
    objects,
    Buffer.from(`${table} 0 obj\n`),
    stream(`/Type/XRef/W[1 4 1]/Size ${table + 1}/Root 1 0 R`, Buffer.concat(rows)),
    Buffer.from(`\nendobj\nstartxref\n${tableAt}\n%%EOF\n`),
  ]);
};
