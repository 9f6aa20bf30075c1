import type { Page } from 'playwright-core';
import { fieldId } from '../../../src/ui/form/fieldId';
import { eventually } from './until';

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

/** Where the list's links bring the focus, where that is not their own field. */
const strayLinks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main [role="alert"] li a')];
    const strays = links.flatMap((link) => {
      const id = link.hash.slice(1);
      link.click();
      const found = document.getElementById(id)?.contains(document.activeElement);
      return found ? [] : [[id, document.activeElement?.id ?? '']];
    });
    return Object.fromEntries(strays) as Record<string, string>;
  });

/** What has the focus after an attempt that failed, and whether it and its message can be seen. */
interface Focused {
  readonly id: string;
  /** The first of the list's links whose field can take the focus; '' for the list itself. */
  readonly first: string;
  /** What hides it, or a message under it. */
  readonly hidden: readonly string[];
}
const focusedNow = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const active = document.activeElement;
    const list = document.querySelector('main [role="alert"]:has(li)');
    const ids = [...(list?.querySelectorAll('a') ?? [])].map((link) => link.hash.slice(1));
    const canBe = (id: string) => {
      const field = document.getElementById(id);
      return field !== null && !field.matches(':disabled, [readonly]') && field.checkVisibility();
    };
    const first = ids.find(canBe) ?? '';
    const holder = document.getElementById(first);
    const inPlace =
      active === list ? '' : holder?.contains(active) ? first : (active?.id ?? active?.tagName ?? '');
    const seen = [active, document.getElementById(`${first}-errore`)].filter((one) => one !== null);
    const hidden = seen.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const found = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
      const card = one.closest('label, div') ?? one;
      return found && (card.contains(found) || found.contains(one))
        ? []
        : [`${one.id} by ${found?.className ?? 'the edge'}`];
    });
    return { id: inPlace, first, hidden };
  });

/** The first wrong field that can take the focus has it, in sight with its message; the list where there is none. */
export const expectFirstWrongFocused = (page: Page): Promise<void> =>
  eventually(async () => {
    const { id, first, hidden } = await focusedNow(page);
    expect({ id, hidden }).toEqual({ id: first, hidden: [] });
  });

/**
 * The page shows these errors and no others, on their fields and in the list, whose links lead to the fields; `waiting` fields, by
 * their paths, are disabled: their links lead to the field that they wait for.
 */
export const expectErrors = async (
  page: Page,
  expected: ShownErrors,
  { waiting = {} }: { readonly waiting?: Readonly<Record<string, string>> } = {},
): Promise<void> => {
  await eventually(async () => expect(await read(page)).toEqual(expected));
  const strays = Object.entries(waiting).map((pair) => pair.map(fieldId));
  expect(await strayLinks(page)).toEqual(Object.fromEntries(strays));
};
