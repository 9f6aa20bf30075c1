import type { Page } from 'playwright-core';

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return {
      name: (element?.labels?.[0]?.textContent ?? element?.textContent ?? '').trim(),
      ring: element?.matches(':focus-visible') === true,
    };
  });

/** Goes on by the Tab key until the focus, which must be in sight, is on what bears the name. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  const passed: string[] = [];
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    const { name: here, ring } = await focused(page);
    if (here === name) return expect(ring).toBe(true);
    passed.push(here);
  }
  throw new Error(`${name} is not among ${passed.join(', ')}`);
};

export const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, label);
  await page.keyboard.type(text);
};

export const pressOn = async (page: Page, name: string): Promise<void> => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};
