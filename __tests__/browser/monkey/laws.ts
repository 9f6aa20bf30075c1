import type { Page } from 'playwright-core';
import { titleOf } from '../../../src/app/titles';
import { shellCopy } from '../../../src/copy/shell';

/** No overlay, and no page that is still coming, may last longer. */
const PATIENCE_MS = 15_000;

interface Seen {
  readonly path: string;
  readonly subPage: number;
  readonly title: string;
  /** Heading of an error screen, which may have given the tab its title. */
  readonly error: string | null;
  readonly headings: number;
  readonly isCovered: boolean;
  readonly ways: number;
  /** The app is on show: no page of a browser without it. */
  readonly isFramed: boolean;
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate((loading) => {
    const isSeen = (one: Element): boolean => one.checkVisibility();
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const scope = dialog ? 'dialog[open]' : 'main';
    const state = window.history.state as { usr?: { subPage?: number } | null } | null;
    return {
      path: window.location.pathname,
      subPage: state?.usr?.subPage ?? 0,
      title: document.title,
      error:
        document.querySelector('main :is(h1, :has(> h1)) + [role=alert]')?.previousElementSibling
          ?.textContent ?? null,
      headings: all(dialog ? 'h1, h2' : 'h1').length,
      isCovered: all('[role=status] p').some((one) => one.textContent === loading),
      ways: all(`${scope} button:enabled, ${scope} a[href]`).length,
      isFramed: all('header').length > 0,
    };
  }, shellCopy.loading);

const GENERAL = shellCopy.tabTitle('').replace(/^ \| /, '');

const titlesOf = ({ path, subPage, error }: Seen): readonly string[] => [
  // The titles are a file too, which may be lost: then the general one stays.
  GENERAL,
  titleOf(path, subPage),
  ...(error === null ? [] : [shellCopy.tabTitle(error)]),
];

const broken = (seen: Seen): string[] => {
  const { path, subPage, title, headings, isCovered, ways, isFramed } = seen;
  return [
    ...(isCovered ? ['the overlay stays'] : []),
    ...(headings === 0 ? ['no heading'] : []),
    ...(ways === 0 ? ['no way on'] : []),
    ...(isFramed && !titlesOf(seen).includes(title)
      ? [`the address says ${path}#${subPage}, the page “${title}”`]
      : []),
  ];
};

export const brokenLaws = async (page: Page): Promise<readonly string[]> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    // A navigation may be under way.
    const wrong = await look(page).then(broken, (error: unknown) => [String(error)]);
    if (wrong.length === 0 || Date.now() > end) return wrong;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
