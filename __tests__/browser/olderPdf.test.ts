import type { Page } from 'playwright-core';
import { contractCopy } from '../../src/copy/contract';
import { pdfCopy } from '../../src/copy/pdf-reader';
import { thanksCopy } from '../../src/copy/thanks';
import { arrive } from './support/arrive';
import { fastForward } from '../../scripts/testing/product/earlier';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { appears } from '../../scripts/testing/browser/until';
import { DESKTOP, PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

/** Safari 16.4, Chrome 109 and Firefox 115 have none of these. Each breaks pdf.js' modern build. */
const TAKE_AWAY = 'delete URL.parse; delete Promise.withResolvers; delete Promise.try;';

const becomeOlder = async (page: Page): Promise<void> => {
  await page.addInitScript(TAKE_AWAY);
  await page.route(/worker.*\.m?js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${TAKE_AWAY}\n${await answer.text()}` });
  });
};

it.each([
  ['a telephone', PHONE],
  ['a computer', DESKTOP],
])('both documents are read and signed in an older browser on %s', async (_, viewport) => {
  const { page, context, open } = await arrive({ viewport });
  const { applicant } = await fastForward(context, product, 'contract');
  await becomeOlder(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await open();
  await heading(page, contractCopy.title);
  for (const name of contractCopy.documents) {
    const region = page.getByRole('region', { name: pdfCopy.read(name) });
    await appears(region.getByText(applicant.cf).first());
    if (viewport === DESKTOP) await appears(region.locator('canvas').first());
  }
  expect(workers).toHaveLength(contractCopy.documents.length);
  await page.getByRole('checkbox', { name: contractCopy.sign.label }).check();
  await goOn(page, contractCopy.sign.action);
  await heading(page, thanksCopy.title);
});
