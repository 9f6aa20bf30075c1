import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { introCopy } from '../../src/copy/contact-info-intro';
import { contractCopy } from '../../src/copy/contract';
import { pdfCopy } from '../../src/copy/pdf-reader';
import { signedPapersCopy } from '../../src/copy/signed-papers';
import { thanksCopy } from '../../src/copy/thanks';
import { arrive, type Visitor } from './support/arrive';
import { heading } from '../../scripts/testing/pages/form';
import { pointer } from '../../scripts/testing/browser/hands';
import { completed, parts } from '../../scripts/testing/pages/journey';
import { expectAnswers, expectSigned, guidAt, LANDING, noteSteps, type Kept } from './support/keptJob';
import { brokenLaws } from './support/laws';
import { applicant } from '../../scripts/testing/pages/people';
import { noteSentFiles, sentFiles } from './support/sentFiles';
import { expectUntold } from './support/untold';
import { list } from '../../scripts/testing/pages/resumePages';
import { PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

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

let visitor: Visitor;
let numbers: readonly number[];
const texts: string[] = [];
const broken: string[] = [];

const look = async (screen: string): Promise<void> => {
  const { page } = visitor;
  broken.push(...(await brokenLaws(page)).map((line) => `${screen}: ${line}`));
  if (screen !== 'contract') return;
  for (const name of contractCopy.documents) {
    const region = page.getByRole('region', { name: pdfCopy.read(name) });
    await region.getByText(applicant.cf).first().waitFor();
    texts.push(((await region.textContent()) ?? '').replace(/\s+/g, ' '));
  }
};
const does = (part: keyof typeof parts): Promise<void> =>
  parts[part]({ page: visitor.page, product, look, hand: pointer });
const isAt = (path: string): Promise<void> => visitor.isAt(path);
let kept: Kept;

beforeAll(async () => {
  visitor = await arrive({ viewport: PHONE, landing: LANDING, stays: true });
  numbers = noteSteps(visitor.page);
  await noteSentFiles(visitor.page);
});

it('[R2.1-01] [R2.1-11] [R4.1-01] the landing page leads to the first step, with the query that it came with', async () => {
  const { page } = visitor;
  await page.goto(`${product.url}/${LANDING}`);
  await isAt('/request/contact-info');
  expect(new URL(page.url()).search).toBe(LANDING);
});

it('[R2.4-00] the first page says for whom the account is and what is needed', async () => {
  const { page } = visitor;
  await page.getByText(introCopy.lead).waitFor();
  for (const { title } of Object.values(introCopy.ready))
    await page.getByText(title, { exact: true }).waitFor();
  await does('contactInfo');
});

it('[R2.4-01] [R2.4-02] the greeting page takes the data, with a tax code that it has computed', async () => {
  await does('greeting');
});

it('[R2.4-05] [R2.4-06] [R2.4-07] a code by e-mail, the mobile number and a code by SMS follow', async () => {
  await does('codes');
});

it('[R2.4-08] [R2.4-09] [R4.3-01] then the password, and what it will be good for', async () => {
  await does('credentials');
  await isAt('/request/address-info');
});

it('[R2.5-01] [R5.3-02] the personal data have two addresses, one of a CAP with several localities', async () => {
  await does('addressInfo');
  await isAt('/request/company-info');
});

it('[R2.6-01] the company data are taken', async () => {
  await does('companyInfo');
  await isAt('/request/self-certifications');
});

it('[R2.7-01] the questionnaire begins with the business', async () => {
  await does('selfCertifications');
});

it('[R2.7-02] [R2.7-03] [R2.7-04] its second page asks for countries, offices and destinations of funds', async () => {
  await does('questionnaire');
  await isAt('/request/card');
});

it('[R2.8-01] [R2.8-02] the card goes to an address, and a notice asks for the consent', async () => {
  await does('card');
  await isAt('/request/identification');
});

it('[R2.9-01] the video is recorded by the camera', async () => {
  await does('identification');
});

it('[R2.9-02] [R3.4-02] [R4.5-03] two documents follow, with the issuer and the number that their types have', async () => {
  await does('documents');
  await isAt('/request/contract');
});

it('[R2.10-01] the documents are readable in the page before they are signed', async () => {
  await does('contract');
  const [questionnaire, agreement] = texts;
  for (const text of [questionnaire, agreement]) expect(text).toContain(applicant.cf);
  expect(questionnaire).toContain('Francia');
  expect(agreement).toContain('00743110157');
});

it('[R2.1-07] [R2.11-01] the completion page says what happens now', async () => {
  const { page } = visitor;
  await completed({ page, product, look });
  for (const { title } of [thanksCopy.review, thanksCopy.card])
    await page.getByText(title, { exact: true }).waitFor();
  await page.getByText(thanksCopy.receipt.title).waitFor();
  await isAt('/thanks');
});

it('[R2.2-02] the steps have gone under their numbers, and every screen was usable', () => {
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(broken).toEqual([]);
});

it('[R4.7-01] [R5.1-01] [R3.2-01] the service has the signed request, each field under its name and cleaned up', async () => {
  kept = await product.kept(await guidAt(product.url));
  expectSigned(kept, 8);
  expectAnswers(kept);
});

it('the service has every file as it was sent', async () => {
  await expectFiles(visitor.page, kept, await guidAt(product.url));
});

it('[R2.1-07] after a reload too the completion page is there, and nothing of the applicant for the next user', async () => {
  const { page } = visitor;
  await expectUntold(
    visitor,
    [...Object.values(applicant), ...kept.answers.map(({ value }) => value)],
    [await guidAt(product.url), ...kept.contracts.map(({ barCode }) => barCode)],
  );
  await page.reload();
  await heading(page, thanksCopy.title);
  const customer = await page.request.post(`${product.url}/wgt/banca/getCustomerInfo`);
  const leftOpen = await customer.text();
  expect(JSON.parse(leftOpen)).toMatchObject({ status: 'success' });
  for (const value of [applicant.cf, applicant.email, applicant.cellulare, applicant.cognome])
    expect(leftOpen).not.toContain(value);
});

it('[R2.1-05] the completion page opens both PDFs, and leads to the list without another code', async () => {
  const { page, isAt } = visitor;
  await page.getByRole('button', { name: signedPapersCopy.show }).click();
  for (const name of signedPapersCopy.names)
    await page.getByRole('link', { name: signedPapersCopy.open(name) }).waitFor();
  await page.getByRole('button', { name: thanksCopy.follow.action }).click();
  await list(page);
  await isAt('/status');
});
