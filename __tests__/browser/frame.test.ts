// Addresses, the frame around a page, and the way from page to page.
import type { Page } from 'playwright-core';
import { arrive, LANDING, type Visitor } from './support/arrive';
import { fastForward } from './support/fastForward';
import { goOn, heading } from './support/form';
import { expectUsable } from './support/laws';
import { somebody } from './support/people';
import { press } from './support/resumePages';
import { fillGreeting, pathOf } from './support/shortcuts';
import { until } from './support/until';
import { product } from './support/worker';

const [INTRO, GREETING, EMAIL_CODE] = ['Prima di iniziare', 'Piacere di conoscerti', 'Controlla la tua email'] as const; // prettier-ignore
const NEXT = '/wgt/product/onboarding/next';

/** The app with another configuration, as another installation has it. */
const configure = (page: Page, changes: object): Promise<unknown> =>
  page.route('**/config.json', async (route) => {
    const usual = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...usual, ...changes } });
  });

describe('addresses', () => {
  it('[R2.1-01] [R2.1-02] [R2.1-11] [R2.1-13] lead to the current step, with the landing query, Back and Forward too', async () => {
    const { page, context, open, isAt } = await arrive();
    await open('/request/card');
    await heading(page, INTRO);
    await isAt('/request/contact-info');
    await goOn(page, 'Inizia');
    await heading(page, GREETING);
    await page.goBack();
    await heading(page, INTRO);
    await page.goForward();
    await heading(page, GREETING);

    const response = await page.goto(`${product.url}/non/esiste${LANDING}`);
    expect(response?.status()).toBe(200);
    await heading(page, 'Pagina non trovata');
    await expectUsable(page);
    await press(page, 'Vai alla tua richiesta');
    await heading(page, INTRO);
    await isAt('/request/contact-info');

    await context.clearCookies();
    await fastForward(context, product, 'company-info');
    await open('/request/contact-info');
    await heading(page, 'La tua attività');
    await isAt('/request/company-info');
  });

  it('[R4.1-01] [R2.3-01] the product, the provider and the links are those of the configuration', async () => {
    const { page, context, open } = await arrive();
    const links = {
      privacy: 'https://banca.example/privacy',
      cookie: 'https://banca.example/cookie',
      informationSheet: '/fogli/2026.pdf',
      support: 'tel:+39020000',
    };
    const legalLine = 'Banca Esempio S.p.A., via Prova 1, Milano';
    await configure(page, { productCode: 'LIBERO_PROFESSIONISTA', provider: 'fornitore', links, legalLine });
    const calls: [string, unknown][] = [];
    page.on('request', (request) => {
      const path = pathOf(request);
      if (path.startsWith('/wgt/')) calls.push([path, request.postDataJSON() as unknown]);
    });
    const current = [
      ['/wgt/product/info', null],
      [NEXT, { number: null, widgets: [] }],
    ];
    await open();
    await heading(page, INTRO);
    expect(calls).toEqual([...current, ['/wgt/product/onboarding/start', { code: 'LIBERO_PROFESSIONISTA' }]]);
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Privacy', links.privacy],
      ['Cookie', links.cookie],
      ['Foglio informativo', links.informationSheet],
    ] as const)
      expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    expect(await footer.innerText()).toContain(legalLine);

    calls.length = 0;
    await page.reload();
    await heading(page, INTRO);
    expect(calls).toEqual(current);
    await context.clearCookies();
    await fastForward(context, product, 'address-info');
    await page.reload();
    await heading(page, 'Dati personali');
    expect(calls.map(([path]) => path)).toContain('/wgt/fornitore/getCustomerInfo');
  });
});

describe('from page to page', () => {
  const place = (page: Page) =>
    page.evaluate(() => ({
      focus: document.activeElement?.tagName === 'H1' ? document.activeElement.textContent : null,
      top: window.scrollY,
      canScroll: document.documentElement.scrollHeight > window.innerHeight + 100,
      back: [...document.querySelectorAll('button')].some((one) => one.textContent === 'Indietro'),
    }));
  const standsAtTop = async ({ page }: Visitor, title: string, hasBack = true): Promise<void> => {
    await heading(page, title);
    await until(
      () => place(page),
      ({ focus, top, canScroll, back }) => focus === title && top === 0 && canScroll && back === hasBack,
    );
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect((await place(page)).top).toBeGreaterThan(100);
  };

  it('[R2.2-01] [R2.3-03] [R2.3-06] the page is at its top and its heading has the focus, forwards and backwards', async () => {
    const visitor = await arrive({ viewport: { width: 360, height: 360 } });
    const { page, open } = visitor;
    const title = (words: string) => until(() => page.title(), (shown) => shown === `${words} | Apri il tuo conto business`); // prettier-ignore
    await open();
    await heading(page, INTRO);
    await title(INTRO);
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    const stepper = page.getByRole('navigation', { name: 'Avanzamento della richiesta' });
    expect((await stepper.getByRole('paragraph').innerText()).replace(/\s+/g, ' ')).toBe('Passo 1 di 7 · Inizio');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await goOn(page, 'Inizia');
    await standsAtTop(visitor, GREETING);
    await title('I tuoi dati');
    await fillGreeting(page, somebody());
    await goOn(page);
    await standsAtTop(visitor, EMAIL_CODE);
    await title('Verifica l’email');
    await press(page, 'Indietro');
    await standsAtTop(visitor, GREETING);
    await page.goBack();
    await standsAtTop(visitor, INTRO, false);
    await page.goForward();
    await standsAtTop(visitor, GREETING);
  }); // prettier-ignore

  it('the first screen comes without the form library, the date picker and the component library', async () => {
    const { page, open } = await arrive();
    // Formik, Yup, MUI: words of their own code that minification leaves.
    const formsAndComponents = ['FormikContext', 'is a required field', 'MuiInputBase'];
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    const fetched = async (): Promise<string[]> => {
      const text = (await Promise.all(scripts)).join('\n');
      return [...formsAndComponents, 'MuiPickersArrowSwitcher'].filter((mark) => text.includes(mark));
    };
    // A browser that is never idle fetches nothing ahead.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open();
    await heading(page, INTRO);
    await page.waitForLoadState('networkidle');
    expect(await fetched()).toEqual([]);
    await goOn(page, 'Inizia');
    await heading(page, GREETING);
    expect(await fetched()).toEqual(formsAndComponents);
  });
});
