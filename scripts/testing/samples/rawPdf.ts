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

/** `entries` go into its dictionary. */
export const stream = (entries: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${entries}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

/** A row of a cross-reference stream whose fields are of 1, 4 and 1 bytes. */
export const row = (kind: number, where: number, index: number): Buffer => {
  const bytes = Buffer.alloc(6);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(where, 1);
  bytes.writeUInt8(index, 5);
  return bytes;
};

const TEXT = 'BT /F1 24 Tf 72 700 Td (Tessera sanitaria) Tj ET';
export const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
export const page = (parent: number, contents: number, font: number, more = ''): string =>
  `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 595 842]/Contents ${contents} 0 R/Resources<</Font<</F1 ${font} 0 R>>>>${more}>>`;

/** `catalog` goes into the catalogue, `more` after the five usual objects. */
export const onePage = (catalog = '', ...more: readonly (string | Buffer)[]): Buffer =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page(2, 4, 5),
    stream('/Filter/FlateDecode', deflateSync(TEXT)),
    FONT,
    ...more,
  ]);
