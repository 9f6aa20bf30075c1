import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A class of ATECO 2007 (revision of 2022) whose code or content is another in ATECO 2025. */
export interface FormerClass {
  readonly code: string;
  readonly title: string;
  /** Classes of ATECO 2025, by ISTAT's table of correspondence. */
  readonly successors: readonly string[];
}

const LINE = /^(\d\d\.\d\d) ((?:\d\d\.\d\d )+)(.*)$/;

const read = (): FormerClass[] =>
  readFileSync(join(__dirname, 'ateco2007.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, code = '', successors = '', title = ''] = LINE.exec(line) ?? [];
      return { code, title, successors: successors.trim().split(' ') };
    });

let table: readonly FormerClass[] | undefined;

/** Certificates of before April 2025 have these codes. */
export const ateco2007 = (): readonly FormerClass[] => (table ??= read());

const bySuccessor = (): ReadonlyMap<string, string[]> => {
  const former = new Map<string, string[]>();
  for (const { code, title, successors } of ateco2007())
    for (const successor of new Set(successors))
      former.set(successor, [...(former.get(successor) ?? []), `${code} ${title}`]);
  return former;
};

let formerClasses: ReadonlyMap<string, string[]> | undefined;

export const formerOf = (code: string): readonly string[] =>
  (formerClasses ??= bySuccessor()).get(code) ?? [];

/**
 * A code whose division still exists among its successors leads there only: its other successors are
 * rarities.
 */
export const formerCodesOf = (divisions: ReadonlySet<string>): string[] =>
  ateco2007().flatMap(({ code, successors }) => {
    const division = code.slice(0, 2);
    const stays = successors.some((one) => one.startsWith(division));
    const leads = stays ? divisions.has(division) : successors.some((one) => divisions.has(one.slice(0, 2)));
    return leads ? [code.replace('.', '')] : [];
  });
