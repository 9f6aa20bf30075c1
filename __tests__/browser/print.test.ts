import { arrive } from './support/arrive';
import { fastForward } from '../../scripts/testing/product/earlier';
import { heading } from '../../scripts/testing/pages/form';
import { product } from './support/worker';

it('[R2.10-01] prints both documents whole, as text, without what is for the screen', async () => {
  const { page, context, open } = await arrive();
  await fastForward(context, product, 'contract');
  await open();
  await heading(page, 'Leggi e firma il contratto');
  const readers = page.getByRole('region', { name: /^Testo del documento/ });
  await readers.nth(1).getByRole('heading').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  for (const reader of await readers.all()) {
    const shown = await reader.evaluate((box) => {
      const words = box.querySelector('h3')?.parentElement as HTMLElement;
      const { width, height } = words.getBoundingClientRect();

      return { isWhole: box.scrollHeight <= box.clientHeight, isText: width > 300 && height > 500 };
    });
    expect(shown).toEqual({ isWhole: true, isText: true });
    expect(await reader.locator('canvas:visible').count()).toBe(0);
  }
  expect(await page.locator('button:visible, footer:visible, header:visible').count()).toBe(0);
});
