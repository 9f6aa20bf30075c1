import type { Page } from 'playwright-core';
import { fieldId } from '../../../src/ui/form/fieldId';

/** Messages by field, as assistive technology gets them, and the list above the form. */
export interface ShownErrors {
  /** By the id of the field that is invalid and is described by the message. */
  readonly fields: Readonly<Record<string, string>>;
  /** Messages of the list, by the id of the field that each leads to. */
  readonly links: Readonly<Record<string, string>>;
  /** Messages of the list that lead nowhere. */
  readonly general: readonly string[];
}

/** What the page should show for the messages by path. `general`: messages of no field of the page. */
export const errorsBy = (
  messages: Readonly<Record<string, string>>,
  general: readonly string[] = [],
): ShownErrors => {
  const byId = Object.fromEntries(
    Object.entries(messages).map(([path, message]) => [fieldId(path), message]),
  );
  return { fields: byId, links: byId, general };
};

const read = (page: Page): Promise<ShownErrors> =>
  page.evaluate(() => {
    const fields: Record<string, string> = {};
    // A group of boxes cannot be invalid itself: its message is linked to it.
    for (const holder of document.querySelectorAll(
      '[aria-invalid="true"], fieldset[aria-describedby*="-errore"]',
    )) {
      const described = (holder.getAttribute('aria-describedby') ?? '').split(' ');
      const words = described.find((id) => id.endsWith('-errore')) ?? '';
      fields[words.replace(/(-gruppo)?-errore$/, '') || holder.id] =
        document.getElementById(words)?.textContent ?? '';
    }
    const links: Record<string, string> = {};
    const general: string[] = [];
    for (const item of document.querySelectorAll('main [role="alert"] li')) {
      const href = item.querySelector('a')?.getAttribute('href');
      if (href) links[href.slice(1)] = item.textContent ?? '';
      else general.push(item.textContent ?? '');
    }
    return { fields, links, general };
  });

/** Tries until it passes; fails as the last try did. */
export const eventually = async (look: () => Promise<void>, ms = 15_000): Promise<void> => {
  const end = Date.now() + ms;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};

/** The fields that the list's links do not bring the focus to. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main [role="alert"] li a')].flatMap((link) => {
      const field = document.getElementById(link.hash.slice(1));
      link.click();
      return field?.contains(document.activeElement) ? [] : [link.hash.slice(1)];
    }),
  );

/** The page shows these errors and no others, on their fields and in the list, whose links lead to the fields. */
export const expectErrors = async (
  page: Page,
  expected: ShownErrors,
  { disabled = [] }: { readonly disabled?: readonly string[] } = {},
): Promise<void> => {
  await eventually(async () => expect(await read(page)).toEqual(expected));
  expect(await unreachable(page)).toEqual(disabled.map(fieldId));
};
