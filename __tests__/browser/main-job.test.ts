import { createHash } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { contractCopy } from '../../src/copy/contract';
import { thanksCopy } from '../../src/copy/thanks';
import { stepDefinitions } from '../../src/contract/steps';
import { axeViolations, DESKTOP, launchBrowser, PHONE, visit } from './support/browser';
import {
  addressInfo, card, companyInfo, contactInfo, contract, identification, selfCertifications, thanks, type Journey,
} from './support/journey'; // prettier-ignore
import { heading } from './support/form';
import { keptData, type KeptData } from './support/kept';
import { applicant, scannedPdf, sentNames } from './support/people';
import { difference } from './support/pictures';
import { startProduct, type Product } from './support/product';
import { noteSentFiles, sentFiles } from './support/sentFiles';

const sha256 = (bytes: Buffer | undefined): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const answerOf =
  ({ answers }: KeptData) =>
  (step: string, widget: string, component: string): string | undefined =>
    answers.find((one) => one.step === step && one.widget === widget && one.component === component)?.value;

describe.each([
  { numbering: 'A', viewport: PHONE },
  { numbering: 'B', viewport: DESKTOP },
])('the main job, numbering $numbering at $viewport.width px', ({ numbering, viewport }) => {
  const landing = '?utm_source=prova&partnership=acme';
  let product: Product;
  let kept: KeptData;
  let sent: Awaited<ReturnType<typeof sentFiles>>;
  let leftOpen: string;
  const violations: string[] = [];
  const complaints: string[] = [];
  const withoutCampaign: string[] = [];
  const texts: string[] = [];
  const numbers: number[] = [];

  beforeAll(async () => {
    product = await startProduct({ STEP_NUMBERING: numbering });
    const visitor = await visit(browser, viewport);
    const { page } = visitor;
    await noteSentFiles(page);
    page.on('framenavigated', (frame) => {
      const { pathname, searchParams } = new URL(frame.url());
      if (frame === page.mainFrame() && searchParams.get('partnership') !== 'acme')
        withoutCampaign.push(pathname);
    });
    page.on('request', (request) => {
      if (!request.url().endsWith('/onboarding/next')) return;
      const { number } = request.postDataJSON() as { number: number | null };
      if (number !== null) numbers.push(number);
    });
    const look = async (screen: string): Promise<void> => {
      violations.push(...(await axeViolations(page)).map((violation) => `${screen}: ${violation}`));
    };
    const journey: Journey = { page, product, look };
    await page.goto(`${product.url}/${landing}`);
    await contactInfo(journey);
    await addressInfo(journey);
    await companyInfo(journey);
    await selfCertifications(journey);
    await card(journey);
    await identification(journey);
    await contract({
      ...journey,
      look: async (screen) => {
        await look(screen);
        for (const name of contractCopy.documents) {
          const region = page.getByRole('region', { name: contractCopy.read(name) });
          await region.getByText(applicant.cf).first().waitFor();
          texts.push(((await region.textContent()) ?? '').replace(/\s+/g, ' '));
        }
      },
    });
    await thanks(journey);
    sent = await sentFiles(page);
    await page.reload();
    await heading(page, thanksCopy.title);
    const customer = await page.request.post(`${product.url}/wgt/banca/getCustomerInfo`);
    leftOpen = await customer.text();
    complaints.push(...visitor.complaints);
    await visitor.context.close();
    await product.stop();
    kept = await keptData(product.dataDir);
  }, 300_000);

  afterAll(() => product.remove());

  it('[R2.1-01] [R2.1-07] [R2.11-01] [R4.1-01] [R4.2-03] [R4.3-01] leads from the landing page to the end', () => {
    expect(kept.requests).toHaveLength(1);
    expect(kept.requests[0]).toMatchObject({
      state: 'completed',
      step: 'thanks',
      cf: applicant.cf,
      email: applicant.email,
    });
  });

  it('[R2.11-01] shows the last page again when it is loaded again, and gives nothing of the applicant any more', () => {
    expect(JSON.parse(leftOpen)).toMatchObject({ status: 'success' });
    for (const value of [applicant.cf, applicant.email, applicant.cellulare, applicant.cognome])
      expect(leftOpen).not.toContain(value);
  });

  it('[R2.2-02] runs in the numbering that the service gives', () => {
    const first = numbering === 'A' ? 1 : 0;
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => first + index));
  });

  it('[R2.1-11] carries the landing query through every navigation', () => {
    expect(withoutCampaign).toEqual([]);
  });

  it('has no accessibility violation on any screen', () => {
    expect(violations).toEqual([]);
  });

  it('makes the browser complain of nothing: no exception, no failed load, no policy violation', () => {
    expect(complaints).toEqual([]);
  });

  it('[R2.10-01] shows both documents with the applicant in them', () => {
    const [questionnaire, agreement] = texts;
    for (const text of [questionnaire, agreement]) expect(text).toContain(applicant.cf);
    expect(questionnaire).toContain('FRANCIA');
    expect(agreement).toContain('00743110157');
  });

  it('[R3.2-01] keeps every field of every step under its name', () => {
    const stored = new Set(
      kept.answers.map(({ step, widget, component }) => `${step} ${widget}.${component}`),
    );
    const missing = Object.entries(stepDefinitions).flatMap(([slug, { empty, optional = [] }]) =>
      Object.entries(empty)
        .filter(([widget]) => !optional.includes(widget))
        .flatMap(([widget, components]) => Object.keys(components).map((name) => `${slug} ${widget}.${name}`))
        .filter((name) => !stored.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it('[R5.1-01] keeps what was typed, cleaned up', () => {
    const value = answerOf(kept);
    expect(value('contact-info', 'anagrafica', 'nome')).toBe(sentNames.nome);
    expect(value('contact-info', 'anagrafica', 'cognome')).toBe(sentNames.cognome);
    expect(value('contact-info', 'email', 'email')).toBe(applicant.email);
    expect(value('address-info', 'domicilio', 'citta')).toBe('Gallicano nel Lazio');
    expect(value('address-info', 'domicilio', 'indirizzo')).toBe("Piazza dell'Unita' 3");
    expect(value('company-info', 'azienda', 'ragioneSociale')).toBe("D'Amico Restauri e Decorazioni");
    expect(value('company-info', 'azienda', 'fatturato')).toBe('125.000');
    expect(value('company-info', 'azienda', 'codiceTipoSoggetto')).toBe('1048');
    expect(value('self-certifications', 'questionario', 'paeseRelazioniCommerciali')).toBe('FRANCIA');
    expect(value('self-certifications', 'questionario', 'conclusioneCaricaPolitica')).toBe('06/2024');
    expect(value('self-certifications', 'questionario', 'acquistiOnline')).toBe('true');
    expect(value('card', 'spedizione', 'spedizioneCarta')).toBe('domicilio');
    expect(value('identification', 'documento', 'enteEmissione')).toBe('Questura');
    expect(value('identification', 'secondoDocumento', 'numeroSecondoDocumento')).toBe(applicant.cf);
    expect(value('contract', 'firma', 'signedContract')).toBe('true');
    expect(kept.answers.filter(({ value: text }) => text.includes(applicant.password))).toEqual([]);
    expect(kept.credentials[0]?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('[R3.4-03] [R5.6-05] [R5.6-06] [R2.9-01] keeps PDF and video byte for byte, and pictures of what was sent', async () => {
    const types = ['FRONT_DOC_1', 'BACK_DOC_1', 'FRONT_DOC_2', 'BACK_DOC_2', 'FRONT_DOC_'];
    expect(kept.documents.map(({ type }) => type).sort()).toEqual([...types].sort());
    for (const { type, storageKey, size, contentType, receivedSha256, sha256: noted } of kept.documents) {
      const bytes = kept.files.get(storageKey);
      expect({ type, size: bytes?.length, sha256: sha256(bytes) }).toEqual({ type, size, sha256: noted });
      expect(receivedSha256).toBe(sent.get(type)?.sha256);
      if (contentType !== 'image/jpeg') expect(noted).toBe(receivedSha256);
    }
    // A picture is made anew of what was received: it looks like that, and like none of the others.
    const pictures = kept.documents.filter(({ contentType }) => contentType === 'image/jpeg');
    expect(pictures).toHaveLength(3);
    for (const { type, storageKey } of pictures)
      for (const other of pictures) {
        const [stored, left] = [kept.files.get(storageKey), sent.get(other.type)?.bytes];
        const apart = await difference(stored ?? Buffer.alloc(0), left ?? Buffer.alloc(0));
        if (other.type === type) expect(apart).toBeLessThan(4);
        else expect(apart).toBeGreaterThan(12);
      }
    const pdf = kept.documents.find(({ type }) => type === 'BACK_DOC_1');
    const original = await scannedPdf();
    expect(kept.files.get(pdf?.storageKey ?? '')?.length).toBe(original.length);
    const video = kept.documents.find(({ type }) => type === 'FRONT_DOC_');
    expect(video?.contentType).toMatch(/^video\/webm/);
  });

  it('[R4.7-01] keeps both contracts, noticed and signed', () => {
    expect(kept.contracts.map(({ kind }) => kind).sort()).toEqual(['contract', 'questionnaire']);
    for (const { storageKey, sha256: noted, noticeAt, signedAt } of kept.contracts) {
      expect(sha256(kept.files.get(storageKey))).toBe(noted);
      expect(kept.files.get(storageKey)?.subarray(0, 5).toString()).toBe('%PDF-');
      expect(noticeAt).not.toBeNull();
      expect(signedAt).not.toBeNull();
    }
    const last = kept.invitations.at(-1);
    expect(last).toMatchObject({
      stepSlug: 'thanks',
      actorType: 'adult',
      phoneNumber: `+39${applicant.cellulare}`,
    });
    expect(last?.stepNumber).toBe(numbering === 'A' ? 8 : 7);
  });
});
