import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { sample } from '../setup/depth';
import { keyboard } from '../../scripts/testing/browser/hands';
import { expectUsable } from './support/laws';
import { signInToReview } from '../../scripts/testing/pages/review';
import { DESKTOP, PHONE, visit } from '../../scripts/testing/browser/visit';
import { openBrowser, product } from './support/worker';

const { press } = keyboard;

const savedBy = async (page: Page, name: string): Promise<{ file: string; bytes: Buffer }> => {
  const download = page.waitForEvent('download');
  await press(page.getByRole('link', { name }));
  const saved = await download;
  return { file: saved.suggestedFilename(), bytes: await buffer(await saved.createReadStream()) };
};

it('[R6-01] a reviewer saves the evidence of a request and the figures, and reads them on both widths', async () => {
  const name = 'Fede Fascicolo';
  const [token, { guid, applicant }] = await Promise.all([
    product.reviewer(name),
    product.walk({ slug: 'thanks', files: true }),
  ]);
  const { page, context, complaints } = await visit(await openBrowser());
  await page.goto(`${product.url}/review`);
  await signInToReview(page, name, token, keyboard);
  await page.goto(`${product.url}/review/requests/${guid}`);
  const evidence = await savedBy(page, 'per i programmi (JSON)');
  expect(evidence.file).toBe('evidence.json');
  expect(JSON.parse(evidence.bytes.toString())).toMatchObject({ person: { cf: applicant.cf } });
  const pdf = await page.request.get(`${product.url}/review/requests/${guid}/evidence.pdf`);
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`${product.url}/review`);
  await press(page.getByRole('link', { name: 'Andamento' }));
  await page.getByRole('heading', { level: 1, name: 'Andamento' }).waitFor();
  const csv = await savedBy(page, 'Scarica in CSV');
  expect(csv.file).toMatch(/^andamento-\d{4}-\d{2}\.csv$/);
  expect(csv.bytes.toString()).toContain('Sezione;Voce;Misura;Valore');
  const request = `requests/${guid}`;
  const places = [
    ['figures', PHONE],
    ['figures', DESKTOP],
    [request, DESKTOP],
    [request, PHONE],
  ] as const;
  for (const [path, viewport] of sample(places, 2)) {
    await page.setViewportSize(viewport);
    await page.goto(`${product.url}/review/${path}`);
    await expectUsable(page);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
