import type { Page } from 'playwright-core';
import { SERVICE_UNAVAILABLE } from '../../src/contract/errors';
import { companyInfoCopy } from '../../src/copy/company-info';
import { emailCodeCopy, greetingCopy } from '../../src/copy/contact-info';
import { identificationCopy } from '../../src/copy/identification';
import { selfCertificationsCopy } from '../../src/copy/self-certifications';
import { taxCodeCopy } from '../../src/copy/tax-code';
import { at, choose, filled, goOn, heading, textbox } from '../../scripts/testing/pages/form';
import { toFirstDocument, upload } from '../browser/support/identificationPages';
import { smallPhotograph, somebody } from '../../scripts/testing/pages/people';
import { fillGreeting } from '../browser/support/shortcuts';
import { expectValues, shownValues } from '../browser/support/shownValues';
import { appears, eventually, until } from '../../scripts/testing/browser/until';
import { product } from '../browser/support/worker';
import { uiCopy } from '../../src/copy/ui';
import { historyBack, isOn, walk, type EngineVisit } from './support/engines';

// Firefox reports no load when it shows a kept page again, and Playwright would wait for one at each press.
process.env['PLAYWRIGHT_SKIP_NAVIGATION_CHECK'] = '1';

const { company: copy } = companyInfoCopy;
const { document: document1 } = identificationCopy;

interface Probe extends Window {
  /** The texts of the calls. A page that the browser loads again has none. */
  sent?: string[];
}

const noteCalls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const probe = window as Probe;
    const sent: string[] = [];
    const { fetch } = window;
    probe.sent = sent;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      sent.push(await request.clone().text());
      return fetch(request);
    };
  });

const leaveAndComeBack = async (page: Page, stayMs = 0): Promise<void> => {
  const pathname = await page.evaluate(() => location.pathname);
  // After the answer: the driver waits for it.
  await page.evaluate(() => void setTimeout(() => location.assign('/legal/privacy.html'), 50));
  await isOn(page, '/legal/privacy.html');
  await new Promise((resolve) => setTimeout(resolve, stayMs));
  await historyBack(page);
  await isOn(page, pathname);
};

interface Form {
  readonly come: (visit: EngineVisit) => Promise<void>;
  readonly focus: string;
  readonly title: string;
  readonly next: string;
  readonly isSentLater?: boolean;
}

const expectSentAsShown = async (visit: EngineVisit, form: Form): Promise<void> => {
  const { page, keepsPages } = visit;
  const { come, focus, title, next, isSentLater = false } = form;
  await come(visit);
  await noteCalls(page);
  await at(page, focus).click();
  const shown = await shownValues(page);
  await leaveAndComeBack(page);
  await heading(page, title);
  const isKept = await page.evaluate(() => (window as Probe).sent !== undefined);
  expect(isKept).toBe(keepsPages);
  await expectValues(page, shown);
  if (!isKept) await noteCalls(page);
  await goOn(page);
  await heading(page, next);
  if (isSentLater) {
    await goOn(page, uiCopy.back);
    await heading(page, title);
    return expectValues(page, shown);
  }
  const sent = (await page.evaluate(() => (window as Probe).sent ?? [])).join();
  const texts = Object.values(shown).filter((value) => typeof value === 'string' && value.length > 2);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => !sent.includes(JSON.stringify(text)))).toEqual([]);
};

const greeting: Form = {
  come: async ({ page }) => {
    await page.goto(product.url);
    await goOn(page, 'Inizia');
    await heading(page, greetingCopy.title);
    await fillGreeting(page, somebody());
    await appears(page.getByText(taxCodeCopy.valid, { exact: true }).first());
  },
  focus: 'anagrafica.cf',
  title: greetingCopy.title,
  next: emailCodeCopy.title,
};

const company: Form = {
  come: async ({ page, signIn }) => {
    await signIn(await product.walk({ slug: 'company-info' }));
    await page.goto(product.url);
    await heading(page, companyInfoCopy.title);
    await textbox(page, copy.ragioneSociale).fill('Ceramiche Dangelo');
    await textbox(page, copy.partitaIva).fill('00743110157');
    await textbox(page, copy.dataCostituzione).fill('01/03/2015');
    await textbox(page, copy.numAddetti).fill('712');
    await textbox(page, copy.fatturato).fill('250000');
    await at(page, 'contattiAzienda.pec').fill('anna@pec.example.it');
    await textbox(page, companyInfoCopy.contacts.telefonoAziendale).fill('0651234567');
    await at(page, 'sedeLegale.cap').fill('00184');
    await filled(at(page, 'sedeLegale.citta'));
    await at(page, 'sedeLegale.indirizzo').fill('Via Cavour 10');
  },
  focus: 'azienda.partitaIva',
  title: companyInfoCopy.title,
  next: selfCertificationsCopy.company.title,
};

const papers: Form = {
  come: async ({ page, signIn }) => {
    await signIn(await product.walk({ slug: 'identification', video: true }));
    await page.goto(product.url);
    await heading(page, identificationCopy.video.title);
    await toFirstDocument(page);
    await choose(page, document1.type, 'Passaporto');
    for (const path of ['documento.documentoFronte', 'documento.documentoRetro'])
      await upload(page, path, await smallPhotograph());
    await eventually(async () =>
      expect(await page.getByText(uiCopy.upload.done, { exact: true }).count()).toBe(2),
    );
    await textbox(page, document1.number).fill('YA1234567');
    await textbox(page, document1.city).fill('Milano');
    await textbox(page, document1.issueDate).fill('01/03/2022');
    await textbox(page, document1.expiryDate).fill('28/02/2032');
    await appears(textbox(page, document1.issuer));
  },
  focus: 'documento.dataRilascio',
  title: document1.title.first,
  next: document1.title.second,
  isSentLater: true,
};

/** Calls leave from now on as the page does: Firefox keeps no page that waits for one made before. */
const holdCalls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { fetch } = window;
    const hidden = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
    void hidden.then(() => (window.fetch = fetch));
    window.fetch = (...call) => hidden.then(() => fetch(...call));
  });

/** A service that takes longer answers after the return: the walk passes then too, and shows less. */
const ANSWERED_MS = 3000;

const expectContinuaEnds = async ({ page, keepsPages }: EngineVisit): Promise<void> => {
  await page.goto(product.url);
  await goOn(page, 'Inizia');
  await heading(page, greetingCopy.title);
  await holdCalls(page);
  await fillGreeting(page, somebody());
  await appears(page.getByText(taxCodeCopy.checking, { exact: true }).first());
  await goOn(page);
  await leaveAndComeBack(page, ANSWERED_MS);
  const next = page.getByRole('heading', { level: 1, name: emailCodeCopy.title });
  const failed = page.getByText(SERVICE_UNAVAILABLE, { exact: true }).first();
  // An engine may say that the check has failed: then a press repeats it.
  const hasEnded = async () => !keepsPages || (await next.isVisible()) || (await failed.isVisible());
  await until(hasEnded, Boolean);
  if (!(await next.isVisible())) await goOn(page);
  await heading(page, emailCodeCopy.title);
};

walk('page cache: a check under way', expectContinuaEnds);
walk('page cache: first form', (visit) => expectSentAsShown(visit, greeting));
walk('page cache: company data', (visit) => expectSentAsShown(visit, company));
walk('page cache: first document', (visit) => expectSentAsShown(visit, papers));
