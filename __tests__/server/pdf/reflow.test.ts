import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Block, Field } from '../../../server/pdf/blocks';
import { contractModel } from '../../../server/pdf/contractPdf';
import { contractKinds, type ContractKind } from '../../../server/pdf/data';
import { drawBlock } from '../../../server/pdf/draw';
import { questionnaireModel } from '../../../server/pdf/questionnairePdf';
import { renderContract } from '../../../server/pdf/render';
import { readBrand } from '../../../server/brand';
import { printedBrand } from '../../../server/pdf/printedBrand';
import { Sheet } from '../../../server/pdf/sheet';
import { blocksOfPdf, type PdfBlock } from '../../../src/ui/pdf/pdfBlocks';
import type { PdfPageText, PdfTreeNode } from '../../../src/ui/pdf/pdfNodes';
import { readPages } from '../../../src/ui/pdf/readPages';
import { sampleData } from '../../../scripts/testing/samples/contractData';

const pagesOf = async (bytes: Uint8Array): Promise<PdfPageText[]> => {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const pages = await readPages(await task.promise);
  await task.destroy();
  return pages;
};
const read = (pages: readonly PdfPageText[]) =>
  blocksOfPdf(pages, (page, total) => `Pagina ${page} di ${total}`);

const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text });
const pairs = (fields: readonly Field[]): PdfBlock => ({
  kind: 'pairs',
  items: fields.map(({ label, value }) => ({ label, blocks: [paragraph(value)] })),
});
const expected = (block: Block): PdfBlock[] => {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', level: 2, text: block.text }];
    case 'paragraph':
    case 'note':
      return [paragraph(block.text)];
    case 'fields':
      return [pairs(block.fields)];
    case 'answers': {
      const rows = block.rows.map(({ label, value }) => [
        { isHeader: true, text: label },
        { isHeader: false, text: value },
      ]);
      return [{ kind: 'table', rows }];
    }
    case 'list':
      return [{ kind: 'list', items: block.items.map((text) => ({ label: '', blocks: [paragraph(text)] })) }];
    case 'article':
      return [{ kind: 'heading', level: 3, text: block.title }, ...block.paragraphs.map(paragraph)];
    case 'signature':
      return [block.text, 'Data del documento', block.date, 'Firma elettronica del titolare', block.signer].map(paragraph); // prettier-ignore
  }
};

const lettersOf = (blocks: unknown): string =>
  JSON.stringify(blocks, (key, value: unknown) => (['kind', 'level', 'isHeader'].includes(key) ? undefined : value))
    .replace(/"(text|label|blocks|items|rows)":|[\s"{}[\],]/g, ''); // prettier-ignore

const models = { [contractKinds.questionnaire]: questionnaireModel, [contractKinds.contract]: contractModel };
const kinds = Object.keys(models).map((kind) => Number(kind) as ContractKind);

it('[R2.10-01] every part of both documents is in the text: headings, named data, tables, lists', async () => {
  for (const kind of kinds) {
    const data = sampleData(kind);
    const { title, lead, blocks } = models[kind](data);
    expect(read(await pagesOf(await renderContract(data)))).toEqual([
      { kind: 'heading', level: 1, text: title },
      paragraph(lead),
      paragraph('Documento preparato il 21/11/2026 alle ore 10:30'),
      paragraph(`Codice a barre ${data.barCode}`),
      ...blocks.flatMap(expected),
    ]);
  }
});

const word = fc.oneof(
  { weight: 12, arbitrary: fc.string({ unit: fc.constantFrom(...'aàeèiopqrst'), minLength: 2, maxLength: 12 }) },
  // Wider than a column: cut at the ends of lines in what is drawn.
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'m@-.w'), minLength: 50, maxLength: 130 }).map((text) => `m${text}w`) },
); // prettier-ignore
const words = (maxLength: number) => fc.array(word, { minLength: 1, maxLength }).map((all) => all.join(' '));
const field = fc.record({ label: words(6), value: words(30), wide: fc.boolean() });
const block: fc.Arbitrary<Block> = fc.oneof(
  words(400).map((text): Block => ({ kind: 'paragraph', text })),
  words(60).map((text): Block => ({ kind: 'note', text })),
  fc.array(field, { minLength: 1, maxLength: 30 }).map((fields): Block => ({ kind: 'fields', fields })),
  fc.array(field, { minLength: 1, maxLength: 30 }).map((rows): Block => ({ kind: 'answers', rows })),
  fc.array(words(60), { minLength: 1, maxLength: 20 }).map((items): Block => ({ kind: 'list', items })),
  fc.record({ title: words(6), paragraphs: fc.array(words(120), { minLength: 1, maxLength: 6 }) })
    .map((article): Block => ({ kind: 'article', ...article })),
); // prettier-ignore
const documents = fc
  .array(fc.tuple(words(5), block), { minLength: 1, maxLength: 8 })
  .map((all) => all.flatMap(([text, one]): Block[] => [{ kind: 'heading', text }, one]));

const brand = printedBrand(readBrand());
const draw = (blocks: readonly Block[]): Promise<Buffer> => {
  const sheet = new Sheet({ title: 'T', subject: 'S', author: 'A', brand, at: new Date(0) });
  for (const one of blocks) drawBlock(sheet, one);
  return sheet.end();
};

it('[R2.10-01] wherever pages break and however long a word is, the text is that of the document', async () => {
  const law = fc.asyncProperty(documents, async (blocks) => {
    expect(read(await pagesOf(await draw(blocks)))).toEqual(blocks.flatMap(expected));
  });
  await fc.assert(law, { numRuns: 25 });
});

const withoutOwnText = ({ alt: _, children, ...node }: PdfTreeNode): PdfTreeNode => ({
  ...node,
  ...(children && { children: children.map(withoutOwnText) }),
});

describe('a PDF of another back end', () => {
  const contract = sampleData(contractKinds.contract);
  /** The barcode is drawn without letters. */
  const withoutBarcode = (blocks: readonly PdfBlock[]) =>
    blocks.filter((one) => !lettersOf([one]).startsWith('Codiceabarre'));

  it('has the same text if its elements do not carry theirs', async () => {
    const pages = await pagesOf(await renderContract(contract));
    const drawn = pages.map(({ tree, pieces }) => ({ tree: tree && withoutOwnText(tree), pieces }));
    const own = withoutBarcode(read(pages));
    const kindsOf = (blocks: readonly PdfBlock[]) => blocks.map(({ kind }) => kind);
    expect(lettersOf(read(drawn))).toBe(lettersOf(own));
    expect(kindsOf(read(drawn))).toEqual(kindsOf(own));
  });

  it('has the text of each page in paragraphs, if its structure is missing or incomplete', async () => {
    const pages = await pagesOf(await renderContract(contract));
    const own = withoutBarcode(read(pages));
    const plain = read(pages.map(({ pieces }) => ({ tree: null, pieces })));
    const titles = plain.flatMap((one) => (one.kind === 'heading' ? [one.text] : []));
    expect(titles).toEqual(pages.map((_, index) => `Pagina ${index + 1} di ${pages.length}`));
    const paragraphs = plain.filter(({ kind }) => kind === 'paragraph');
    expect(paragraphs.length).toBeGreaterThan(20);
    // In the order of drawing, not of reading; bullets are drawn too.
    const letters = (blocks: readonly PdfBlock[]) =>
      lettersOf(blocks)
        .match(/[\p{L}\p{N}]/gu)
        ?.sort()
        .join('');
    expect(letters(paragraphs)).toBe(letters(own));

    const doc = new PDFDocument({ tagged: true });
    const part = doc.struct('Document');
    doc.addStructure(part);
    part.add(doc.struct('P', {}, () => void doc.text('Nella struttura')));
    doc.text('Fuori dalla struttura');
    part.end();
    doc.end();
    const chunks: Buffer[] = [];
    for await (const chunk of doc) chunks.push(chunk as Buffer);
    expect(lettersOf(read(await pagesOf(Buffer.concat(chunks))))).toBe(
      'Pagina1di1NellastrutturaFuoridallastruttura',
    );
  });
});
