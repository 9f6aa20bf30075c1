import type { Page } from 'playwright-core';
import type { Applicant } from '../service/applicant';
import { goOn, heading, textbox } from './form';
import { outboxOf, type Product } from '../product/product';

export const identityForm = (page: Page): Promise<void> => heading(page, 'Riprendi la richiesta');
export const codePage = (page: Page): Promise<void> => heading(page, 'Inserisci il codice SMS');
export const list = (page: Page): Promise<void> => heading(page, 'Richieste in corso');

type Identity = Pick<Applicant, 'cf' | 'email' | 'cellulare'>;

export const fillIdentity = async (page: Page, { cf, email, cellulare }: Identity): Promise<void> => {
  await textbox(page, 'Codice fiscale').fill(cf);
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Numero cellulare').fill(cellulare);
};

export const typeCode = async (page: Page, code: string): Promise<void> => {
  await textbox(page, 'Codice di verifica').fill(code);
  await goOn(page);
};

export const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

/** The phone has had a code before: only a later one counts. */
export const codeBy = async (product: Product, phone: string, deed: () => Promise<void>): Promise<string> => {
  const { at } = await product.codeFor('sms', phone);
  await deed();
  return (await product.codeFor('sms', phone, at)).code;
};

export const messagesTo = async ({ url }: Product, to: string): Promise<number> =>
  (await outboxOf(url)).filter((one) => one.to.includes(to)).length;

export const resumeByIdentity = async (page: Page, product: Product, applicant: Applicant): Promise<void> => {
  await identityForm(page);
  await fillIdentity(page, applicant);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await goOn(page);
    await codePage(page);
  });
  await typeCode(page, code);
};

export const press = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
};
