import { contractCopy } from '../../src/copy/contract';
import { thanksCopy } from '../../src/copy/thanks';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { appears } from '../../scripts/testing/browser/until';
import { product } from '../browser/support/worker';
import { readPdf } from '../server/pdf/readPdf';
import { walk } from './support/engines';

/** What the link leads to, as a data URL: a driver hands over no bytes. */
const follow = async ({ href }: HTMLAnchorElement): Promise<string> => {
  const content = await (await fetch(href)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(content);
  });
};

walk('both PDFs opened, saved and signed', async ({ page, engine, signIn, opens }) => {
  const earlier = await product.walk({ slug: 'contract' });
  const { cf } = earlier.applicant;
  await signIn(earlier);
  await page.goto(product.url);
  await heading(page, contractCopy.title);
  const titles = new Set<string>();
  for (const name of contractCopy.documents) {
    const link = page.getByRole('link', { name: `${contractCopy.print} ${contractCopy.printed(name)}` });
    await appears(link);
    const [type, base64 = ''] = (await link.evaluate(follow)).split(',');
    expect(type).toBe('data:application/pdf;base64');
    const bytes = Buffer.from(base64, 'base64');
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const saved = await readPdf(bytes);
    expect(saved.text).toContain(cf);
    titles.add(saved.title);

    const href = await link.evaluate((one: HTMLAnchorElement) => one.href);
    const { address, printed } = await opens(() => link.click(), cf);
    expect(address).toBe(href);
    expect(printed !== undefined).toBe(engine === 'firefox');
    if (printed === undefined) continue;
    const onPaper = await readPdf(printed);
    expect(onPaper.pages).toHaveLength(saved.pages.length);
    expect(onPaper.text).toContain(cf);
  }
  expect(titles.size).toBe(contractCopy.documents.length);
  await page.getByRole('checkbox', { name: contractCopy.sign.label }).check();
  await goOn(page, contractCopy.sign.action);
  await heading(page, thanksCopy.title);
});
