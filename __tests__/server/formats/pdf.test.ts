import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { isAlone } from '../../../server/formats/pdf/polyglot.mjs';
import { inspectPdf } from '../../../server/formats/pdf/inspect';
import { acceptFile } from '../../../server/uploads/acceptFile';
import { acceptPdf } from '../../../server/uploads/acceptPdf';
import { uploadRefusals } from '../../../server/uploads/refusals';
import { onePage, page, rawPdf, stream, FONT } from '../../../scripts/testing/samples/rawPdf';
import { shapeOf } from '../../corpus/shapes';
import { growsAtMost, IN_PROPORTION } from '../../setup/growth';
import { pdf } from '../files';
import { startTestApp, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
// Ends the readers too.
afterAll(() => service.close());

const FOREIGN = path.resolve(__dirname, '../../fixtures/pdf');
const MAX_PAGES = 10;
/** A fifth of the service's own limit: what is made to take minutes is given up by either. */
const FEW_MS = 1000;
const judge = (bytes: Buffer): Promise<string> =>
  acceptPdf('an applicant', bytes).then(
    () => 'taken',
    (error: Error) => error.message,
  );

const filled = (before: string, part: string, after: string): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n${before}`),
    Buffer.alloc(14_000_000, part),
    Buffer.from(`${after}\n%%EOF`),
  ]);
/** Fourteen megabytes in one line: before each object, the line is read back to its start. */
const endless = filled('', ' obj', '');
const greedy = filled('1 0 obj\n[', '1 ', ']\nendobj trailer<</Root 1 0 R>>');
const oversized: readonly Buffer[] = [
  rawPdf([stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync(Buffer.alloc(2 ** 26)))]),
  rawPdf(Array.from({ length: 100_000 }, () => 'null')),
  rawPdf([`${'<</A'.repeat(500_000)} 1${'>>'.repeat(500_000)}`]),
  rawPdf([`${'['.repeat(500_000)}${']'.repeat(500_000)}`]),
];

describe('PDFs made to stop the service', () => {
  it('[R8-10] are given up after a while, and everybody else is answered meanwhile', async () => {
    const judged = Promise.all(
      [endless, greedy].map((bytes) => inspectPdf('an applicant', bytes, MAX_PAGES, FEW_MS)),
    );
    let answered = 0;
    let isOver = false;
    void judged.then(() => {
      isOver = true;
    });
    while (!isOver) {
      expect((await service.app.inject('/healthz')).statusCode).toBe(200);
      if (!isOver) answered += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await judged).toEqual([{ fault: 'tooComplex' }, { fault: 'tooComplex' }]);
    // A service that waited for them would answer somebody before and after each at most.
    expect(answered).toBeGreaterThan(4);
    expect(await judge((await pdf()).content)).toBe('taken');
  });

  it('[R8-10] that inflate to half a gigabyte take neither the memory nor the service', async () => {
    const bomb = await shapeOf('pdf-bomb').make();
    const before = process.memoryUsage.rss();
    const judged = await Promise.all([judge(bomb), judge(bomb), judge(bomb)]);
    expect(judged).toEqual(judged.map(() => uploadRefusals.pdfTooComplex));
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
    expect(await inspectPdf('an applicant', onePage(), MAX_PAGES)).toEqual({ pages: 1 });
  });
});

describe('PDFs beyond what pages need', () => {
  it('[R8-10] are too complex, and the reader goes on', async () => {
    for (const bytes of oversized) expect(await judge(bytes)).toBe(uploadRefusals.pdfTooComplex);
    // References in a circle are followed no further than they lead.
    const circle = ['<</S/GoTo/D 7 0 R>>', '<</A 6 0 R/First 7 0 R>>'];
    expect(await judge(onePage('/OpenAction 6 0 R/Outlines 7 0 R', ...circle))).toBe('taken');
  });

  it('[R8-10] are damaged where not all readers see the same pages', async () => {
    const pages = [page(2, 5, 6), page(2, 5, 6), stream('', Buffer.from('BT ET')), FONT];
    const counted = (count: number): Buffer =>
      rawPdf(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[3 0 R 4 0 R]/Count ${count}>>`, ...pages]);
    expect(await judge(counted(2))).toBe('taken');
    expect(await judge(counted(1))).toBe(uploadRefusals.pdfDamaged);
  });
});

describe('what a PDF holds beside its pages', () => {
  it('[R8-10] is not looked for behind a password', async () => {
    const { content } = await pdf({ userPassword: 'segreta', pdfVersion: '1.7' });
    expect(await judge(content)).toBe(uploadRefusals.pdfProtected);
  });

  it('[R8-10] is looked for where only changes are protected, and what is stored is not', async () => {
    const { content } = await pdf({ ownerPassword: 'segreta', pdfVersion: '1.7' });
    const stored = await acceptPdf('an applicant', content);
    expect([content.includes('/Encrypt'), stored.includes('/Encrypt')]).toEqual([true, false]);
    expect(await inspectPdf('an applicant', stored, MAX_PAGES)).toEqual({ pages: 1 });
    const hidden = await PDFDocument.create();
    hidden.addPage();
    hidden.addJavaScript('uno', 'app.alert(1)');
    hidden.encrypt({ ownerPassword: 'segreta' });
    expect(await judge(Buffer.from(await hidden.save()))).toBe(uploadRefusals.pdfScript);
  });

  it('[R8-10] may not be between two ends or two objects, but for what a further save writes', async () => {
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
    const made = new Map<string, Buffer>();
    const bytesOf = (part: string, length: number): Buffer => {
      const make = () => Buffer.concat([onePage(), Buffer.alloc(length, part), Buffer.from('\n%%EOF')]);
      const key = `${part} ${length}`;
      return made.get(key) ?? made.set(key, make()).get(key)!;
    };
    // A scan that restarts at each piece takes 64 times as long for eight times the size.
    for (const part of ['%%EOF\n', '>>stream\n', '1', '1 0 obj ', '% '])
      expect([part, growsAtMost(IN_PROPORTION, (length) => isAlone(bytesOf(part, length)), 250_000)]).toEqual(
        [part, true],
      );
  });

  it('[R8-10] is cut off as padding, before and after the file, in any amount', async () => {
    const file = onePage();
    for (const [before, behind] of [
      ['', '\0'.repeat(100_000)],
      ['\xef\xbb\xbf', '\n\x1a'],
      [' \r\n'.repeat(2000), '\0 \t'],
      ['\x1a\0', '\xef\xbb\xbf'],
      ['\x04', '\r\n\x04'],
      ['\0\0\xfe\xff', '\xff'.repeat(4096)],
      ['\xff'.repeat(512), ''],
      ['\xff\xff\xff\xfe', ''],
      [`\0\x08bill.pdf${'\0'.repeat(118)}`, ''],
      [`\0\x01a${'\0'.repeat(62)}PDF CARO${'\0'.repeat(55)}`, '\0'.repeat(100)],
      ['\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n', '\x1b%-12345X@PJL EOJ\r\n\x1b%-12345X'],
    ] as const) {
      const padded = Buffer.concat([Buffer.from(before, 'latin1'), file, Buffer.from(behind, 'latin1')]);
      const stored = await acceptPdf('an applicant', padded);
      expect(stored.toString('latin1').trimEnd()).toBe(file.toString('latin1').trimEnd());
      expect(padded.length - stored.length).toBeGreaterThan(3);
    }
    expect(await judge(Buffer.concat([file, Buffer.alloc(5000), Buffer.from('MZ')]))).toBe(
      uploadRefusals.pdfNotAlone,
    );
    expect(await judge(Buffer.alloc(5000))).toBe(uploadRefusals.documentType);
    expect(await judge(Buffer.alloc(5000, '@PJL\n'))).toBe(uploadRefusals.documentType);
  });

  it.each([
    ['a head of the web', 'Content-Type: application/pdf\r\n\r\n'],
    ['a warning of a server', '<br />\n<b>Warning</b>: x in y\n'],
    ['a word', 'qualcosa\n'],
    ['padding and a thousand bytes', `\0\xff ${'una riga\n'.repeat(113)}`],
    ['what is no MacBinary', `\0\x40${'n'.repeat(64)}${'\0'.repeat(62)}`],
  ])('[R8-10] is named before the PDF as behind it: %s', async (_, before) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), onePage()]);
    expect(await judge(bytes)).toBe(uploadRefusals.pdfNotAlone);
    const file = { size: bytes.length, truncated: false, head: bytes.subarray(0, 2048), sha256: '' };
    const accept = () => acceptFile('FRONT_DOC_1', 'an applicant', { ...file, read: async () => bytes });
    expect(accept).toThrow(uploadRefusals.pdfNotAlone);
    const far = Buffer.concat([Buffer.alloc(1025, 'x'), onePage()]);
    expect(await judge(far)).toBe(uploadRefusals.documentType);
  });

  it.each(readdirSync(FOREIGN))('[R5.6-05] is nothing in %s, which another program wrote', async (name) => {
    expect(await judge(readFileSync(path.join(FOREIGN, name)))).toBe('taken');
  });
});
