// What runs in the page: it finds elements as people do, by the public queries of @testing-library/dom.
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Words = string | RegExp;
type Query = (container: Node, words: Words, options?: object) => HTMLElement[];

interface Way {
  readonly found: readonly Node[];
}

/** Its text is sent to the page. */
function way(found: readonly Node[]) {
  const { TestingLibraryDom } = window as unknown as { TestingLibraryDom: Readonly<Record<string, Query>> };
  const PASSWORD = '[type=password]';
  const each = (query: (node: Node) => Iterable<Node>) => way([...new Set(found.flatMap((node) => [...query(node)]))]); // prettier-ignore
  return {
    found,
    css: (selector: string) => each((node) => (node as ParentNode).querySelectorAll(selector)),
    by: (kind: string, words: Words, options: { readonly name?: Words } = {}) =>
      each((node) => [
        ...(TestingLibraryDom[`queryAllBy${kind}`]?.(node, words, options) ?? []),
        // By the standard a password has no role; Playwright takes it for a text box.
        ...(kind === 'Role' && words === 'textbox' && options.name !== undefined
          ? (TestingLibraryDom['queryAllByLabelText']?.(node, options.name, { selector: PASSWORD }) ?? [])
          : []),
      ]),
    nth: (index: number) => way(found.slice(index, index + 1 || undefined)),
    has: (inner: (from: Way) => Way) => way(found.filter((node) => inner(way([node])).found.length > 0)),
    hasText: (words: RegExp) => way(found.filter(({ textContent }) => words.test(textContent ?? ''))),
    and: (other: Way) => way(found.filter((node) => other.found.includes(node))),
    or: (other: Way) => way([...new Set([...found, ...other.found])]),
  };
}

/** Returns where a pointer reaches the element, or why it does not. Its text is sent to the page. */
export async function pointOf(element: HTMLElement): Promise<readonly [x: number, y: number] | string> {
  if ((element as HTMLInputElement).disabled) return 'disabled';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [before] = element.getClientRects();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [box] = element.getClientRects();
  if (!box || before?.x !== box.x || before.y !== box.y) return 'not at rest';
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const isReached = element.contains(top) || top?.closest('label')?.control === element;
  return isReached ? [Math.round(x), Math.round(y)] : `under ${top?.outerHTML.slice(0, 120)}`;
}

/** Its text is sent to the page. */
export const isSeen = (element: HTMLElement | undefined): boolean =>
  element !== undefined &&
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible';

const LIBRARY = '../../../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js';

export const SCRIPT = `${readFileSync(path.resolve(__dirname, LIBRARY), 'utf8')}; window.way = ${String(way)};`;
