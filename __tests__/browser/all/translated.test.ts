import { companyInfoCopy } from '../../../src/copy/company-info';
import { greetingCopy } from '../../../src/copy/contact-info';
import { handoffCopy } from '../../../src/copy/handoff';
import { identificationCopy } from '../../../src/copy/identification';
import { uiCopy } from '../../../src/copy/ui';
import { arrive, LANDING } from '../support/arrive';
import { openDialogs } from '../support/dialogs';
import { goOn, heading } from '../../../scripts/testing/pages/form';
import { pointer } from '../../../scripts/testing/browser/hands';
import { wholeJourney } from '../../../scripts/testing/pages/journey';
import { isWhole, translate } from '../support/translator';
import { otherProduct } from '../support/worker';

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
