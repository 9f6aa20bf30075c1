// The whole job on a telephone’s screen, by pointer, from the landing page to the signature.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { contractCopy } from '../../src/copy/contract';
import { pdfCopy } from '../../src/copy/pdf-reader';
import { thanksCopy } from '../../src/copy/thanks';
import { arrive } from './support/arrive';
import { heading } from './support/form';
import { wholeJourney } from './support/journey';
import { expectAnswers, expectSigned, guidAt, LANDING, noteSteps, type Kept } from './support/keptJob';
import { brokenLaws } from './support/laws';
import { applicant } from './support/people';
import { noteSentFiles, sentFiles } from './support/sentFiles';
import { expectUntold } from './support/untold';
import { PHONE } from './support/visit';
import { product } from './support/worker';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** PDF and video byte for byte, pictures made of what has left the page. */
const expectFiles = async (page: Page, { documents }: Kept, guid: string): Promise<void> => {
  const sent = await sentFiles(page);
  const types = ['BACK_DOC_1', 'BACK_DOC_2', 'FRONT_DOC_', 'FRONT_DOC_1', 'FRONT_DOC_2'];
  expect(documents.map(({ type }) => type).sort()).toEqual(types);
  for (const { type, contentType, receivedSha256, sha256: noted } of documents) {
    expect(receivedSha256).toBe(sent.get(type)?.sha256);
    const stored = await fetch(`${product.url}/sandbox/documents/${guid}/${type}`);
    expect([type, sha256(Buffer.from(await stored.arrayBuffer()))]).toEqual([type, noted]);
    if (contentType !== 'image/jpeg') expect(noted).toBe(receivedSha256);
  }
  const video = documents.find(({ type }) => type === 'FRONT_DOC_');
  expect(video?.contentType).toMatch(/^video\/webm/);
};

it('[R2.1-01] [R2.1-07] [R2.1-11] [R2.2-02] [R2.4-00] [R2.4-01] [R2.4-02] [R2.4-05] [R2.4-06] [R2.4-07] [R2.4-08] [R2.4-09] [R2.5-01] [R2.6-01] [R2.7-01] [R2.7-02] [R2.7-03] [R2.7-04] [R2.8-01] [R2.8-02] [R2.9-01] [R2.9-02] [R2.10-01] [R2.11-01] [R3.2-01] [R3.4-02] [R4.1-01] [R4.3-01] [R4.5-03] [R4.7-01] [R5.1-01] [R5.3-02] on a telephone: every screen usable, everything kept as it was typed and sent', async () => {
  const visitor = await arrive({ viewport: PHONE, landing: LANDING });
  const { page } = visitor;
  const numbers = noteSteps(page);
  await noteSentFiles(page);
  const broken: string[] = [];
  const texts: string[] = [];
  const look = async (screen: string): Promise<void> => {
    broken.push(...(await brokenLaws(page)).map((line) => `${screen}: ${line}`));
    if (screen !== 'contract') return;
    for (const name of contractCopy.documents) {
      const region = page.getByRole('region', { name: pdfCopy.read(name) });
      await region.getByText(applicant.cf).first().waitFor();
      texts.push(((await region.textContent()) ?? '').replace(/\s+/g, ' '));
    }
  };
  await wholeJourney({ page, product, look }, LANDING);
  expect(broken).toEqual([]);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const [questionnaire, agreement] = texts;
  for (const text of [questionnaire, agreement]) expect(text).toContain(applicant.cf);
  expect(questionnaire).toContain('Francia');
  expect(agreement).toContain('00743110157');

  const guid = await guidAt(product.url);
  const kept = await product.kept(guid);
  expectSigned(kept, 8);
  expectAnswers(kept);
  await expectFiles(page, kept, guid);

  await expectUntold(
    visitor,
    [...Object.values(applicant), ...kept.answers.map(({ value }) => value)],
    [guid, ...kept.contracts.map(({ barCode }) => barCode)],
  );

  await page.reload();
  await heading(page, thanksCopy.title);
  const customer = await page.request.post(`${product.url}/wgt/banca/getCustomerInfo`);
  const leftOpen = await customer.text();
  expect(JSON.parse(leftOpen)).toMatchObject({ status: 'success' });
  for (const value of [applicant.cf, applicant.email, applicant.cellulare, applicant.cognome])
    expect(leftOpen).not.toContain(value);
});
