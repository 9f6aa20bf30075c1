import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { wrongHeard } from '../../../scripts/testing/browser/listening';
import { wrongNames } from './ear/names';

/** The narrowest screen that a page has to fit (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 };

/** Rule ids with the elements that break them; WCAG 2.2 A and AA and best practices. */
const axeViolations = async (page: Page): Promise<string[]> => {
  // Only violations are wanted, and a page has one frame: the rest takes two thirds of the time.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};

/** In px. Less looks like a mistake. */
const ROOM_AT_THE_END = 15;

const withoutRoom = (page: Page): Promise<string[]> =>
  page.evaluate((room) => {
    const footer = document.querySelector('footer')?.getBoundingClientRect();
    // Behind a dialog nothing is looked at.
    if (!footer || document.querySelector('dialog[open]')) return [];
    return [...document.querySelectorAll('main :is(a[href], button, input)')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).position !== 'absolute')
      .filter((one) => Math.abs(footer.top - one.getBoundingClientRect().bottom) < room)
      .map((one) => `touches the footer: ${one.outerHTML.slice(0, 120)}`);
  }, ROOM_AT_THE_END);

const wrongWhenNarrow = async (page: Page): Promise<string[]> => {
  const usual = page.viewportSize();
  await page.setViewportSize(NARROW);
  const outside = await page.evaluate(async (width) => {
    await new Promise(requestAnimationFrame);
    if (document.documentElement.scrollWidth <= width) return [];
    // Content behind a dialog cannot be scrolled.
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    return [...top.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > width)
      .map((one) => `outside at ${width} px: ${one.outerHTML.slice(0, 120)}`);
  }, NARROW.width);
  // So low that the page fills it: only then does its end meet the footer.
  await page.setViewportSize({ ...NARROW, height: NARROW.width });
  const near = await withoutRoom(page);
  if (usual) await page.setViewportSize(usual);
  return [...outside, ...near];
};

const RING_TURNS = 10;

export const withoutRing = (page: Page): Promise<string[]> =>
  page.evaluate(async (turns) => {
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const scope = dialogs.at(-1) ?? document;
    const fields = scope.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, [tabindex="0"]',
    );
    const look = (element: HTMLElement): string => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      const near: Element[] = [element, ...(element.parentElement?.children ?? [])];
      for (let at = element.parentElement; at && near.length < 12; at = at.parentElement) near.push(at);
      const styles = near.map((one) => getComputedStyle(one));
      return styles
        .map((one) => [one.outline, one.boxShadow, one.borderColor, one.borderWidth, one.clipPath].join())
        .join('\n');
    };
    const before = document.activeElement as HTMLElement | null;
    const same: string[] = [];
    for (const field of fields) {
      if (field.tabIndex < 0) continue;
      before?.blur();
      const usual = look(field);
      let isSame = true;
      // React draws what follows from the focus a little later; a page may take the focus away meanwhile.
      for (let turn = 0; turn < turns && isSame; turn += 1) {
        field.focus({ focusVisible: true });
        if (document.activeElement !== field) isSame = false;
        else if (turn > 0) isSame = look(field) === usual;
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (isSame) same.push(`no ring: ${field.outerHTML.slice(0, 120)}`);
      field.blur();
    }
    before?.focus();
    return same;
  }, RING_TURNS);

export const brokenLaws = async (page: Page): Promise<string[]> => [
  ...(await wrongWhenNarrow(page)),
  ...(await axeViolations(page)),
  ...(await wrongNames(page)),
  ...(await wrongHeard(page)),
  ...(await withoutRing(page)),
];

export const expectUsable = async (page: Page): Promise<void> => expect(await brokenLaws(page)).toEqual([]);
