import type { Block, Field } from './blocks';
import type { Sheet, TextStyle } from './sheet';
import { gap, size } from './theme';

const labelStyle: TextStyle = { size: size.label, colour: 'soft' };
const valueStyle: TextStyle = { size: size.text + 0.5, weight: 'strong' };

const rowsOf = (fields: readonly Field[]): Field[][] => {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && !last[0]?.wide && !field.wide) last.push(field);
    else rows.push([field]);
  }
  return rows;
};

/** For screen readers it is a list. */
const drawFields = (sheet: Sheet, fields: readonly Field[]): void => {
  const half = (sheet.width - gap.column) / 2;
  sheet.group(sheet.root, 'L', (list) => {
    for (const row of rowsOf(fields)) {
      const widthOf = ({ wide }: Field): number => (wide ? sheet.width : half);
      const heights = row.map(
        (field) =>
          sheet.heightOf(field.label, { ...labelStyle, width: widthOf(field) }) +
          sheet.heightOf(field.value, { ...valueStyle, width: widthOf(field) }),
      );
      const height = Math.max(...heights);
      sheet.ensure(height);
      const top = sheet.doc.y;
      row.forEach((field, column) => {
        const place = { x: sheet.left + column * (half + gap.column), width: widthOf(field) };
        sheet.doc.y = top;
        sheet.group(list, 'LI', (item) => {
          sheet.text(item, 'Lbl', field.label, { ...labelStyle, ...place });
          sheet.text(item, 'LBody', field.value, { ...valueStyle, ...place });
        });
      });
      sheet.doc.y = top + height + gap.row;
    }
  });
};

const QUESTION_SHARE = 0.58;

/** For screen readers it is a table with the questions as row headers. */
const drawAnswers = (sheet: Sheet, rows: readonly Field[]): void => {
  const question: TextStyle = { x: sheet.left, width: sheet.width * QUESTION_SHARE };
  const answerX = sheet.left + sheet.width * QUESTION_SHARE + gap.column;
  const answer: TextStyle = { ...valueStyle, x: answerX, width: sheet.left + sheet.width - answerX };
  sheet.group(sheet.root, 'Table', (table) => {
    for (const { label, value } of rows) {
      const height = Math.max(sheet.heightOf(label, question), sheet.heightOf(value, answer));
      sheet.ensure(height + gap.row);
      const top = sheet.doc.y;
      sheet.group(table, 'TR', (row) => {
        sheet.text(row, 'TH', label, question, { scope: 'Row' });
        sheet.doc.y = top;
        sheet.text(row, 'TD', value, answer);
      });
      sheet.doc.y = top + height + gap.row / 2;
      sheet.rule(sheet.doc.y);
      sheet.skip(gap.row / 2 + 1);
    }
  });
};

const drawHeading = (sheet: Sheet, text: string): void => {
  // Keeps a heading from being the last line of a page.
  sheet.ensure(90);
  sheet.skip(gap.block / 2);
  sheet.text(sheet.root, 'H2', text, { size: size.heading, weight: 'strong', colour: 'accent' });
  sheet.rule(sheet.doc.y + 2, 'accent', 0.9);
  sheet.skip(gap.row + 3);
};

const drawNote = (sheet: Sheet, text: string): void => {
  const inset = 12;
  const style: TextStyle = {
    x: sheet.left + inset,
    width: sheet.width - 2 * inset,
    colour: 'soft',
    size: size.text - 0.5,
  };
  const height = sheet.heightOf(text, style) + 2 * inset - gap.line;
  sheet.ensure(height);
  const top = sheet.doc.y;
  sheet.decoration(() => {
    sheet.doc.roundedRect(sheet.left, top, sheet.width, height, 5).fill(sheet.ink.wash);
  });
  sheet.doc.y = top + inset;
  sheet.text(sheet.root, 'P', text, style);
  sheet.doc.y = top + height + gap.row;
};

const drawList = (sheet: Sheet, items: readonly string[]): void => {
  const indent = 14;
  const style: TextStyle = { x: sheet.left + indent, width: sheet.width - indent };
  sheet.group(sheet.root, 'L', (list) => {
    for (const item of items) {
      sheet.ensure(sheet.heightOf(item, style));
      const top = sheet.doc.y;
      sheet.group(list, 'LI', (entry) => {
        sheet.text(entry, 'Lbl', '•', { x: sheet.left + 3, width: indent, colour: 'accent' });
        sheet.doc.y = top;
        sheet.text(entry, 'LBody', item, style);
      });
      sheet.skip(3);
    }
  });
  sheet.skip(gap.row - 3);
};

const drawArticle = (sheet: Sheet, title: string, paragraphs: readonly string[]): void => {
  sheet.ensure(sheet.heightOf(paragraphs[0] ?? '') + 24);
  sheet.text(sheet.root, 'H3', title, { size: size.article, weight: 'strong' });
  sheet.skip(2);
  for (const text of paragraphs) {
    const height = sheet.heightOf(text);
    if (height < 60) sheet.ensure(height);
    sheet.text(sheet.root, 'P', text);
    sheet.skip(3);
  }
  sheet.skip(gap.row - 3);
};

const drawSignature = (sheet: Sheet, block: Extract<Block, { kind: 'signature' }>): void => {
  const half = (sheet.width - gap.column) / 2;
  const right = { x: sheet.left + half + gap.column, width: half };
  const names = Math.max(
    sheet.heightOf(block.date, { ...valueStyle, width: half }),
    sheet.heightOf(block.signer, { ...valueStyle, width: half }),
  );
  sheet.ensure(sheet.heightOf(block.text) + names + 50);
  sheet.text(sheet.root, 'P', block.text);
  sheet.skip(gap.block);
  const top = sheet.doc.y;
  sheet.text(sheet.root, 'P', 'Data del documento', { ...labelStyle, width: half });
  sheet.text(sheet.root, 'P', block.date, { ...valueStyle, width: half });
  sheet.doc.y = top;
  sheet.text(sheet.root, 'P', 'Firma elettronica del titolare', { ...labelStyle, ...right });
  sheet.text(sheet.root, 'P', block.signer, { ...valueStyle, ...right });
  const foot = top + names + 16;
  sheet.decoration(() => {
    sheet.doc
      .moveTo(sheet.left, foot)
      .lineTo(sheet.left + half, foot)
      .moveTo(right.x, foot)
      .lineTo(right.x + half, foot)
      .lineWidth(0.7)
      .strokeColor(sheet.ink.soft)
      .stroke();
  });
  sheet.doc.y = foot + gap.block;
};

export const drawBlock = (sheet: Sheet, block: Block): void => {
  switch (block.kind) {
    case 'heading':
      drawHeading(sheet, block.text);
      break;
    case 'paragraph':
      sheet.text(sheet.root, 'P', block.text);
      sheet.skip(gap.row);
      break;
    case 'note':
      drawNote(sheet, block.text);
      break;
    case 'fields':
      drawFields(sheet, block.fields);
      break;
    case 'answers':
      drawAnswers(sheet, block.rows);
      break;
    case 'list':
      drawList(sheet, block.items);
      break;
    case 'article':
      drawArticle(sheet, block.title, block.paragraphs);
      break;
    case 'signature':
      drawSignature(sheet, block);
      break;
  }
};
