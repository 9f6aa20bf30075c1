/** A browser that translates each page, as Chrome does: the words stay, the text nodes do not. */
import type { BrowserContext, Page } from 'playwright-core';
import { shellCopy } from '../../../src/copy/shell';

interface Translated {
  readonly original: Text;
  readonly shown: HTMLElement;
  readonly words: string;
}

/**
 * Each text goes into two elements of the translator's own, in place of the page's own node; what comes or
 * changes later, too.
 */
export const translate = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const translated: Translated[] = [];
    Object.assign(window, { translated });
    const wrap = (text: Text): void => {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '') return;
      if (parent.closest('font, script, style, svg, [translate=no]')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
      translated.push({ original: text, shown: outer, words: text.data });
    };
    const wrapAll = (root: Node): void => {
      if (root instanceof Text) return wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    // Chrome begins once the page has loaded.
    window.addEventListener('load', () => {
      wrapAll(document.body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          if (type === 'characterData') wrapAll(target);
          else addedNodes.forEach(wrapAll);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });

const staleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { translated: Translated[] }).translated
      .filter(({ original, shown, words }) => shown.isConnected && original.data !== words)
      .map(({ original, words }) => `'${words}' stays for '${original.data}'`),
  );

export const isWhole = async (page: Page): Promise<void> => {
  expect(await page.getByRole('heading', { name: shellCopy.errorScreenTitle }).count()).toBe(0);
  expect(await staleTexts(page)).toEqual([]);
};
