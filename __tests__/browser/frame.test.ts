import type { Locator, Page } from 'playwright-core';
import { contractCopy } from '../../src/copy/contract';
import { pdfCopy } from '../../src/copy/pdf-reader';
import { arrive, LANDING, type Visitor } from './support/arrive';
import { configure } from './support/configuration';
import { fastForward } from '../../scripts/testing/product/earlier';
import { goOn, heading } from '../../scripts/testing/pages/form';
import { expectUsable } from './support/laws';
import { somebody } from '../../scripts/testing/pages/people';
import { press } from '../../scripts/testing/pages/resumePages';
import { fillGreeting, pathOf } from './support/shortcuts';
import { until } from '../../scripts/testing/browser/until';
import { DESKTOP, PHONE } from '../../scripts/testing/browser/visit';
import { product } from './support/worker';

const [INTRO, GREETING, EMAIL_CODE] = ['Prima di iniziare', 'Piacere di conoscerti', 'Controlla la tua email'] as const; // prettier-ignore

const links = {
  privacy: 'https://banca.example/privacy',
  cookie: 'https://banca.example/cookie',
  informationSheet: '/fogli/2026.pdf',
  support: 'tel:+39020000',
};
const legalLine = 'Banca Esempio S.p.A., via Prova 1, Milano';
const statement = '/legal/accessibilita.html';

const configured = async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await configure(page, { productCode: 'LIBERO_PROFESSIONISTA', provider: 'fornitore', links, legalLine });
  const calls: [string, unknown][] = [];
  page.on('request', (request) => {
    const path = pathOf(request);
    if (path.startsWith('/wgt/')) calls.push([path, request.postDataJSON() as unknown]);
  });
  return { ...visitor, calls };
};
const current = [
  ['/wgt/product/info', null],
  ['/wgt/product/onboarding/next', { number: null, widgets: [] }],
];

it('[R2.1-02] [R2.1-13] [R4.1-01] any address leads to the current step, begun with the product of the configuration', async () => {
  const { page, context, open, isAt, calls } = await configured();
  await open('/request/card');
  await heading(page, INTRO);
  await isAt('/request/contact-info');
  expect(calls).toEqual([...current, ['/wgt/product/onboarding/start', { code: 'LIBERO_PROFESSIONISTA' }]]);

  calls.length = 0;
  const response = await page.goto(`${product.url}/non/esiste${LANDING}`);
  expect(response?.status()).toBe(200);
  await heading(page, 'Pagina non trovata');
  await expectUsable(page);
  await press(page, 'Vai alla tua richiesta');
  await heading(page, INTRO);
  await isAt('/request/contact-info');
  expect(calls).toEqual(current);

  await context.clearCookies();
  await fastForward(context, product, 'company-info');
  await open('/request/contact-info');
  await heading(page, 'La tua attività');
  await isAt('/request/company-info');
  expect(calls.map(([path]) => path)).toContain('/wgt/fornitore/getCustomerInfo');
});

it('[R2.3-01] links and legal line are those of the configuration; the logo keeps its width beside any name', async () => {
  const { page, open } = await configured();
  await open();
  await heading(page, INTRO);
  const footer = page.getByRole('contentinfo');
  const shown = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const told = [links.privacy, links.cookie, links.informationSheet, links.support];
  expect(shown).toEqual(expect.arrayContaining([...told, statement]));
  expect(await footer.innerText()).toContain(legalLine);
  const logoWidths = await page
    .locator('header svg')
    .first()
    .evaluate((logo) => {
      const name = logo.nextSibling as Text;
      const usual = logo.getBoundingClientRect().width;
      name.data = 'Cassa d’Élite e Figli, banca cooperativa';
      return [usual, logo.getBoundingClientRect().width];
    });
  expect(logoWidths).toEqual([24, 24]);

  await open(statement);
  await heading(page, 'Dichiarazione di accessibilità');
  await page.getByRole('heading', { name: 'Che cosa non è stato provato' }).waitFor();
  await expectUsable(page);
});

const place = (page: Page) =>
  page.evaluate(() => ({
    focus: document.activeElement?.tagName === 'H1' ? document.activeElement.textContent : null,
    top: window.scrollY,
    canScroll: document.documentElement.scrollHeight > window.innerHeight + 100,
    back: [...document.querySelectorAll('button')].some((one) => one.textContent === 'Indietro'),
  }));
const scrollDown = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
const standsAtTop = async ({ page }: Visitor, title: string, hasBack = true): Promise<void> => {
  await heading(page, title);
  await until(
    () => place(page),
    ({ focus, top, canScroll, back }) => focus === title && top === 0 && canScroll && back === hasBack,
  );
  await scrollDown(page);
  expect((await place(page)).top).toBeGreaterThan(100);
};

it('[R2.2-01] [R2.3-03] [R2.3-06] the page is at its top and its heading has the focus, forwards and backwards', async () => {
  const visitor = await arrive({ viewport: { width: 360, height: 360 } });
  const { page, open } = visitor;
  await open();
  await heading(page, INTRO);
  await until(() => page.title(), (title) => title === `${INTRO} | Apri il tuo conto business`); // prettier-ignore
  expect(await page.locator('html').getAttribute('lang')).toBe('it');
  const stepper = page.getByRole('navigation', { name: 'Avanzamento della richiesta' });
  const progress = (await stepper.getByRole('paragraph').innerText()).replace(/\s+/g, ' ');
  expect(progress).toBe('Passo 1 di 7 · Inizio');
  await scrollDown(page);
  await goOn(page, 'Inizia');
  await standsAtTop(visitor, GREETING);
  await fillGreeting(page, somebody());
  await goOn(page);
  await standsAtTop(visitor, EMAIL_CODE);
  await press(page, 'Indietro');
  await standsAtTop(visitor, GREETING);
  await page.goBack();
  await standsAtTop(visitor, INTRO, false);
  await page.goForward();
  await standsAtTop(visitor, GREETING);
});

const structureOf = async (region: Locator) => ({
  titles: await region.getByRole('heading', { level: 3 }).count(),
  headings: (await region.getByRole('heading', { level: 4 }).count()) > 4,
  data: (await region.getByRole('term').count()) > 5,
  lists: (await region.getByRole('listitem').count()) > 1,
});
const whole = { titles: 1, headings: true, data: true, lists: true };
const widthsIn = (region: Locator) =>
  region.evaluate((one) => ({
    fits: one.scrollWidth <= one.clientWidth,
    page: one.querySelector('canvas')?.clientWidth ?? 0,
  }));

it('[R2.10-01] the documents to sign are text with structure, and pages that fit a telephone and can be larger', async () => {
  const { page, context, open } = await arrive({ viewport: PHONE });
  await fastForward(context, product, 'contract');
  await open();
  await heading(page, contractCopy.title);
  const regions = contractCopy.documents.map((name) =>
    page.getByRole('region', { name: pdfCopy.read(name) }),
  );
  for (const region of regions) {
    await region.getByRole('heading', { level: 3 }).waitFor();
    expect([await structureOf(region), await widthsIn(region)]).toEqual([whole, { fits: true, page: 0 }]);
  }
  const [, name] = contractCopy.documents;
  const region = page.getByRole('region', { name: pdfCopy.read(name) });
  const link = page.getByRole('link', { name: `${contractCopy.print} ${contractCopy.printed(name)}` });
  expect(await link.innerText()).toContain(contractCopy.print);

  const views = page.getByRole('group', { name: pdfCopy.view.label(name) });
  await views.getByRole('button', { name: pdfCopy.view.pages }).click();
  const { page: fitting } = await until(() => widthsIn(region), ({ page: shown }) => shown > 200); // prettier-ignore
  expect((await widthsIn(region)).fits).toBe(true);
  const zoom = page.getByRole('group', { name: pdfCopy.zoom.label(name) });
  await zoom.getByRole('button', { name: pdfCopy.zoom.in }).click();
  await until(() => widthsIn(region), ({ page: shown }) => shown > fitting * 1.4); // prettier-ignore
  expect(await structureOf(region)).toEqual(whole);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each([PHONE, DESKTOP])(
  'the links to the PDFs stay in their place when the reader comes, at $width px',
  async (viewport) => {
    const { page, context, open } = await arrive({ viewport });
    await fastForward(context, product, 'contract');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/screen-contract-reader/, async (route) => {
      await held;
      await route.continue();
    });
    await open();
    const links = contractCopy.documents.map((name) =>
      page.getByRole('link', { name: `${contractCopy.print} ${contractCopy.printed(name)}` }),
    );
    for (const link of links) await link.waitFor();
    const places = () =>
      Promise.all(links.map(async (link) => Math.round((await link.boundingBox())?.y ?? Number.NaN)));
    const before = await places();
    release();
    for (const name of contractCopy.documents) {
      const region = page.getByRole('region', { name: pdfCopy.read(name) });
      await region.getByRole('heading', { level: 3 }).waitFor({ state: 'attached' });
    }
    expect(await places()).toEqual(before);
  },
);

/** FRESH_MS of src/ui/shell/usePressGuard.ts. */
const GUARD_MS = 400;

it('the second tap of a double tap presses nothing on the next page; a press after it counts', async () => {
  const { page, open } = await arrive({ viewport: PHONE });
  // The test controls the guard's time, and by its own clock the page comes soon after the tap: a busy
  // machine takes longer from one tap to the next.
  await page.addInitScript((guardMs) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
    const held: (() => void)[] = [];
    const { setTimeout: real } = window;
    const timer = (work: () => void, ms?: number) => (ms === guardMs ? held.push(work) * 0 : real(work, ms));
    Object.assign(window, { setTimeout: timer, endGuard: () => held.splice(0).forEach((work) => work()) });
  }, GUARD_MS);
  await open();
  await heading(page, INTRO);
  const box = await page.getByRole('button', { name: 'Inizia', exact: true }).boundingBox();
  if (!box) throw new Error('There is no button');
  const tap = () => page.mouse.click(box.x + box.width - 40, box.y + box.height / 2);
  await page.evaluate(() => {
    document.addEventListener('submit', () => (document.title += ' +'), true);
  });
  await tap();
  await heading(page, GREETING);
  const title = await page.title();
  await tap();
  expect(await page.title()).toBe(title);
  await page.evaluate(() => (window as unknown as { endGuard: () => void }).endGuard());
  await goOn(page);
  await until(
    () => page.title(),
    (now) => now.endsWith('+'),
  );
});
