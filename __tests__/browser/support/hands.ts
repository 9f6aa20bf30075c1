// How an applicant does things: with a pointer, or by the keyboard alone.
import type { Locator } from 'playwright-core';

export interface FileToSend {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export interface Hand {
  readonly write: (field: Locator, text: string) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
  /** A radio button or a box. */
  readonly tick: (field: Locator) => Promise<void>;
  /** One of a list that the browser draws: by its label, or by its place. */
  readonly choose: (list: Locator, option: string | number) => Promise<void>;
  /** Types into a searchable list and takes the first option that it leaves. */
  readonly search: (box: Locator, text: string) => Promise<void>;
  readonly send: (input: Locator, file: FileToSend) => Promise<void>;
}

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
    await box.page().getByRole('listbox').getByRole('option').first().click();
  },
  send: (input, file) => input.setInputFiles(file),
};

/** More stops than any page has. */
const MOST_STOPS = 90;

/** Goes on by the Tab key until the element, or one of the same radio group, has the focus. */
const tabTo = async (target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  const page = target.page();
  const arrived = () =>
    target.evaluate((element: HTMLInputElement) => {
      const active = document.activeElement as HTMLInputElement | null;
      return active === element || (element.type === 'radio' && active?.name === element.name);
    });
  for (let stop = 0; !(await arrived()); stop += 1) {
    if (stop === MOST_STOPS) throw new Error(`The Tab key does not lead to ${String(target)}`);
    await page.keyboard.press('Tab');
  }
};

const state = (field: Locator): Promise<{ checked: boolean; text: string; index: number }> =>
  field.evaluate((element: HTMLInputElement & HTMLSelectElement) => ({
    checked: element.checked,
    text: element.selectedOptions?.[0]?.text ?? '',
    index: element.selectedIndex ?? -1,
  }));

/** Presses the key until the state holds. */
const pressUntil = async (
  field: Locator,
  key: string,
  holds: (now: Awaited<ReturnType<typeof state>>) => boolean,
): Promise<void> => {
  for (let count = 0; !holds(await state(field)); count += 1) {
    if (count === MOST_STOPS) throw new Error(`${key} does not choose ${String(field)}`);
    await field.page().keyboard.press(key);
  }
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
    await pressUntil(list, 'ArrowDown', ({ text, index }) =>
      typeof option === 'number' ? index === option : text === option,
    );
  },
  search: async (box, text) => {
    await keyboard.write(box, text);
    const { keyboard: keys } = box.page();
    const first = box.page().getByRole('listbox').getByRole('option').first();
    await first.waitFor();
    const isMarked = async () =>
      (await box.getAttribute('aria-activedescendant')) === (await first.getAttribute('id'));
    if (!(await isMarked())) await keys.press('ArrowDown');
    expect(await isMarked()).toBe(true);
    await keys.press('Enter');
  },
  send: async (input, file) => {
    await tabTo(input);
    const chooser = input.page().waitForEvent('filechooser');
    // The page may just draw the box anew: the key goes to the input that is there now.
    await input.press('Enter');
    await (await chooser).setFiles(file);
  },
};
