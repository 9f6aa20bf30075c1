export interface Passage {
  /** Its number and its line. */
  readonly page: string;
  readonly key: string;
  readonly lines: readonly string[];
}
/** A key, and what followed by itself: the machine's speed decides in which of the two a line is. */
export interface Exchange {
  readonly key: string;
  readonly parts: readonly Passage[];
}

const FOLLOWING: readonly string[] = ['(da solo)', '[ctrl+a]'];
/** Before a line that every hearing had, and one that only some had. */
export const ALWAYS = '    ';
export const SOMETIMES = '  ~ ';

export const parseScript = (script: string): readonly Exchange[] => {
  const exchanges: { key: string; parts: { page: string; key: string; lines: string[] }[] }[] = [];
  let page = '';
  let pages = 0;
  for (const line of script.split('\n')) {
    if (line.startsWith('=== ')) {
      pages += 1;
      page = `${pages} ${line}`;
    } else if (/^[[(]/.test(line)) {
      const isFollowing = FOLLOWING.includes(line);
      if (!isFollowing || exchanges.length === 0) exchanges.push({ key: isFollowing ? '' : line, parts: [] });
      exchanges.at(-1)?.parts.push({ page, key: line, lines: [] });
    } else if (line !== '') exchanges.at(-1)?.parts.at(-1)?.lines.push(line);
  }
  return exchanges;
};

export const writeScript = (exchanges: readonly Exchange[]): string => {
  const passages = exchanges.flatMap(({ parts }) => parts);
  const lines = passages.flatMap(({ page, key, lines: said }, index) => {
    const title = page.replace(/^\d+ /, '');
    const isNew = page !== passages[index - 1]?.page;
    return [...(isNew && index > 0 ? [''] : []), ...(isNew ? [title] : []), key, ...said];
  });
  return `${lines.join('\n')}\n`;
};

export const textOf = (line: string): string => line.slice(ALWAYS.length);
export const linesOf = ({ parts }: Exchange): readonly string[] => parts.flatMap(({ lines }) => lines);

/** Where the keys part, and what was said before; '' where they are the same. */
export const otherKeys = (kept: readonly Exchange[], heard: readonly Exchange[]): string => {
  const longest = Math.max(kept.length, heard.length);
  const at = Array.from({ length: longest }, (_, index) => index).find(
    (index) => kept[index]?.key !== heard[index]?.key,
  );
  if (at === undefined) return '';
  const before = (all: readonly Exchange[]): readonly string[] => {
    const last = all[at - 1];
    return last ? [last.key, ...linesOf(last)] : [];
  };
  const shown = (mark: string, all: readonly Exchange[]): readonly string[] =>
    [...before(all), all[at]?.key ?? '(end)'].map((line) => `${mark} ${line}`);
  return [heard[at - 1]?.parts[0]?.page ?? '', ...shown('-', kept), ...shown('+', heard)].join('\n');
};
