/**
 * A browser that translates a page puts each text into an element of its own, and React holds the text that
 * was there before: it cannot be removed, changed, and nothing can be put before it. Where the text is all
 * that its element has, React writes the element's content again, and the translator follows.
 */
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** They may be in a sentence, which stays as it is. */
const PHRASE = 'a, strong, button';

const broken = new Set<string>();
const note = (what: string, target: Element): void =>
  void broken.add(`${what}: ${target.outerHTML.slice(0, 200)}`);

const contentOf = (target: Node): Node[] =>
  [...target.childNodes].filter((node) => isText(node) || isElement(node));

const look = (target: Element): void => {
  if (target.matches('style, script, option, .brand')) return;
  const content = contentOf(target);
  if (content.length < 2 || !content.some(isText)) return;
  const isPhrase = content.every((node, index) =>
    isElement(node) ? node.matches(PHRASE) : index === 0 || !isText(content[index - 1] as Node),
  );
  if (!isPhrase) note('A text is not alone in its element', target);
};

const lookAtChange = ({ type, target, addedNodes, removedNodes }: MutationRecord, fresh: Set<Node>): void => {
  const parent = type === 'characterData' ? target.parentElement : target;
  if (!parent || !isElement(parent) || !parent.isConnected || fresh.has(parent)) return;
  const content = contentOf(parent);
  const others = content.filter((node) => !fresh.has(node) && node !== target);
  const hadText = others.some(isText);
  const changed = type === 'characterData' && others.length > 0;
  const came = [...addedNodes].some((node) => isText(node) || isElement(node)) && hadText;
  const went = [...removedNodes].some((node) => isText(node) || (isElement(node) && hadText));
  if (changed || came || (went && others.length > 0))
    note('A text is not alone where something changes', parent);
};

export const watchTexts = (): void => {
  new MutationObserver((records) => {
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const node of fresh) {
      if (!isElement(node)) continue;
      for (const one of [node, ...node.querySelectorAll('*')]) {
        fresh.add(one);
        look(one);
      }
    }
    for (const record of records) lookAtChange(record, fresh);
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

export const takeTexts = (): string[] => {
  const all = [...broken];
  broken.clear();
  return all;
};
