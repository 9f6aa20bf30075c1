import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    earFaults?: string[];
  }
}

/** Runs in the page, before its own scripts. */
const listen = (): void => {
  const TWICE_WITHIN_MS = 2000;
  const LOST_AFTER_MS = 1500;
  /** Shorter texts come twice by chance: 'Caricato'. */
  const TELLING = 12;
  const LIVE = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]';
  const faults = (window.earFaults = [] as string[]);
  const known = new WeakSet<Element>();
  let focused: Element | null = null;
  let actedAt = -Infinity;
  let said: { readonly text: string; readonly at: number; readonly by: string }[] = [];

  const spoken = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.matches('[aria-hidden=true], [hidden], script, style')) return '';
    return [...node.childNodes].map(spoken).join(' ').replace(/\s+/g, ' ').trim();
  };
  const say = (text: string, by: string): void => {
    const now = performance.now();
    said = said.filter(({ at }) => now - at < TWICE_WITHIN_MS && at > actedAt);
    const before = said.find((one) =>
      one.by !== by || by !== 'focus' ? one.text.includes(text) || text.includes(one.text) : false,
    );
    if (text.length >= TELLING && before) faults.push(`said twice, by ${before.by} and ${by}: ${text}`);
    if (text.length >= TELLING) said.push({ text, at: now, by });
  };
  const act = (): void => void (actedAt = performance.now());
  for (const type of ['keydown', 'pointerdown', 'click', 'input', 'change', 'drop'])
    addEventListener(type, act, true);
  addEventListener(
    'focusin',
    ({ target }) => {
      focused = target as Element;
      const notes = (focused.getAttribute('aria-describedby') ?? '').split(' ');
      for (const id of notes) {
        const note = id === '' ? null : document.getElementById(id);
        if (note) say(spoken(note), 'focus');
      }
      // An element that is no control is read out with its own text, which a status has announced already.
      if (
        focused.matches(
          '[tabindex="-1"]:is(p, div, span, h1, h2, [role=status], [role=alert]):not([role=group])',
        )
      )
        say(spoken(focused), 'focus');
    },
    true,
  );

  const isPage = (node: Element): boolean =>
    node.matches('h1, dialog, main') || node.querySelector('h1, dialog, main') !== null;
  const check = (records: readonly MutationRecord[]): void => {
    const changed = new Map<Element, string>();
    const added = records.flatMap(({ addedNodes }) =>
      [...addedNodes].filter((one) => one instanceof Element),
    );
    const isNewPage = added.some(isPage);
    for (const record of records) {
      const target = record.target instanceof Element ? record.target : record.target.parentElement;
      const region = target?.closest(LIVE);
      if (region && known.has(region) && region.closest('[aria-hidden=true]') === null) {
        const isWhole = region.matches('[role=alert], [role=status]');
        const news = record.type === 'characterData' ? record.target : undefined;
        const parts = news ? [news] : [...record.addedNodes];
        if (parts.length > 0) changed.set(region, isWhole ? spoken(region) : parts.map(spoken).join(' '));
      }
    }
    for (const node of added)
      for (const region of [node, ...node.querySelectorAll(LIVE)]) {
        if (!region.matches(LIVE) || known.has(region) || !region.isConnected) continue;
        known.add(region);
        // Hidden elements are not read out: the page's own HTML has alerts for later.
        const text = region.getClientRects().length > 0 ? spoken(region) : '';
        if (text === '' || isNewPage) continue;
        if (region.matches('[role=alert]')) changed.set(region, text);
        else faults.push(`a live region came with its text, which is not read out: ${text}`);
      }
    for (const [region, text] of changed) if (text !== '') say(text, region.getAttribute('role') ?? 'live');
    const gone = focused;
    if (gone && !gone.isConnected) {
      focused = null;
      setTimeout(() => {
        if (document.activeElement === document.body && document.hasFocus())
          faults.push(`the focus was lost with ${gone.outerHTML.slice(0, 120)}`);
      }, LOST_AFTER_MS);
    }
  };
  new MutationObserver(check).observe(document, { childList: true, characterData: true, subtree: true });
};

export const listenIn = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(listen);
};

export const wrongHeard = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.earFaults?.splice(0) ?? []);
