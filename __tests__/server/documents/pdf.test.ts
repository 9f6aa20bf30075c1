import { isAlone } from '../../../server/documents/pdf/alone.mjs';
import { inspectPdf } from '../../../server/documents/pdf/inspect';
import { judgePdf } from '../../../server/documents/pdf/judgePdf';
import { uploadRefusals } from '../../../server/documents/refusals';
import { onePage, packedPage, page, rawPdf, stream, FONT } from '../../corpus/rawPdf';
import { shapeOf } from '../../corpus/shapes';
import { pdf } from '../files';
import { startTestApp, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
// Ends the readers too.
afterAll(() => service.close());

const MAX_PAGES = 10;
const judge = (bytes: Buffer): Promise<string> =>
  judgePdf('an applicant', bytes).then(
    () => 'taken',
    (error: Error) => error.message,
  );

/** Fourteen megabytes of objects that never end: each one is looked for to the end of the file. */
const endless = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj <</Length 1>> stream\n'),
  Buffer.alloc(14_000_000, '1 0 obj <<\n'),
  Buffer.from('\n%%EOF'),
]);
/** Dictionaries in dictionaries, whose only key is the next one: as deep as memory goes. */
const greedy = Buffer.concat([
  Buffer.from('%PDF-1.4\n1 0 obj\n'),
  Buffer.alloc(14_000_000, '<<//1 0 obj('),
  Buffer.from('\nendobj trailer<</Root 1 0 R>>\n%%EOF'),
]);

describe('PDFs made to stop the service', () => {
  it('[R8-10] are given up after a few seconds, and everybody else is answered meanwhile', async () => {
    const started = performance.now();
    const judged = Promise.all([judge(endless), judge(greedy)]);
    let slowest = 0;
    let isOver = false;
    void judged.then(() => {
      isOver = true;
    });
    while (!isOver) {
      const asked = performance.now();
      expect((await service.app.inject('/healthz')).statusCode).toBe(200);
      slowest = Math.max(slowest, performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await judged).toEqual([uploadRefusals.pdfTooComplex, uploadRefusals.pdfTooComplex]);
    // A service that waited for them would answer nobody before they are over.
    expect(slowest).toBeLessThan((performance.now() - started) / 2);
    expect(await judge((await pdf()).content)).toBe('taken');
  });

  it('[R8-10] that inflate to half a gigabyte take neither the memory nor the service', async () => {
    const bomb = await shapeOf('pdf-bomb').make();
    const before = process.memoryUsage.rss();
    expect(await Promise.all([judge(bomb), judge(bomb), judge(bomb)])).toEqual(
      Array.from({ length: 3 }, () => uploadRefusals.pdfTooComplex),
    );
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
    expect(await inspectPdf('an applicant', onePage(), MAX_PAGES)).toEqual({ pages: 1 });
  });
});

describe('what a PDF holds beside its pages', () => {
  it('[R8-10] is found by its name, however the name is written and wherever it lies', async () => {
    const script = '<</S/Java#53cript/JS(1)>>';
    const inStream = stream('', Buffer.from('<</S/RichMedia>>'));
    for (const bytes of [
      onePage('/OpenAction 6 0 R', script),
      packedPage('/OpenAction 6 0 R', '<</S/L#61unch/F(a.exe)>>'),
      onePage('', '<</S/SubmitForm/F(https://example.com)>>'),
      onePage('', inStream),
    ])
      expect(await judge(bytes)).toBe(uploadRefusals.pdfActive);
  });

  it('[R5.6-05] is nothing where it is only written on a page, or linked', async () => {
    const link = '<</Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com/JavaScript)>>>>';
    const linked = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      page(2, 4, 5, '/Annots[6 0 R]'),
      stream('', Buffer.from('BT /F1 12 Tf (JavaScript, Launch, XFA) Tj ET')),
      FONT,
      link.replace('example.com/JavaScript', 'example.com/pagina'),
    ]);
    expect(await judge(linked)).toBe('taken');
  });

  it('[R8-10] is not looked for behind a password, also where only changes are protected', async () => {
    const { content } = await pdf({ ownerPassword: 'segreta', pdfVersion: '1.7' });
    expect(await judge(content)).toBe(uploadRefusals.pdfProtected);
  });

  it('[R8-10] may not stand between two ends or two objects, but for what a further save writes', async () => {
    const first = onePage().toString('latin1');
    const save = '\n% saved again\n9 0 obj\nnull\nendobj\n%%EOF\n';
    const between = (more: string): string => first.replace('endobj\n', `endobj\n${more}\n`);
    for (const [text, outcome] of [
      [first + save + save, 'taken'],
      [`${first}\nstartxref\n9\n%%EOF`, 'taken'],
      [between('% a comment, and <<a dictionary>>'), 'taken'],
      [onePage('', '(<html> is a word)').toString('latin1'), 'taken'],
      [onePage('', stream('', Buffer.from('PK\x03\x04 %%EOF <script>'))).toString('latin1'), 'taken'],
      [`${first}MZ and a program${save}`, uploadRefusals.pdfNotAlone],
      [`${first}%PK\x05\x06${save}`, uploadRefusals.pdfNotAlone],
      [between('<script>alert(1)</script>'), uploadRefusals.pdfNotAlone],
      [between('%<!DOCTYPE html>'), uploadRefusals.pdfNotAlone],
      [between('PK\x03\x04'), uploadRefusals.pdfNotAlone],
    ])
      expect([text, await judge(Buffer.from(text ?? '', 'latin1'))]).toEqual([text, outcome]);
  });

  it('[R8-10] is looked for in a time that grows with the file alone', async () => {
    const timeOf = (part: string, length: number): number => {
      const bytes = Buffer.concat([onePage(), Buffer.alloc(length, part), Buffer.from('\n%%EOF')]);
      const times = [1, 2].map(() => {
        const started = performance.now();
        isAlone(bytes);
        return performance.now() - started;
      });
      return Math.min(...times);
    };
    // What went back to the start at each piece would take minutes.
    const plain = timeOf('a', 14_000_000);
    for (const part of ['%%EOF\n', '>>stream\n', '1', '1 0 obj ', '% '])
      expect(timeOf(part, 14_000_000)).toBeLessThan(40 * plain + 500);
  });

  it('[R8-10] may not stand behind its end, but for a little padding', async () => {
    const padded = (bytes: number): Buffer => Buffer.concat([onePage(), Buffer.alloc(bytes)]);
    expect(await judge(padded(4000))).toBe('taken');
    expect(await judge(padded(5000))).toBe(uploadRefusals.pdfNotAlone);
  });
});
