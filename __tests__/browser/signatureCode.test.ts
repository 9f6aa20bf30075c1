import { CODE_WRONG } from '../../src/contract/refusalTexts';
import { codeCopy } from '../../src/copy/code';
import { contractCopy } from '../../src/copy/contract';
import { thanksCopy } from '../../src/copy/thanks';
import { arrive } from './support/arrive';
import { fastForward } from '../../scripts/testing/product/earlier';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { codeBy, messagesTo } from '../../scripts/testing/pages/resumePages';
import { appears, eventually } from '../../scripts/testing/browser/until';
import { PHONE } from '../../scripts/testing/browser/visit';
import { otherProduct } from './support/worker';

it('[R4.7-01] a wrong code, a reload in the middle, and the right one: the documents are signed', async () => {
  const product = await otherProduct({ SIGNATURE_CODE: 'on' });
  const { page, context, open } = await arrive({ url: product.url, viewport: PHONE });
  const { applicant } = await fastForward(context, product, 'contract');
  await open();
  await heading(page, contractCopy.title);
  const box = page.getByRole('checkbox', { name: contractCopy.sign.label });
  const field = page.getByLabel(codeCopy.label);
  await box.check();
  const code = await codeBy(product, applicant.cellulare, async () => {
    await goOn(page, contractCopy.code.action);
    await appears(field);
  });
  await eventually(async () =>
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true),
  );
  const sent = await messagesTo(product, applicant.cellulare);
  await field.fill(code === '111111' ? '222222' : '111111');
  await goOn(page, contractCopy.sign.action);
  await appears(page.getByText(CODE_WRONG).first());

  await page.reload();
  await appears(field);
  expect(await field.inputValue()).toBe('');
  await box.check();
  await field.fill(code);
  await goOn(page, contractCopy.sign.action);
  await heading(page, thanksCopy.title);
  expect(await messagesTo(product, applicant.cellulare)).toBe(sent);
});
