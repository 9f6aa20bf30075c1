import { provinceSuccessors } from '../supplement';

/** A time in which a municipality had these names, in one province. */
export interface ArchiveRow {
  readonly codice: string;
  /** In Italian and, where there are two, in the other language. */
  readonly nomi: readonly string[];
  readonly sigla: string;
  readonly dal: string;
  /** First day no longer; absent while it lasts. */
  readonly al?: string;
}

export interface Archive {
  readonly rows: readonly ArchiveRow[];
  /** The last day that the archive knows of. */
  readonly edition: string;
}

const OPEN_END = '9999-12-31';
/** A municipality of before the codes. */
const NO_CODE = 'ND';
/** Provinces of the archive under other letters than in the table. */
const letters: Readonly<Record<string, string>> = provinceSuccessors;

const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:"([^"]*)"|([^,]*))(?:,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Reads ANPR_archivio_comuni.csv: one row for each change of name, province or boundary. */
export const parseArchive = (csv: string): Archive => {
  const [head = '', ...lines] = csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const columns = cellsOf(head);
  let edition = '';
  const rows = lines.flatMap((line): ArchiveRow[] => {
    const cells = cellsOf(line);
    const cell = (column: string): string => cells[columns.indexOf(column)] ?? '';
    const [dal, last] = [cell('DATAISTITUZIONE'), cell('DATACESSAZIONE')];
    for (const day of [dal, last, cell('DATAULTIMOAGG')])
      if (day > edition && day !== OPEN_END) edition = day;
    const codice = cell('CODCATASTALE');
    if (codice === NO_CODE) return [];
    const sigla = cell('SIGLAPROVINCIA');
    return [
      {
        codice,
        nomi: [cell('DENOMTRASLITTERATA'), cell('ALTRADENOMTRASLITTERATA')].filter(Boolean),
        sigla: letters[sigla] ?? sigla,
        dal,
        ...(last !== OPEN_END && { al: dayAfter(last) }),
      },
    ];
  });
  return { rows, edition };
};
