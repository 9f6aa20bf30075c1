import { introCopy } from '../../src/copy/contact-info-intro';
import { greetingCopy } from '../../src/copy/contact-info';
import { uiCopy } from '../../src/copy/ui';
import { goOn, heading, textbox } from '../testing/pages/form';
import { somebody } from '../testing/pages/people';
import type { Walk } from './visits';

export const otherScreens = async ({ product, come }: Walk): Promise<void> => {
  const { page, context, look } = await come();

  await page.goto(`${product.url}/non-esiste`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('unknown-path');

  await page.goto(product.url);
  await heading(page, introCopy.title);
  await goOn(page, introCopy.start);
  await heading(page, greetingCopy.title);
  await goOn(page);
  await page.getByRole('group', { name: /dati da controllare/ }).waitFor();
  await look('contact-info-1-errors');

  // A new person: one who has signed already goes to the last page.
  const applicant = somebody();
  await textbox(page, greetingCopy.nome).fill(applicant.nome);
  await textbox(page, greetingCopy.cognome).fill(applicant.cognome);
  await textbox(page, greetingCopy.cf).fill(applicant.cf);
  await textbox(page, greetingCopy.email).fill(applicant.email);
  await page.route('**/wgt/validate/email', (route) => route.abort());
  await goOn(page);
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor();
  await look('error-dialog');
  await page.unroute('**/wgt/validate/email');

  await page.route('**/wgt/product/onboarding/next', (route) => route.abort());
  await page.goto(product.url);
  await page.getByRole('heading', { name: uiCopy.errorScreenTitle }).waitFor();
  await look('error-screen');
  await context.close();
};
