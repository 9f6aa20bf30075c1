// The whole job, from the landing page to the signature, at both widths and in both numberings.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { stepDefinitions } from '../../src/contract/steps';
import { contractCopy } from '../../src/copy/contract';
import { thanksCopy } from '../../src/copy/thanks';
import { arrive } from './support/arrive';
import { expectSecret } from './support/browserStorage';
import { heading } from './support/form';
import { keyboard } from './support/hands';
import { wholeJourney } from './support/journey';
import { brokenLaws } from './support/laws';
import { applicant, sentNames } from './support/people';
import type { TestProduct } from './support/product';
import { noteSentFiles, sentFiles } from './support/sentFiles';
import { expectLists, expectValues, shownValues, titled } from './support/shownValues';
import { DESKTOP, PHONE } from './support/visit';
import { otherProduct, product } from './support/worker';

type Kept = Awaited<ReturnType<TestProduct['kept']>>;

const LANDING = '?utm_source=prova&partnership=acme';
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The number of each step that is sent. */
const noteSteps = (page: Page): readonly number[] => {
  const numbers: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/onboarding/next')) return;
    const { number } = request.postDataJSON() as { number: number | null };
    if (number !== null) numbers.push(number);
  });
  return numbers;
};

/** The applicant's request, as whoever tries the product finds it. */
const guidAt = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/sandbox/requests.json`);
  const all = (await answer.json()) as { readonly guid: string; readonly email: string }[];
  return all.find(({ email }) => email === applicant.email)?.guid ?? '';
};

const expectSigned = ({ requests, contracts, invitations }: Kept, lastNumber: number): void => {
  expect(requests).toMatchObject([
    { state: 'completed', step: 'thanks', cf: applicant.cf, email: applicant.email },
  ]);
  expect(contracts.map(({ kind }) => kind).sort()).toEqual(['contract', 'questionnaire']);
  for (const { noticeAt, signedAt } of contracts)
    expect([typeof noticeAt, typeof signedAt]).toEqual(['string', 'string']);
  expect(invitations.at(-1)).toMatchObject({
    stepSlug: 'thanks',
    actorType: 'adult',
    phoneNumber: `+39${applicant.cellulare}`,
    stepNumber: lastNumber,
  });
};

/** Every field of every step under its name, and what was typed cleaned up. */
const expectAnswers = ({ answers, credentials }: Kept): void => {
  const byName = Object.fromEntries(
    answers.map(({ step, widget, component, value }) => [`${step} ${widget}.${component}`, value]),
  );
  const names = Object.entries(stepDefinitions).flatMap(([slug, { empty, optional = [] }]) =>
    Object.entries(empty)
      .filter(([widget]) => !optional.includes(widget))
      .flatMap(([widget, components]) => Object.keys(components).map((name) => `${slug} ${widget}.${name}`)),
  );
  expect(names.filter((name) => byName[name] === undefined)).toEqual([]);
  expect(byName).toMatchObject({
    'contact-info anagrafica.nome': sentNames.nome,
    'contact-info anagrafica.cognome': sentNames.cognome,
    'contact-info email.email': applicant.email,
    'address-info domicilio.citta': 'Gallicano nel Lazio',
    'address-info domicilio.indirizzo': "Piazza dell'Unita' 3",
    'company-info azienda.ragioneSociale': "D'Amico Restauri e Decorazioni",
    'company-info azienda.fatturato': '125.000',
    'company-info azienda.codiceTipoSoggetto': '1048',
    'self-certifications questionario.paeseRelazioniCommerciali': 'FRANCIA',
    'self-certifications questionario.conclusioneCaricaPolitica': '06/2024',
    'self-certifications questionario.acquistiOnline': 'true',
    'card spedizione.spedizioneCarta': 'domicilio',
    'identification documento.enteEmissione': 'Questura',
    'identification secondoDocumento.numeroSecondoDocumento': applicant.cf,
    'contract firma.signedContract': 'true',
  });
  expect(JSON.stringify(answers)).not.toContain(applicant.password);
  expect(credentials[0]?.passwordHash).toMatch(/^\$argon2id\$/);
};

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

it('[R2.1-01] [R2.1-07] [R2.1-11] [R2.2-02] [R2.4-00] [R2.4-01] [R2.4-02] [R2.4-05] [R2.4-06] [R2.4-07] [R2.4-08] [R2.4-09] [R2.5-01] [R2.6-01] [R2.7-01] [R2.7-02] [R2.7-03] [R2.7-04] [R2.8-01] [R2.8-02] [R2.9-01] [R2.9-02] [R2.10-01] [R2.11-01] [R3.2-01] [R3.4-02] [R4.1-01] [R4.3-01] [R4.5-03] [R4.7-01] [R5.1-01] on a telephone: every screen usable, everything kept as it was typed and sent', async () => {
  const { page } = await arrive({ viewport: PHONE, landing: LANDING });
  const numbers = noteSteps(page);
  await noteSentFiles(page);
  const broken: string[] = [];
  const texts: string[] = [];
  const look = async (screen: string): Promise<void> => {
    broken.push(...(await brokenLaws(page)).map((line) => `${screen}: ${line}`));
    if (screen !== 'contract') return;
    for (const name of contractCopy.documents) {
      const region = page.getByRole('region', { name: contractCopy.read(name) });
      await region.getByText(applicant.cf).first().waitFor();
      texts.push(((await region.textContent()) ?? '').replace(/\s+/g, ' '));
    }
  };
  await wholeJourney({ page, product, look }, LANDING);
  expect(broken).toEqual([]);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const [questionnaire, agreement] = texts;
  for (const text of [questionnaire, agreement]) expect(text).toContain(applicant.cf);
  expect(questionnaire).toContain('FRANCIA');
  expect(agreement).toContain('00743110157');

  const guid = await guidAt(product.url);
  const kept = await product.kept(guid);
  expectSigned(kept, 8);
  expectAnswers(kept);
  await expectFiles(page, kept, guid);

  await page.reload();
  await heading(page, thanksCopy.title);
  const customer = await page.request.post(`${product.url}/wgt/banca/getCustomerInfo`);
  const leftOpen = await customer.text();
  expect(JSON.parse(leftOpen)).toMatchObject({ status: 'success' });
  for (const value of [applicant.cf, applicant.email, applicant.cellulare, applicant.cognome])
    expect(leftOpen).not.toContain(value);
});

it('[R2.2-02] [R3.5-03] by the keyboard alone, in numbering B: every page loaded again shows what was typed, which nobody can read', async () => {
  const numberedB = await otherProduct({ STEP_NUMBERING: 'B' });
  const { page } = await arrive({ viewport: DESKTOP, url: numberedB.url, landing: LANDING });
  const numbers = noteSteps(page);
  /** Pages whose fields are kept; codes, passwords and what a dialog asks are not. */
  const keepsFields = /greeting|mobile|address|company|business|questionnaire|card$|document$/;
  const look = async (screen: string): Promise<void> => {
    if (!keepsFields.test(screen)) return;
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const typed = await shownValues(page);
    await page.reload();
    await titled(page, title);
    await expectLists(page);
    await expectValues(page, typed);
    await expectSecret(page, [applicant.cf, applicant.cognome, 'Restauri', 'Materiali per i cantieri']);
  };
  await wholeJourney({ page, product: numberedB, look, hand: keyboard }, LANDING);
  expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const kept = await numberedB.kept(await guidAt(numberedB.url));
  expectSigned(kept, 7);
  expectAnswers(kept);
  await numberedB.stop();
});
