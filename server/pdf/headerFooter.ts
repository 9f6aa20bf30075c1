import { code128 } from './barcode';
import type { ContractData } from './data';
import type { Sheet } from './sheet';
import { fonts, page, size } from './theme';
import { dateInRome, timeInRome } from './formatting';

const BARCODE = { width: 150, height: 26, top: 34 } as const;
const DOCUMENT_WIDTH = 200;
const GAP = 12;

const inFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

const barcode = (sheet: Sheet, digits: string): void => {
  const { doc } = sheet;
  const widths = code128(digits);
  const unit = BARCODE.width / widths.reduce((sum, width) => sum + width, 0);
  let x = sheet.left + sheet.width - BARCODE.width;
  widths.forEach((width, place) => {
    if (place % 2 === 0) doc.rect(x, BARCODE.top, width * unit, BARCODE.height);
    x += width * unit;
  });
  doc.fill(sheet.ink.text);
};

export const drawOpening = (sheet: Sheet, data: ContractData, title: string, lead: string): void => {
  const right = sheet.left + sheet.width;
  const box: [number, number, number, number] = [
    right - BARCODE.width,
    BARCODE.top,
    right,
    BARCODE.top + BARCODE.height,
  ];
  const figure = sheet.doc.struct('Figure', { alt: `Codice a barre ${data.barCode}`, bbox: box }, () => {
    barcode(sheet, data.barCode);
  });
  sheet.doc.y = BARCODE.top + BARCODE.height + 44;
  sheet.text(sheet.root, 'H1', title, { size: size.title, weight: 'strong' });
  sheet.skip(4);
  sheet.text(sheet.root, 'P', lead, { colour: 'soft', size: size.article });
  sheet.skip(6);
  sheet.text(
    sheet.root,
    'P',
    `Documento preparato il ${dateInRome(data.at)} alle ore ${timeInRome(data.at)}`,
    { colour: 'soft', size: size.label },
  );
  // Read after the title, which is lower on the page.
  sheet.root.add(figure);
  sheet.skip(14);
};

interface LineOptions {
  readonly align?: 'left' | 'right';
  readonly strong?: boolean;
  readonly width?: number;
  readonly lines?: number;
}

const line = (sheet: Sheet, text: string, y: number, options: LineOptions = {}): void => {
  const { align = 'left', strong = false, width = sheet.width, lines } = options;
  sheet.doc
    .font(strong ? fonts.strong : fonts.regular)
    .fontSize(size.small)
    .fillColor(strong ? sheet.ink.accent : sheet.ink.soft)
    .text(text, align === 'right' ? sheet.left + sheet.width - width : sheet.left, y, {
      width,
      align,
      lineGap: 1,
      ...(lines !== undefined && { height: lines * sheet.doc.currentLineHeight(true), ellipsis: true }),
    });
};

/** Call it last, when the number of pages is known. */
export const drawHeaderAndFooter = (sheet: Sheet, data: ContractData, title: string): void => {
  const { count } = sheet.doc.bufferedPageRange();
  const { head } = data.brand;
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(index);
    const { margins, height } = sheet.doc.page;
    const { bottom } = margins;
    // Text below the bottom margin would start a new page.
    margins.bottom = 0;
    const foot = height - page.bottom + 22;
    sheet.decoration(() => {
      const right = index === 0 ? BARCODE.width : DOCUMENT_WIDTH;
      line(sheet, head === undefined ? title : `${head} · ${title}`, 38, {
        strong: true,
        width: sheet.width - right - GAP,
        lines: 1,
      });
      if (index === 0) line(sheet, inFours(data.barCode), 64, { align: 'right', width: BARCODE.width });
      else line(sheet, `Documento ${inFours(data.barCode)}`, 38, { align: 'right', width: DOCUMENT_WIDTH });
      line(sheet, `Richiesta ${data.guid}`, 50, { width: sheet.width - right - GAP, lines: 1 });
      sheet.doc
        .moveTo(sheet.left, foot - 8)
        .lineTo(sheet.left + sheet.width, foot - 8)
        .lineWidth(0.7)
        .strokeColor(sheet.ink.line)
        .stroke();
      line(sheet, data.legalLine, foot, { width: sheet.width - 90 });
      line(sheet, `Pagina ${index + 1} di ${count}`, foot, { align: 'right', width: 80 });
    }, true);
    margins.bottom = bottom;
  }
};
