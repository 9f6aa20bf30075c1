import ts from 'typescript';

const RUNNERS = new Set(['it', 'test', 'describe']);
const NOT_RUN = new Set(['skip', 'todo']);

/** `it.each(rows)` is ['it', 'each']. */
function chain(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...chain(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return chain(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return chain(node.tag);
  return [];
}

function titleOf(call: ts.CallExpression): string | undefined {
  const [root = '', ...rest] = chain(call.expression);
  if (!RUNNERS.has(root) || rest.some((name) => NOT_RUN.has(name))) return undefined;
  const [title] = call.arguments;
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText() : undefined;
}

/** Skipped tests do not count. */
export function titlesIn(fileName: string, text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined;
    if (title !== undefined) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true));
  return titles;
}

/** Requirement ids in a title: `[R2.1-01] [R4.1-01] …` and `[R2.1-01, R4.1-01] …`. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(
    ([, inside = '']) => inside.match(/\bR\d+(?:\.\d+)?-\d+\b/g) ?? [],
  );
}
