import { deflateSync } from 'node:zlib';
import type { Parts } from './activePdf';
import { FONT, page, rawPdf, row, stream } from '../../scripts/testing/samples/rawPdf';

const usual = ({ catalog = '', page: entries = '', objects }: Parts): readonly string[] => [
  `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  page(2, 4, 5, entries),
  stream('', Buffer.from('BT ET')).toString('latin1'),
  FONT,
  ...objects,
];

export const plainPdf = (parts: Parts): Buffer => rawPdf(usual(parts));

export const savedPdf = (before: Parts, after: Parts): Buffer => {
  const first = plainPdf(before).toString('latin1');
  let text = first;
  const rows = usual(after).map((body, index) => {
    const row = `${index + 1} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return row;
  });
  const table = text.length;
  text += `xref\n${rows.join('')}trailer\n<</Size ${rows.length + 1}/Root 1 0 R/Prev ${first.lastIndexOf('xref\n0')}>>\n`;
  return Buffer.from(`${text}startxref\n${table}\n%%EOF\n`, 'latin1');
};

export const alteredPdf = (parts: Parts, alter: (text: string) => string): Buffer => {
  const text = plainPdf(parts).toString('latin1');
  const altered = alter(text);
  const moved = (at: number): number => at + altered.length - text.length;
  return Buffer.from(
    altered.replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${moved(Number(at))}`),
    'latin1',
  );
};

export interface Packing {
  /** By PNG's numbers, 10 to 15; 1 for none. */
  readonly predictor?: number;
  readonly lineEnd?: string;
  readonly type?: string;
  readonly padding?: string;
  readonly filters?: string;
  readonly encode?: (bytes: Buffer) => Buffer;
}

const COLUMNS = 7;

const paeth = (left: number, up: number, corner: number): number => {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
};

const predicted = (text: string, predictor: number): Buffer => {
  const rows = Math.ceil(text.length / COLUMNS);
  const bytes = Buffer.from(text.padEnd(rows * COLUMNS), 'latin1');
  const at = (row: number, column: number): number =>
    row < 0 || column < 0 ? 0 : (bytes[row * COLUMNS + column] ?? 0);
  const coded = Array.from({ length: rows }, (_, row) => {
    const kind = predictor === 15 ? row % 5 : predictor - 10;
    const cells = Array.from({ length: COLUMNS }, (_cell, column) => {
      const [left, up, corner] = [at(row, column - 1), at(row - 1, column), at(row - 1, column - 1)];
      const estimate = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind] ?? 0;
      return (at(row, column) - estimate) & 255;
    });
    return [kind, ...cells];
  });
  return Buffer.from(coded.flat());
};

export const packedPdf = (parts: Parts, packing: Packing = {}): Buffer => {
  const { predictor = 1, lineEnd = '\n', type = '/Type/ObjStm', padding = '', filters = '' } = packing;
  const { encode = (bytes: Buffer) => bytes } = packing;
  const isPacked = (body: string): boolean => !body.includes('stream');
  const bodies = usual(parts).map((body, index) => ({ number: index + 1, body }));
  const packed = bodies.filter(({ body }) => isPacked(body));
  let length = 0;
  const index = packed.map(({ number, body }) => {
    const at = length;
    length += body.length + 1;
    return `${number} ${at} `;
  });
  const content = `${index.join('')}${packed.map(({ body }) => body).join(' ')}`;
  const data = encode(
    deflateSync(predictor === 1 ? Buffer.from(content, 'latin1') : predicted(content, predictor)),
  );
  const parameters = predictor === 1 ? '' : `/DecodeParms<</Predictor ${predictor}/Columns ${COLUMNS}>>`;
  const filter = filters === '' ? '/FlateDecode' : `[${filters}/FlateDecode]`;
  const dictionary = `<<${padding}${type}/N ${packed.length}/First ${index.join('').length}/Filter${filter}${parameters}/Length ${data.length}>>`;
  const container = bodies.length + 1;
  const plain = [
    ...bodies.filter(({ body }) => !isPacked(body)),
    { number: container, body: `${dictionary}\nstream${lineEnd}${data.toString('latin1')}\nendstream` },
  ];
  let text = '%PDF-1.7\n';
  const rows: Buffer[] = Array.from({ length: container + 2 }, () => Buffer.alloc(6));
  for (const { number, body } of plain) {
    rows[number] = row(1, text.length, 0);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  packed.forEach(({ number }, place) => {
    rows[number] = row(2, container, place);
  });
  rows[container + 1] = row(1, text.length, 0);
  const table = stream(`/Type/XRef/W[1 4 1]/Size ${rows.length}/Root 1 0 R`, Buffer.concat(rows));
  const end = `\nendobj\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(`${text}${container + 1} 0 obj\n${table.toString('latin1')}${end}`, 'latin1');
};
