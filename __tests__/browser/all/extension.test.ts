import { shellCopy } from '../../../src/copy/shell';
import { arrive, LANDING } from '../support/arrive';
import { extend, writtenInto } from '../support/extension';
import { parts } from '../../../scripts/testing/pages/journey';
import { pointer } from '../../../scripts/testing/browser/hands';
import { otherProduct } from '../support/worker';

it('the forms are filled in and sent on pages into which an extension writes', async () => {
  const product = await otherProduct({});
  const { page, context, isAt, provokes } = await arrive({ url: product.url });
  await extend(context);
  // React finds other elements than it was to take over, and draws the first page again.
  provokes(/React error #418/);
  await page.goto(`${product.url}/${LANDING}`);
  const injected: number[] = [];
  const look = async (): Promise<void> => {
    injected.push(await writtenInto(page));
  };
  const way = { page, product, hand: pointer, look };
  for (const part of [
    'contactInfo',
    'greeting',
    'codes',
    'credentials',
    'addressInfo',
    'companyInfo',
  ] as const)
    await parts[part](way);
  await isAt('/request/self-certifications');
  expect(Math.max(...injected)).toBeGreaterThan(10);
  expect(await page.getByRole('heading', { name: shellCopy.errorScreenTitle }).count()).toBe(0);
});
