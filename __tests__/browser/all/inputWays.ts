// The ways by which a text gets into a field: keys, the clipboard, the browser's
// autofill, a keyboard that composes.
import type { Locator, Page } from 'playwright-core';
import { at } from '../support/form';

export interface Shown {
  readonly value: string;
  /** Where the caret stands: '12|34'; a selection is '1[23]4'. */
  readonly caret: string;
}

export const shown = (field: Locator): Promise<Shown> =>
  field.evaluate((input: HTMLInputElement) => {
    const { value, selectionStart, selectionEnd } = input;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const [before, within, after] = [value.slice(0, start), value.slice(start, end), value.slice(end)];
    return { value, caret: start === end ? `${before}|${after}` : `${before}[${within}]${after}` };
  });

/** What fields do a moment after a key: timers and frames of the caret have run. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => requestAnimationFrame(() => resolve()), 20);
      }),
  );

/** Puts the caret, or a selection, with the keyboard: by the number of characters before it. */
export const caretAt = async (page: Page, field: Locator, start: number, end = start): Promise<void> => {
  await field.focus();
  await page.keyboard.press('Home');
  for (let press = 0; press < start; press += 1) await page.keyboard.press('ArrowRight');
  for (let press = start; press < end; press += 1) await page.keyboard.press('Shift+ArrowRight');
};

export const typeKeys = async (page: Page, field: Locator, keys: string): Promise<Shown> => {
  await page.keyboard.type(keys);
  await settled(page);
  return shown(field);
};
export const press = async (page: Page, field: Locator, key: string): Promise<Shown> => {
  await page.keyboard.press(key);
  await settled(page);
  return shown(field);
};

/** From the system's clipboard, as Ctrl+V does. */
export const paste = async (page: Page, field: Locator, text: string): Promise<Shown> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write', 'camera', 'microphone']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  return press(page, field, 'Control+V');
};

/** All the fields at once, by the element's own setter, as browsers' autofill and password managers do. */
export const autofill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  const byId = await Promise.all(
    Object.entries(values).map(async ([path, value]) => [await at(page, path).getAttribute('id'), value]),
  );
  await page.evaluate((fields) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (const [id, value] of fields) {
      const input = document.getElementById(id ?? '') as HTMLInputElement;
      setter?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, byId);
};

/**
 * A word that is being composed, growing letter by letter, and is then taken:
 * telephones' keyboards, dictation.
 */
export const compose = async (page: Page, field: Locator, text: string): Promise<Shown> => {
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end += 1) {
    await session.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await session.send('Input.insertText', { text });
  await session.detach();
  await settled(page);
  return shown(field);
};

/** Dictation that speaks a whole text at once. */
export const dictate = async (page: Page, field: Locator, text: string): Promise<Shown> => {
  await page.keyboard.insertText(text);
  await settled(page);
  return shown(field);
};
