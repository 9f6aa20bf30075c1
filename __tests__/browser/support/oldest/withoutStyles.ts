import type { LackedStyles } from '../../../../scripts/lib/oldest/styles';

/**
 * Renames in the text of style sheets what is lacked: the browser does with it, and with `@supports`, as one
 * that does not know it. It runs in pages too, as text.
 */
export const withoutStyles = (
  css: string,
  { atRules, properties, functions, pseudos }: LackedStyles,
): string => {
  const any = (names: readonly string[]): string => `(${names.join('|')})(?![\\w-])`;
  const lacked = new Set(properties);
  return css
    .replace(new RegExp(`@${any(atRules)}`, 'g'), '@lacked-$1')
    .replace(new RegExp(`(::?)${any(pseudos)}(?=[^;{}]*\\{|[^;{}]*$)`, 'g'), '$1lacked-$2')
    .replace(new RegExp(`(?<![\\w-])${any(functions)}(?=\\()`, 'g'), 'lacked-$1')
    .replace(
      /(^|[{;(])(\s*)([\w-]+)(?=\s*:[^;{}]*(?:[;})]|$))/g,
      (text, before: string, space: string, name: string) =>
        lacked.has(name) ? `${before}${space}lacked-${name}` : text,
    );
};
