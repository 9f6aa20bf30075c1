import {
  linesOf,
  otherKeys,
  parseScript,
  SOMETIMES,
  textOf,
  writeScript,
  type Exchange,
} from './parsedScript';

const countOf = (lines: readonly string[], line: string): number =>
  lines.filter((one) => one === line).length;

const mergeExchange = (first: Exchange, others: readonly (readonly string[])[]): Exchange => {
  const own = linesOf(first);
  const seen: string[] = [];
  const parts = first.parts.map((part) => ({
    ...part,
    lines: part.lines.map((line) => {
      seen.push(line);
      const isAlways = others.every((other) => countOf(other, line) >= countOf(seen, line));
      return isAlways ? line : SOMETIMES + textOf(line);
    }),
  }));
  const added = [...new Set(others.flat())].flatMap((line) => {
    const most = Math.max(...others.map((other) => countOf(other, line)));
    return Array.from({ length: Math.max(0, most - countOf(own, line)) }, () => SOMETIMES + textOf(line));
  });
  const last = parts.at(-1);
  return last
    ? { ...first, parts: [...parts.slice(0, -1), { ...last, lines: [...last.lines, ...added] }] }
    : first;
};

/** `problem`: where the keys of one hearing are others than the first's. */
export const mergeScripts = (
  scripts: readonly string[],
): { readonly script: string } | { readonly problem: string } => {
  const [first = [], ...others] = scripts.map(parseScript);
  const problem = others.map((other) => otherKeys(first, other)).find((text) => text !== '');
  if (problem !== undefined) return { problem };
  const merged = first.map((exchange, index) =>
    mergeExchange(
      exchange,
      others.map((other) => linesOf(other[index] as Exchange)),
    ),
  );
  return { script: writeScript(merged) };
};
