import { parse, type Node, type Options } from 'acorn';
import { OLDEST_SYNTAX } from './declared';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

interface Text {
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked?: string } }[];
}
type Call = Node & {
  readonly callee: { readonly name?: string; readonly property?: { readonly name?: string } };
  readonly arguments: readonly Text[];
};

const textOf = (one: Text | undefined): unknown =>
  one?.quasis?.length === 1 ? one.quasis[0]?.value.cooked : one?.value;

const LINE_BREAKS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r' };

/** swc makes such calls of newer literals. */
const asLiteral = ({ callee, arguments: [first, second] }: Call): string | undefined => {
  const [pattern, flags] = [textOf(first), textOf(second) ?? ''];
  if (
    (callee.name ?? callee.property?.name) !== 'RegExp' ||
    typeof pattern !== 'string' ||
    typeof flags !== 'string'
  )
    return undefined;
  const escaped = pattern.replace(/\\?[\n\r]|\\.|\//g, (text) =>
    text === '/' ? '\\/' : (LINE_BREAKS[text.slice(-1)] ?? text),
  );
  return `/${escaped || '(?:)'}/${flags}`;
};

const regExpCalls = (node: Node): string[] => {
  const own = /^(Call|New)Expression$/.test(node.type) ? asLiteral(node as Call) : undefined;
  const inner = Object.values(node).flat().filter(isNode).flatMap(regExpCalls);
  return own === undefined ? inner : [own, ...inner];
};

/** The parser's messages. `edition`: of ECMAScript, if not that of the declared browsers. */
export const scriptProblems = (
  code: string,
  sourceType: Options['sourceType'],
  edition: number = OLDEST_SYNTAX,
): string[] => {
  const problemOf = (text: string): Node | string => {
    try {
      return parse(text, { ecmaVersion: edition as Options['ecmaVersion'] & number, sourceType });
    } catch (error) {
      return (error as Error).message;
    }
  };
  const program = problemOf(code);
  if (typeof program === 'string') return [program];
  return regExpCalls(program)
    .map(problemOf)
    .filter((one) => typeof one === 'string');
};
