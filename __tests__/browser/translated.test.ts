// A page that the browser translates goes on: what React holds of a text is no longer on the page.
import type { Page } from 'playwright-core';
import { companyInfoCopy } from '../../src/copy/company-info';
import { greetingCopy } from '../../src/copy/contact-info';
import { handoffCopy } from '../../src/copy/handoff';
import { identificationCopy } from '../../src/copy/identification';
import { reuploadCopy } from '../../src/copy/reupload';
import { shellCopy } from '../../src/copy/shell';
import { uiCopy } from '../../src/copy/ui';
import { arrive, LANDING } from './support/arrive';
import { openDialogs } from './support/dialogs';
import { signedBy } from './support/earlier';
import { goOn, heading } from './support/form';
import { pointer } from './support/hands';
import { wholeJourney } from './support/journey';
import { codeBy, list, typeCode } from './support/resumePages';
import { reviewOf } from './support/review';
import { staleTexts, translate } from './support/translator';
import { otherProduct } from './support/worker';

/** Nothing has crashed, and no words stay that React has changed since. */
const isWhole = async (page: Page): Promise<void> => {
  expect(await page.getByRole('heading', { name: shellCopy.errorScreenTitle }).count()).toBe(0);
  expect(await staleTexts(page)).toEqual([]);
};

const { openCalendar } = uiCopy.date;
const { issueDate, expiryDate } = identificationCopy.document;
const DIALOGS = [
  greetingCopy.forgotten,
  openCalendar(companyInfoCopy.company.dataCostituzione),
  openCalendar(issueDate),
  openCalendar(expiryDate),
  handoffCopy.action,
];

it('the whole job is signed on translated pages, and every dialog opens and closes', async () => {
  const product = await otherProduct({});
  const { page, context, provokes } = await arrive({ url: product.url });
  await translate(context);
  // React finds other elements than it was to take over, and draws the first page again.
  provokes(/React error #418/);
  const opened = new Set<string>();
  const look = async (screen: string): Promise<void> => {
    await isWhole(page);
    // A dialog would end the recording.
    if (screen === 'identification-1-recording') return;
    for (const name of await openDialogs(page)) opened.add(name);
    await isWhole(page);
    // A refusal changes texts in place.
    if (['address-info', 'company-info'].includes(screen)) {
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const field = page.locator('main input[aria-required=true]').first();
      const before = await field.inputValue();
      await field.fill('');
      await goOn(page);
      await page
        .getByRole('group', { name: /campo/ })
        .or(page.locator('[aria-invalid=true]'))
        .first()
        .waitFor();
      await isWhole(page);
      await field.fill(before);
      await field.blur();
      await isWhole(page);
      await heading(page, title);
    }
  };
  await wholeJourney({ page, product, look, hand: pointer, plain: true }, LANDING);
  expect([...opened]).toEqual(expect.arrayContaining(DIALOGS));
});

it('refused documents work translated too: page, dialogs and the list', async () => {
  const product = await otherProduct({});
  const { guid, applicant } = await signedBy(product);
  const review = reviewOf(product, guid);
  await review.refuse('FRONT_DOC_2', 'Manca un angolo');
  await review.refuse('FRONT_DOC_', 'Non si sente la frase');
  const { page, context, open, provokes } = await arrive({ url: product.url });
  await translate(context);
  provokes(/React error #418/);
  // The list is asked for first, before any code.
  provokes(/status of 403 .*\/wgt\/contact\/list/);
  const code = await codeBy(product, applicant.cellulare, () => open(`/reupload/${guid}`));
  await typeCode(page, code);
  await heading(page, reuploadCopy.title.withVideo);
  await openDialogs(page);
  await goOn(page, 'Invia');
  await page.getByRole('group', { name: reuploadCopy.missingTitle }).waitFor();
  await isWhole(page);
  await goOn(page, 'Indietro');
  await list(page);
  await isWhole(page);
});
