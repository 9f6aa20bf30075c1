import { companyInfoCopy } from '../../src/copy/company-info';
import { greetingCopy } from '../../src/copy/contact-info';
import { addressInfoCopy } from '../../src/copy/address-info';
import { statusCopy } from '../../src/copy/status';
import { uiCopy } from '../../src/copy/ui';
import { leftAt } from '../../scripts/testing/product/earlier';
import { at, filledWith, goOn, heading, textbox } from '../../scripts/testing/pages/form';
import { somebody } from '../../scripts/testing/pages/people';
import {
  codeBy,
  codePage,
  list,
  press,
  resumeByIdentity,
  typeCode,
} from '../../scripts/testing/pages/resumePages';
import { fillGreeting } from '../browser/support/shortcuts';
import { product } from '../browser/support/worker';
import { historyBack, isOn, walk } from './support/engines';

const NAME = 'azienda.ragioneSociale';

walk('resume by link', async ({ page }) => {
  const { applicant, guid } = await leftAt(product, 'company-info');
  const code = await codeBy(product, applicant.cellulare, async () => {
    await page.goto(`${product.url}/resume/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await heading(page, companyInfoCopy.title);
  await isOn(page, '/request/company-info');
  await goOn(page, uiCopy.back);
  await heading(page, addressInfoCopy.title);
  await filledWith(page, 'residenza.indirizzo', 'Via Manzoni 5');
});

walk('resume by identity', async ({ page }) => {
  const { applicant } = await leftAt(product, 'company-info');
  await page.goto(`${product.url}/resume`);
  await resumeByIdentity(page, product, applicant);
  await list(page);
  await isOn(page, '/status');
  await press(page, statusCopy.resume);
  await heading(page, companyInfoCopy.title);
});

walk('session end', async ({ page, signIn }) => {
  const earlier = await product.walk({ slug: 'self-certifications', back: 1 });
  await signIn(earlier);
  await page.goto(product.url);
  await heading(page, companyInfoCopy.title);
  await at(page, NAME).fill('Bottega Nuova');
  await product.pass({ minutes: 11 });
  await page.reload();
  await heading(page, 'Sessione scaduta');
  await isOn(page, '/session-expired/company-info');
  await press(page, 'Riprendi la registrazione');
  await resumeByIdentity(page, product, earlier.applicant);
  await list(page);
  await press(page, statusCopy.resume);
  await heading(page, companyInfoCopy.title);
  await filledWith(page, NAME, 'Bottega Nuova');
});

walk('drafts over a reload', async ({ page, signIn }) => {
  const { nome, cognome, cf, email } = somebody();
  await page.goto(product.url);
  await goOn(page, 'Inizia');
  await heading(page, greetingCopy.title);
  await fillGreeting(page, { nome, cognome, cf, email });
  await page.reload();
  await heading(page, greetingCopy.title);
  await filledWith(page, 'anagrafica.cf', cf);
  expect(await textbox(page, greetingCopy.email).inputValue()).toBe(email);
  await page.goto(`${product.url}/legal/privacy.html`);
  await historyBack(page);
  await heading(page, greetingCopy.title);
  await filledWith(page, 'anagrafica.cf', cf);

  await signIn(await product.walk({ slug: 'self-certifications', back: 1 }));
  await page.goto(product.url);
  await heading(page, companyInfoCopy.title);
  await at(page, NAME).fill('Bottega Nuova');
  await page.reload();
  await heading(page, companyInfoCopy.title);
  await filledWith(page, NAME, 'Bottega Nuova');
});
