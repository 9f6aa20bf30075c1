/**
 * The law of live regions: an empty one must exist before its text comes. A screen reader ignores a region
 * that is created with its text, except for an alert. A page or dialog that opens is read by the focus.
 */
const LIVE = '[role=status], [role=log], [aria-live=polite], [aria-live=assertive]';
const PAGE = 'h1, dialog, main';

const known = new WeakSet<Element>();
const faults: string[] = [];

const isPage = (node: Element): boolean => node.matches(PAGE) || node.querySelector(PAGE) !== null;
/** A test that shows a part, or puts another in its place. */
const isRoot = (target: Node): boolean => target === document.body || target.parentNode === document.body;

const watch = (records: readonly MutationRecord[]): void => {
  const added = records.flatMap(({ target, addedNodes }) =>
    [...addedNodes].flatMap((node) => (node instanceof Element ? [{ node, isFirst: isRoot(target) }] : [])),
  );
  const isOpening = added.some(({ node, isFirst }) => isFirst || isPage(node));
  for (const { node } of added)
    for (const region of [node, ...node.querySelectorAll(LIVE)]) {
      if (!region.matches(LIVE) || known.has(region) || !region.isConnected) continue;
      known.add(region);
      const text = region.textContent.trim();
      if (!isOpening && text !== '') faults.push(text);
    }
};

export const watchRegions = (): void => {
  if (typeof window === 'undefined') return;
  const observer = new MutationObserver(watch);
  beforeAll(() => observer.observe(document, { childList: true, subtree: true }));
  afterEach(() => {
    watch(observer.takeRecords());
    expect(faults.splice(0).map((text) => `a live region came with its text: ${text}`)).toEqual([]);
  });
};
