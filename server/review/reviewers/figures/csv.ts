import type { Table } from './tables';

/** A spreadsheet would run a text that begins like a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[";\n\r]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
};

/** With semicolons and a byte order mark, as a spreadsheet in Italian reads it. */
export const csvOf = (tables: readonly Table[]): string => {
  const lines = tables.flatMap(({ title, heads, rows }) =>
    rows.flatMap(([name = '', ...values]) =>
      values.map((value, at) => [title, name, heads[at + 1] ?? '', value]),
    ),
  );
  const all = [['Sezione', 'Voce', 'Misura', 'Valore'], ...lines];
  return `\uFEFF${all.map((line) => `${line.map(cell).join(';')}\r\n`).join('')}`;
};
