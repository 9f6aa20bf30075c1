import { isDeep } from '../setup/depth';
import { arrive } from './support/arrive';
import { throughPageCache, writeTextsBack } from './support/behindItsBack';
import { expectSecret } from './support/browserStorage';
import { keyboard } from '../../scripts/testing/browser/hands';
import { wholeJourney } from '../../scripts/testing/pages/journey';
import { expectAnswers, expectSigned, guidAt, LANDING, noteSteps } from './support/keptJob';
import { applicant } from '../../scripts/testing/pages/people';
import { expectLists, expectValues, shownValues, titled } from './support/shownValues';
import { DESKTOP } from '../../scripts/testing/browser/visit';
import { otherProduct } from './support/worker';

/** Pages whose fields are kept; codes, passwords and what a dialog asks are not. */
const KEPT = isDeep
  ? /greeting|mobile|address|company|business|questionnaire|card$|document$/
  : /greeting|address|questionnaire|first-document/;
const SECRETS = [applicant.cf, applicant.cognome, applicant.password, 'Restauri', 'Materiali per i cantieri'];

it('[R2.2-02] [R3.5-03] by the keyboard alone, in numbering B, a page that comes again shows and sends the typed values', async () => {
  const product = await otherProduct({ STEP_NUMBERING: 'B' });
  const { page } = await arrive({ viewport: DESKTOP, url: product.url, landing: LANDING });
  const numbers = noteSteps(page);
  let written = 0;
  const look = async (screen: string): Promise<void> => {
    await throughPageCache(page);
    written += await writeTextsBack(page);
    if (screen.endsWith('password')) await expectSecret(page, SECRETS);
    if (!KEPT.test(screen)) return;
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const typed = await shownValues(page);
    await page.reload();
    await titled(page, title);
    await expectLists(page);
    await expectValues(page, typed);
    await expectSecret(page, SECRETS);
  };
  await wholeJourney({ page, product, look, hand: keyboard }, LANDING);
  expect(written).toBeGreaterThan(20);
  expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const kept = await product.kept(await guidAt(product.url));
  expectSigned(kept, 7);
  expectAnswers(kept);
});
