import type { Page } from 'playwright-core';
import { uiCopy } from '../../../src/copy/ui';
import { at, filled, heading, localities } from './form';
import type { FileToSend, Hand } from '../browser/hands';
import type { Product } from '../product/product';
import { appears } from '../browser/until';

/** Called on every screen, by its picture's name, before the applicant goes on. */
export type Look = (screen: string) => Promise<void>;

export interface Journey {
  readonly page: Page;
  readonly product: Product;
  readonly look: Look;
  /** A pointer where absent. */
  readonly hand?: Hand;
  /** Does without what only helps: types the tax code, and does not wait for the documents' text. */
  readonly plain?: boolean;
  /**
   * Records for as long as it can: the encoder of WebKitGTK, on a busy machine, has nothing after a second.
   */
  readonly wholeVideo?: boolean;
}
export type Way = Journey & { readonly hand: Hand };

export const button = (page: Page, name: string = uiCopy.continue) =>
  page.getByRole('button', { name, exact: true });
export const goOn = ({ page, hand }: Way, name?: string): Promise<void> => hand.press(button(page, name));
export const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
export const radio = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
export const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

export const pageOf = async (
  way: Way,
  title: string,
  screen: string,
  fill: () => Promise<void> = async () => undefined,
  action?: string,
): Promise<void> => {
  await heading(way.page, title);
  await fill();
  await way.look(screen);
  await goOn(way, action);
};

/** With a CAP of one municipality the city fills itself; of several, `city` is chosen. */
export const address = async (
  { page, hand }: Way,
  widget: string,
  { cap, street, city }: { readonly cap: string; readonly street: string; readonly city?: string },
): Promise<void> => {
  await hand.write(at(page, `${widget}.cap`), cap);
  await at(page, `${widget}.cap`).blur();
  if (city !== undefined) await hand.choose(localities(page, widget), city);
  await filled(at(page, `${widget}.provincia`));
  await hand.write(at(page, `${widget}.indirizzo`), street);
};

export const send = async ({ page, hand }: Way, path: string, file: FileToSend): Promise<void> => {
  const input = at(page, path);
  await hand.send(input, file);
  const uploadBox = page.locator('div', { has: input }).last();
  await appears(uploadBox.getByText(uiCopy.upload.done, { exact: true }));
};
