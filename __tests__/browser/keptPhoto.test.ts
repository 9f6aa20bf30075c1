import type { Page } from 'playwright-core';
import { uiCopy } from '../../src/copy/ui';
import { identificationCopy } from '../../src/copy/identification';
import { arrive } from './support/arrive';
import { heading } from '../../scripts/testing/pages/form';
import { beginIdentification, toFirstDocument } from './support/identificationPages';
import { storageOf } from './support/browserStorage';
import { press } from '../../scripts/testing/pages/resumePages';
import { appears, eventually, until } from '../../scripts/testing/browser/until';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

const { photo } = identificationCopy;

const storedIn = async (page: Page): Promise<Buffer[]> =>
  (await storageOf(page)).others
    .filter((text) => text.includes('"sealed"'))
    .flatMap((text) => JSON.parse(text) as { sealed: Record<string, number> }[])
    .map(({ sealed }) => Buffer.from(Object.values(sealed)));
const shoot = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: photo.openLabel('Fronte') }).click();
  await appears(page.getByRole('button', { name: photo.shutter.setting.off }));
  await press(page, photo.shoot);
  await appears(page.getByText(photo.review));
  await until(() => storedIn(page), ({ length }) => length === 1); // prettier-ignore
};
const offer = (page: Page) => page.getByRole('img', { name: photo.kept.alt });
const comeBack = async (page: Page): Promise<void> => {
  await page.reload();
  await heading(page, identificationCopy.document.title.first);
};

it('a photo that was not sent is offered after the page was ended, for ten minutes, sealed', async () => {
  const visitor = await arrive({ viewport: PHONE });
  const { page } = visitor;
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(page);
  await shoot(page);
  const [sealed = Buffer.alloc(0)] = await storedIn(page);
  expect(sealed.length).toBeGreaterThan(10_000);
  for (const mark of [Buffer.from('ffd8ff', 'hex'), Buffer.from('JFIF')])
    expect(sealed.subarray(0, 200).includes(mark)).toBe(false);

  await comeBack(page);
  await appears(offer(page));
  await press(page, photo.kept.use);
  await appears(page.getByText(uiCopy.upload.done, { exact: true }).first());
  await until(() => storedIn(page), ({ length }) => length === 0); // prettier-ignore

  await shoot(page);
  await page.getByRole('dialog').getByRole('button', { name: uiCopy.close }).click();
  await until(() => storedIn(page), ({ length }) => length === 0); // prettier-ignore

  await shoot(page);
  await page.addInitScript('const now = Date.now; Date.now = () => now() + 11 * 60000;');
  await comeBack(page);
  await eventually(async () => expect(await storedIn(page)).toEqual([]));
  expect(await offer(page).count()).toBe(0);
});
