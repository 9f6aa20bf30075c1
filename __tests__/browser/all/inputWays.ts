import type { Locator } from 'playwright-core';

/** The field's value with the caret: '12|34'; a selection is '1[23]4'. */
const shown = (field: Locator): Promise<string> =>
  field.evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) => {
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const [before, within, after] = [value.slice(0, start), value.slice(start, end), value.slice(end)];
    return start === end ? `${before}|${after}` : `${before}[${within}]${after}`;
  });

/** What fields do a moment after a key: timers and frames of the caret have run. */
const settled = async (field: Locator): Promise<string> => {
  await field.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => resolve(null)), 20)),
  );
  return shown(field);
};

type Way = (field: Locator, text: string) => Promise<string>;

export const caretAt = async (field: Locator, start: number, end = start): Promise<void> => {
  await field.focus();
  const { keyboard } = field.page();
  await keyboard.press('Home');
  for (let press = 0; press < start; press += 1) await keyboard.press('ArrowRight');
  for (let press = start; press < end; press += 1) await keyboard.press('Shift+ArrowRight');
};

export const press: Way = async (field, key) => {
  await field.page().keyboard.press(key);
  return settled(field);
};
export const typeKeys: Way = async (field, keys) => {
  await field.page().keyboard.type(keys);
  return settled(field);
};
export const paste: Way = async (field, text) => {
  await field.page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await field.evaluate((_, words) => navigator.clipboard.writeText(words), text);
  return press(field, 'Control+V');
};
/** A word that is being composed, growing letter by letter, and is then taken: telephones' keyboards. */
export const compose: Way = async (field, text) => {
  const session = await field.page().context().newCDPSession(field.page());
  for (let end = 1; end <= text.length; end += 1) {
    const composed = { text: text.slice(0, end), selectionStart: end, selectionEnd: end };
    await session.send('Input.imeSetComposition', composed);
  }
  await session.send('Input.insertText', { text });
  await session.detach();
  return settled(field);
};
/** By the element's own setter, as browsers' autofill and password managers do. */
export const autofill: Way = async (field, text) => {
  await field.evaluate((input, value) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    setter?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
  return settled(field);
};
