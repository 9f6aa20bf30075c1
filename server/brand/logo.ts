/** What a logo must not have: it becomes part of every page, under the page's content security policy. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<script|\son\w+\s*=/i, 'has a script'],
  [/<style|\sstyle\s*=/i, 'has a style, which the page’s policy blocks: use attributes such as fill'],
  [/<(?:foreignObject|image|use|a)\b|href\s*=/i, 'refers to something else: draw it with paths alone'],
  [/\sid\s*=/i, 'has an id (of a gradient or a mask): it stands twice in the page'],
];

export const logoProblem = (svg: string): string[] => {
  if (!/^<svg\b[^>]*\sviewBox="[^"]+"[^>]*>[\s\S]*<\/svg>$/.test(svg))
    return ['is not one <svg viewBox="…">…</svg>'];
  return forbidden.filter(([pattern]) => pattern.test(svg)).map(([, problem]) => problem);
};
