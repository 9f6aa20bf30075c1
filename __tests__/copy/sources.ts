import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');

export interface Text {
  /** Path from the project's folder. */
  readonly file: string;
  /** Expressions of a template are inserted as `${…}`, constants of the file as their value. */
  readonly text: string;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

const constantsOf = (source: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .flatMap(({ name, initializer }): [string, string][] => {
        const value = initializer?.getText(source) ?? '';
        return ts.isIdentifier(name)
          ? [[name.text, value]]
          : name.elements.flatMap((one): [string, string][] =>
              ts.isBindingElement(one)
                ? [[one.name.getText(source), `${value}.${one.name.getText(source)}`]]
                : [],
            );
      }),
  );

const textsOf = (file: string): readonly Text[] => {
  const source = parse(file);
  const constants = constantsOf(source);
  const found: Text[] = [];
  const add = (text: string) => found.push({ file, text: text.replace(/\s+/g, ' ').trim() });
  const written = (expression: ts.Expression): string => {
    const text = expression.getText(source);
    const value = ts.isIdentifier(expression) ? constants.get(text) : undefined;
    return value === undefined || value.includes('`') ? text : value;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) add(node.text);
    if (ts.isTemplateExpression(node))
      add(
        node.head.text +
          node.templateSpans.map((span) => `\${${written(span.expression)}}${span.literal.text}`).join(''),
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

export const textsIn = (...folders: readonly string[]): readonly Text[] =>
  folders.flatMap(filesIn).flatMap(textsOf);

export interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
}
const nameOf = (node: ts.Node, source: ts.SourceFile): string =>
  node.getText(source).replace(/^['"`]|['"`]$/g, '');

/** A function counts by what it returns. */
const leavesOf = (node: ts.Node, source: ts.SourceFile, place: readonly string[]): readonly Leaf[] => {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((one) =>
      ts.isPropertyAssignment(one)
        ? leavesOf(one.initializer, source, [...place, nameOf(one.name, source)])
        : [],
    );
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((one, index) => leavesOf(one, source, [...place, String(index)]));
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return leavesOf(node.body, source, place);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return leavesOf(node.expression, source, place);
  if (ts.isTaggedTemplateExpression(node)) return leavesOf(node.template, source, place);
  if (ts.isCallExpression(node))
    return node.arguments.flatMap((one, index) => leavesOf(one, source, [...place, `(${index})`]));
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
    ? [{ path: place, text: nameOf(node, source) }]
    : [];
};

export const tablesIn = (
  ...folders: readonly string[]
): readonly { file: string; leaves: readonly Leaf[] }[] =>
  folders.flatMap(filesIn).map((file) => {
    const source = parse(file);
    const constants = source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations);
    const leaves = constants.flatMap(({ name, initializer }) =>
      initializer ? leavesOf(initializer, source, [name.getText(source)]) : [],
    );
    return { file, leaves };
  });
