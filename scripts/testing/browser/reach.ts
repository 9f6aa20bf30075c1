import type { Page } from 'playwright-core';

export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) found.push(`page is ${root.scrollWidth} px wide`);
    if (scope.scrollWidth > scope.clientWidth + 1) found.push(`dialog is ${scope.scrollWidth} px wide`);
    const inFlow: { readonly text: string; readonly node: Node; readonly box: DOMRect }[] = [];
    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const parent = node.parentElement;
      const text = (node.textContent ?? '').trim();
      // Options of a native list are drawn by the browser; a drawn document has a text beside it.
      if (text === '' || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      if (parent.closest('option, .react-pdf__Page')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      let isMoving = false;
      let isHidden = false;
      for (let at: Element | null = parent; at && at !== scope.parentElement; at = at.parentElement) {
        const { overflowX, overflowY, position, clipPath, textOverflow } = getComputedStyle(at);
        if (clipPath !== 'none') isHidden = true;
        if (['sticky', 'fixed'].includes(position) || at.hasAttribute('aria-hidden')) isMoving = true;
        if (textOverflow === 'ellipsis' || at === scope || isHidden) continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        // What a box can scroll to is neither cut nor, as long as it is not there, over anything.
        if (['auto', 'scroll'].includes(overflowY))
          boxes = boxes.filter((box) => box.bottom > top && box.top < bottom);
        const clips = (overflow: string) => ['hidden', 'clip'].includes(overflow);
        for (const box of boxes) {
          if (clips(overflowX) && (box.left < left - 2 || box.right > right + 2)) found.push(`cut: ${text}`);
          else if (clips(overflowY) && (box.top < top - 2 || box.bottom > bottom + 2))
            found.push(`cut: ${text}`);
        }
      }
      if (isHidden) continue;
      for (const box of boxes) {
        if (box.left < -1 || box.right > root.clientWidth + 1) found.push(`outside: ${text}`);
        if (!isMoving) inFlow.push({ text, node, box });
      }
    }
    inFlow.forEach(({ text, node, box }, index) => {
      const over = inFlow.slice(index + 1).find(({ node: other, box: { left, right, top, bottom } }) => {
        const width = Math.min(right, box.right) - Math.max(left, box.left);
        const height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        // Adjacent lines share some of their leading.
        return other !== node && width > 2 && height > Math.min(box.height, bottom - top) / 2;
      });
      if (over) found.push(`over each other: ${text} / ${over.text}`);
    });
    return [...new Set(found)].map((line) => line.slice(0, 140));
  });

const hiddenControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const before = document.activeElement as HTMLElement | null;
    const found: string[] = [];
    const controls = scope.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, [tabindex="0"]',
    );
    for (const control of controls) {
      if (!control.isConnected || control.tabIndex < 0 || !control.checkVisibility()) continue;
      control.focus({ focusVisible: true });
      const frame = control.closest('label, .MuiInputBase-root') ?? control;
      const isInSight = (): boolean => {
        const { top, bottom } = frame.getBoundingClientRect();
        // A link within a text may have a box on each of two lines.
        const [first, last] = [frame.getClientRects()[0], [...frame.getClientRects()].at(-1)];
        const isSeen = (box: DOMRect | undefined, y: number): boolean => {
          const seen = box ? document.elementFromPoint((box.left + box.right) / 2, y) : null;
          return seen !== null && (frame.contains(seen) || seen.contains(frame) || control.contains(seen));
        };
        // An element higher than half the window shows its beginning or its end.
        const edges = [isSeen(first, top + 3), isSeen(last, bottom - 3)];
        return bottom - top > window.innerHeight / 2 ? edges.includes(true) : !edges.includes(false);
      };
      // The message of the field that was left may come, and move this one.
      let turns = 1;
      do await new Promise((resolve) => setTimeout(resolve, 50));
      while (!isInSight() && (turns += 1) < 5);
      if (document.activeElement === control && !isInSight())
        found.push(`not in sight with the focus: ${control.outerHTML.slice(0, 100)}`);
    }
    before?.focus({ preventScroll: true });
    return found;
  });

export const outOfReach = async (page: Page): Promise<string[]> => [
  ...(await cutTexts(page)),
  ...(await hiddenControls(page)),
];
