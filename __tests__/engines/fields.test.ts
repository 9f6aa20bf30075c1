import { companyInfoCopy } from '../../src/copy/company-info';
import { greetingCopy } from '../../src/copy/contact-info';
import { uiCopy } from '../../src/copy/ui';
import { errorList, expectFirstWrongFocused } from '../browser/support/firstWrong';
import { at, filledWith, goOn, heading } from '../../scripts/testing/pages/form';
import { product } from '../browser/support/worker';
import { walk } from './support/engines';

walk('first error', async ({ page, signIn }) => {
  await page.goto(product.url);
  await goOn(page, 'Inizia');
  await heading(page, greetingCopy.title);
  await goOn(page);
  await errorList(page).waitFor();
  await expectFirstWrongFocused(page, 'anagrafica.nome');

  await signIn(await product.walk({ slug: 'company-info' }));
  await page.goto(product.url);
  await heading(page, companyInfoCopy.title);
  await at(page, 'azienda.ragioneSociale').fill('Bottega Nuova');
  await at(page, 'azienda.partitaIva').fill('00743110158');
  await goOn(page);
  await errorList(page).waitFor();
  await expectFirstWrongFocused(page, 'azienda.partitaIva');
});

walk('dates by keys and by calendar', async ({ page, signIn }) => {
  const PATH = 'azienda.dataCostituzione';
  const { dataCostituzione: label } = companyInfoCopy.company;
  await signIn(await product.walk({ slug: 'company-info' }));
  await page.goto(product.url);
  await heading(page, companyInfoCopy.title);
  await at(page, PATH).click();
  await page.keyboard.type('01032015');
  await filledWith(page, PATH, '01/03/2015');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('2016');
  await filledWith(page, PATH, '01/03/2016');
  await page.getByRole('button', { name: uiCopy.date.openCalendar(label) }).click();
  const calendar = page.getByRole('dialog', { name: label });
  await calendar.getByRole('gridcell', { name: '12', exact: true }).click();
  await calendar.waitFor({ state: 'detached' });
  await filledWith(page, PATH, '12/03/2016');
});
