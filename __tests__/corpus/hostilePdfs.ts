import { deflateSync } from 'node:zlib';
import { kept } from './kept';
import { packedPdf, plainPdf } from './pdfPlaces';
import { FONT, onePage, page, rawPdf, row, stream } from '../../scripts/testing/samples/rawPdf';
import { pdf, type Shape } from './shape';

const SCRIPT = '<</S/JavaScript/JS(app.alert\\("ciao"\\);)>>';
const BOMB_BYTES = 2 ** 29;

/** A kilobyte expands to half a gigabyte. */
const bombStream = (levels: number, size: number): Buffer => {
  let bytes: Buffer = deflateSync(Buffer.alloc(size), { level: 9 });
  for (let level = 1; level < levels; level += 1) bytes = deflateSync(bytes, { level: 9 });
  const filters = Array.from({ length: levels }, () => '/FlateDecode').join('');
  return stream(`/Filter[${filters}]`, bytes);
};

const ownParent = () =>
  rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1000000000>>']);

const tree = (levels: number, times: number): Buffer =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    ...Array.from(
      { length: levels },
      (_, index) => `<</Type/Pages/Kids[${`${index + 3} 0 R `.repeat(times).trim()}]/Count 1>>`,
    ),
    page(levels + 1, levels + 3, levels + 4),
    stream('', Buffer.from('BT ET')),
    FONT,
  ]);

const circularTable = (): Buffer => {
  const text = onePage().toString('latin1');
  const table = text.lastIndexOf('xref\n0');
  return Buffer.from(text.replace('/Root 1 0 R', `/Root 1 0 R/Prev ${table}`), 'latin1');
};

/** The table places the catalogue in a compressed stream of half a gigabyte, so that a reader expands it. */
const objectBomb = async (): Promise<Buffer> => {
  const bomb = bombStream(2, BOMB_BYTES).toString('latin1').replace('<<', '<</Type/ObjStm/N 1/First 4');
  const head = '%PDF-1.7\n';
  const first = `1 0 obj\n${bomb}\nendobj\n`;
  const tableAt = head.length + first.length;
  const rows = Buffer.concat([row(0, 0, 0), row(1, head.length, 0), row(2, 1, 0), row(1, tableAt, 0)]);
  const table = stream('/Type/XRef/W[1 4 1]/Size 4/Root 2 0 R', rows).toString('latin1');
  return Buffer.from(`${head}${first}3 0 obj\n${table}\nendobj\nstartxref\n${tableAt}\n%%EOF\n`, 'latin1');
};

export const hostilePdfs: readonly Shape[] = [
  pdf('pdf-javascript', async () => onePage('/OpenAction 6 0 R', SCRIPT)),
  pdf('pdf-named-javascript', async () => onePage('/Names<</JavaScript<</Names[(uno) 6 0 R]>>>>', SCRIPT)),
  pdf('pdf-packed-javascript', async () => packedPdf({ catalog: '/OpenAction 6 0 R', objects: [SCRIPT] })),
  pdf('pdf-launch', async () => onePage('/OpenAction 6 0 R', '<</S/Launch/F(calc.exe)>>')),
  pdf('pdf-page-action', async () => plainPdf({ page: '/AA<</O 6 0 R>>', objects: [SCRIPT] })),
  pdf('pdf-xfa', async () =>
    onePage(
      '/AcroForm<</XFA 6 0 R/Fields[]>>',
      stream('', Buffer.from('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>')),
    ),
  ),
  pdf('pdf-own-parent', async () => ownParent()),
  pdf(
    'pdf-deep',
    kept('deep.pdf', async () => tree(20_000, 1)),
  ),
  // Ten to the twelfth pages in a kilobyte.
  pdf('pdf-laughs', async () => tree(12, 10)),
  pdf('pdf-circular-table', async () => circularTable()),
  pdf('pdf-bomb', kept('bomb.pdf', objectBomb)),
];
