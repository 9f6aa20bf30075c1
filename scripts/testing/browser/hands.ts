import type { ElementHandle, Locator } from 'playwright-core';

export interface FileToSend {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface Hand {
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
  readonly tick: (field: Locator) => Promise<void>;
  readonly choose: (list: Locator, option: string | number) => Promise<void>;
  readonly search: (box: Locator, text: string) => Promise<void>;
  readonly send: (button: Locator, file: FileToSend) => Promise<void>;
}

const firstOption = (box: Locator): Locator => box.page().getByRole('listbox').getByRole('option').first();

export const inputBeside = (button: Locator): Locator =>
  button.page().locator('[data-takes-files]', { has: button }).locator('input[type=file]');

export const pointer: Hand = {
  write: (field, text) => field.fill(text),
  press: (button) => button.click(),
  tick: (field) => field.check(),
  choose: async (list, option) => {
    await list.selectOption(typeof option === 'number' ? { index: option } : { label: option });
  },
  search: async (box, text) => {
    await box.click();
    await box.fill(text);
    await firstOption(box).click();
  },
  send: (button, file) => inputBeside(button).setInputFiles(file),
};

/**
 * A pointer whose click is one event on the button or box: where documents come late, the page moves between
 * the two halves of a click, and where a dialog has closed, the focus between two keys.
 */
export const steadyPointer: Hand = {
  ...pointer,
  press: async (button) => {
    await button.click({ trial: true });
    await button.dispatchEvent('click');
  },
  tick: async (field) => {
    if (!(await field.isChecked())) await field.dispatchEvent('click');
  },
};

type Holds = (element: HTMLInputElement, wanted: string | number) => boolean;

/** The target may not be the element that has the focus. */
const pressUntil = async (
  target: Locator,
  key: string,
  holds: Holds,
  wanted: string | number = '',
): Promise<void> => {
  /** Asked for again only where the page has drawn it again: by role and name takes long. */
  const find = async () => (await target.elementHandle()) as ElementHandle<HTMLInputElement>;
  let element = await find();
  // No page has so many stops, no list of the job so many options.
  for (let count = 0; count < 90; count += 1) {
    if (!(await element.evaluate(({ isConnected }) => isConnected))) element = await find();
    if (await element.evaluate(holds, wanted)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(target)} ${wanted}`);
};

export const tabTo = async (target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  await pressUntil(target, 'Tab', (element) => {
    const active = document.activeElement as HTMLInputElement | null;
    return active === element || (element.type === 'radio' && active?.name === element.name);
  });
};

const isChosen = (list: HTMLElement, wanted: string | number): boolean => {
  const { selectedIndex, selectedOptions } = list as HTMLSelectElement;
  return selectedIndex === wanted || selectedOptions[0]?.text === wanted;
};

export const keyboard: Hand = {
  write: async (field, text) => {
    await tabTo(field);
    await field.page().keyboard.press('Control+A');
    await field.page().keyboard.type(text);
  },
  press: async (button) => {
    await tabTo(button);
    await button.page().keyboard.press('Enter');
  },
  tick: async (field) => {
    await tabTo(field);
    const focused = await field.evaluate((element) => element === document.activeElement);
    await pressUntil(field, focused ? 'Space' : 'ArrowDown', ({ checked }) => checked);
  },
  choose: async (list, option) => {
    await tabTo(list);
    await pressUntil(list, 'ArrowDown', isChosen, option);
  },
  search: async (box, text) => {
    await keyboard.write(box, text);
    const first = firstOption(box);
    await first.waitFor();
    const isMarked = async () =>
      (await box.getAttribute('aria-activedescendant')) === (await first.getAttribute('id'));
    if (!(await isMarked())) await box.page().keyboard.press('ArrowDown');
    if (!(await isMarked())) throw new Error(`The first option for ${text} is not marked`);
    await box.page().keyboard.press('Enter');
  },
  send: async (button, file) => {
    await tabTo(button);
    const chooser = button.page().waitForEvent('filechooser');
    // The page may just draw the box again: the key goes to the button that is there now.
    await button.press('Enter');
    await (await chooser).setFiles(file);
  },
};
