import { SIGNATURE_WIDGET } from '../../../src/contract/steps/contract';
import type { StepAnswer } from '../../../src/contract/wire';
import { codeCopy } from '../../../src/copy/code';
import { contractCopy } from '../../../src/copy/contract';
import { thanksCopy } from '../../../src/copy/thanks';
import { arrive } from '../support/arrive';
import { fastForward } from '../../../scripts/testing/product/earlier';
import { goOn, heading } from '../../../scripts/testing/pages/form';
import { codeBy } from '../../../scripts/testing/pages/resumePages';
import { appears } from '../../../scripts/testing/browser/until';
import { PHONE } from '../../../scripts/testing/browser/visit';
import { otherProduct } from '../support/worker';

it('[R4.7-01] a page that was opened before codes were switched on shows the field once one was sent', async () => {
  const product = await otherProduct({ SIGNATURE_CODE: 'on' });
  const { page, context, open } = await arrive({ url: product.url, viewport: PHONE });
  const { applicant } = await fastForward(context, product, 'contract');
  // As the process before has answered.
  await page.route('**/onboarding/next', async (route) => {
    const answer = await route.fetch();
    const step = (await answer.json()) as StepAnswer;
    const isSent = (route.request().postData() ?? '').includes('signedContract');
    const widgets = step.widgets.filter(({ name }) => isSent || name !== SIGNATURE_WIDGET);
    await route.fulfill({ response: answer, json: { ...step, widgets } });
  });
  await open();
  await heading(page, contractCopy.title);
  await page.getByRole('checkbox', { name: contractCopy.sign.label }).check();
  const field = page.getByLabel(codeCopy.label);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await goOn(page, contractCopy.sign.action);
    await appears(field);
  });
  await field.fill(code);
  await goOn(page, contractCopy.sign.action);
  await heading(page, thanksCopy.title);
});
