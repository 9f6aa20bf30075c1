// Frame, addresses and failures of the built app, around whatever step is on show.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Step } from '../../src/contract/wire';
import { DESKTOP, launchBrowser, PHONE, visit } from './support/browser';
import { at, fillAddress, goOn, heading, textbox } from './support/form';
import { applicant } from './support/people';
import { startProduct, type Product } from './support/product';
import {
  fillGreeting,
  openGreeting,
  pathOf,
  personBornOn,
  reach,
  requestsTo,
  until,
} from './support/shortcuts';

const INTRO = 'Prima di iniziare';
const GREETING = 'Piacere di conoscerti';
const EMAIL_CODE = 'Controlla la tua email';
const ADDRESS = 'Dati personali';
const UNEXPECTED = 'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.';
const NEXT = '/wgt/product/onboarding/next';
const LABELS = [
  'Inizio',
  'Dati personali',
  'Dati azienda',
  'Autocertificazioni',
  'Carta',
  'Identificati',
  'Firma il contratto',
];

let browser: Browser;
let product: Product;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const products = { PRODUCT_CODES: 'DITTA_INDIVIDUALE,LIBERO_PROFESSIONISTA' };
  [browser, product] = await Promise.all([launchBrowser(), startProduct(products)]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
const enter = async (viewport = DESKTOP): Promise<void> => {
  ({ context, page } = await visit(browser, viewport));
};
beforeEach(() => enter());
afterEach(() => context.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const back = () => button('Indietro').count();
const open = async (address = ''): Promise<void> => {
  await page.goto(`${product.url}${address}`);
};
/** The app with another configuration, as another installation has it. */
const configure = async (changes: object): Promise<void> => {
  await page.route('**/config.json', async (route) => {
    const usual = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...usual, ...changes } });
  });
};
const reachAddress = async (day: number): Promise<void> => {
  await reach(page, product, 'address-info', personBornOn(day));
};

describe('addresses', () => {
  it('[R2.1-02] corrects a step that is not the current one', async () => {
    await open('/request/card');
    await heading(page, INTRO);
    await until(() => pathOf(page), (shown) => shown === '/request/contact-info'); // prettier-ignore
    await reachAddress(11);
    await open('/request/contact-info');
    await heading(page, ADDRESS);
    await until(() => pathOf(page), (shown) => shown === '/request/address-info'); // prettier-ignore
  });

  it('[R2.1-13] has a page for an address that does not exist, with a way back', async () => {
    const response = await page.goto(`${product.url}/non/esiste`);
    expect(response?.status()).toBe(200);
    await heading(page, 'Pagina non trovata');
    await button('Vai alla tua richiesta').click();
    await heading(page, INTRO);
    await until(() => pathOf(page), (shown) => shown === '/request/contact-info'); // prettier-ignore
  });

  it('[R2.1-11] keeps the landing query through redirects, pages, Back and Forward', async () => {
    const landing = 'promoCode=BENVENUTO&proof=abc123&partnership=acme&utm_source=prova';
    const kept = () =>
      until(
        () => ({ path: pathOf(page), query: Object.fromEntries(new URL(page.url()).searchParams) }),
        (shown) => shown.path === '/request/contact-info' && shown.query.proof === 'abc123',
      );
    const query = { promoCode: 'BENVENUTO', proof: 'abc123', partnership: 'acme', utm_source: 'prova' };
    const expectKept = async () => expect((await kept()).query).toEqual(query);

    await open(`/request/card?${landing}`);
    await heading(page, INTRO);
    await expectKept();
    await goOn(page, 'Inizia');
    await heading(page, GREETING);
    await expectKept();
    await page.goBack();
    await heading(page, INTRO);
    await expectKept();
    await page.goForward();
    await heading(page, GREETING);
    await expectKept();
    await open(`/non-esiste?${landing}`);
    await button('Vai alla tua richiesta').click();
    await heading(page, INTRO);
    await expectKept();
  });
});

describe('frame', () => {
  const stepper = () => page.getByRole('navigation', { name: 'Avanzamento della richiesta' });
  /** As assistive technology reads them. */
  const labelsRead = async (): Promise<string[]> =>
    (await stepper().ariaSnapshot())
      .split('\n')
      .flatMap((line) => /listitem: "?(.*?)"?$/.exec(line)?.[1] ?? []);

  it('[R2.2-01] names the seven steps, on a desktop in full view', async () => {
    await open();
    await heading(page, INTRO);
    expect(await labelsRead()).toEqual(LABELS);
    expect(await stepper().locator('[aria-current="step"]').innerText()).toContain('Inizio');
    for (const label of LABELS) {
      const box = await stepper().getByRole('listitem').getByText(label, { exact: true }).boundingBox();
      expect(box?.width).toBeGreaterThan(30);
      expect((box?.y ?? DESKTOP.height) + (box?.height ?? 0)).toBeLessThan(DESKTOP.height);
    }
  });

  it('[R2.2-01] names the seven steps at 360 px too, the one in hand in sight and nothing out of it', async () => {
    await context.close();
    await enter(PHONE);
    await open();
    await heading(page, INTRO);
    expect(await labelsRead()).toEqual(LABELS);
    expect((await stepper().getByRole('paragraph').innerText()).replace(/\s+/g, ' ')).toBe(
      'Passo 1 di 7 · Inizio',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  it('[R2.3-01] takes the links and the legal line of the footer from the configuration', async () => {
    const links = {
      privacy: 'https://banca.example/privacy',
      cookie: 'https://banca.example/cookie',
      informationSheet: '/fogli/2026.pdf',
      support: 'tel:+39020000',
    };
    const legalLine = 'Banca Esempio S.p.A., via Prova 1, Milano';
    await configure({ links, legalLine });
    await open();
    await heading(page, INTRO);
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of [
      ['Privacy', links.privacy],
      ['Cookie', links.cookie],
      ['Foglio informativo', links.informationSheet],
    ] as const)
      expect(await footer.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
    expect(await footer.innerText()).toContain(legalLine);
  });

  it('[R2.3-03] has no Back on the first and on the last page', async () => {
    await open();
    await heading(page, INTRO);
    expect(await back()).toBe(0);
    await goOn(page, 'Inizia');
    await heading(page, GREETING);
    await button('Indietro').click();
    await heading(page, INTRO);

    await reachAddress(12);
    await open();
    await heading(page, ADDRESS);
    expect(await back()).toBe(1);
    await page.route(`**${NEXT}`, async (route) => {
      const step = (await (await route.fetch()).json()) as Step;
      await route.fulfill({ json: { ...step, number: 8, name: 'Richiesta completata', widgets: [] } });
    });
    await page.reload();
    await heading(page, 'Richiesta completata!');
    expect(pathOf(page)).toBe('/thanks');
    expect(await back()).toBe(0);
  });

  it('speaks Italian and gives each page a title of its own', async () => {
    const title = (words: string) =>
      until(() => page.title(), (shown) => shown === `${words} | Apri il tuo conto business`); // prettier-ignore
    await open();
    await title(INTRO);
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    await goOn(page, 'Inizia');
    await title('I tuoi dati');
    await fillGreeting(page, { ...applicant, email: 'layout.1@example.it' });
    await goOn(page);
    await title('Verifica l’email');
    await open('/non-esiste');
    await title('Pagina non trovata');
  });
});

describe('moving between pages', () => {
  const LOW = { width: 360, height: 360 };
  const place = () =>
    page.evaluate(() => ({
      focus: document.activeElement?.tagName === 'H1' ? document.activeElement.textContent : null,
      top: window.scrollY,
      canScroll: document.documentElement.scrollHeight > window.innerHeight + 100,
    }));
  const standsAtTop = async (title: string): Promise<void> => {
    await heading(page, title);
    await until(place, ({ focus, top, canScroll }) => focus === title && top === 0 && canScroll);
  };
  const scrollDown = async (): Promise<void> => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect((await place()).top).toBeGreaterThan(100);
  };

  it('[R2.3-06] goes to the top and to the heading, forwards and backwards', async () => {
    await context.close();
    await enter(LOW);
    await open();
    await heading(page, INTRO);
    await scrollDown();
    await goOn(page, 'Inizia');
    await standsAtTop(GREETING);
    await fillGreeting(page, { ...applicant, email: 'layout.2@example.it' });
    await scrollDown();
    await goOn(page);
    await standsAtTop(EMAIL_CODE);
    await scrollDown();
    await button('Indietro').click();
    await standsAtTop(GREETING);
    await scrollDown();
    await page.goBack();
    await standsAtTop(INTRO);
    await scrollDown();
    await page.goForward();
    await standsAtTop(GREETING);
  });

  it('is walked through by the keyboard alone, what has the focus in sight', async () => {
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return {
          name: element?.labels?.[0]?.textContent ?? element?.textContent ?? '',
          ring: element?.matches(':focus-visible') === true,
        };
      });
    const tabTo = async (name: string): Promise<void> => {
      const passed: string[] = [];
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press('Tab');
        const { name: here, ring } = await focused();
        if (here === name) return expect(ring).toBe(true);
        passed.push(here);
      }
      throw new Error(`${name} is not among ${passed.join(', ')}`);
    };
    const write = async (label: string, text: string): Promise<void> => {
      await tabTo(label);
      await page.keyboard.type(text);
    };
    const email = 'solo.tastiera@example.it';

    await open();
    await heading(page, INTRO);
    await tabTo('Vai al contenuto');
    await tabTo('Inizia');
    await page.keyboard.press('Enter');
    await heading(page, GREETING);
    await write('Nome', applicant.nome);
    await write('Cognome', applicant.cognome);
    await write('Codice fiscale', applicant.cf);
    await write('Email', email);
    await tabTo('Continua');
    await page.keyboard.press('Space');
    await heading(page, EMAIL_CODE);
    await write('Codice di verifica', (await product.codeFor('email', email)).code);
    await page.keyboard.press('Enter');
    await heading(page, 'Il tuo cellulare');
  });

  it('[R2.3-04] covers the page while a call runs, and says so', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/wgt/check/customerInfo', async (route) => {
      await held;
      await route.continue();
    });
    const status = page.getByRole('status').filter({ hasText: 'Caricamento in corso…' });
    await openGreeting(page, product);
    await fillGreeting(page, { ...applicant, email: 'layout.3@example.it' });
    expect(await status.count()).toBe(0);
    await goOn(page);
    await status.getByText('Caricamento in corso…').waitFor();
    expect(await status.getAttribute('aria-live')).toBe('polite');
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
    const covered = await status.evaluate((region) => {
      const [right, bottom] = [window.innerWidth - 2, window.innerHeight - 2];
      const corners = [[2, 2], [right, 2], [2, bottom], [right, bottom], [right / 2, bottom / 2]] as const; // prettier-ignore
      return corners.map(([x, y]) => region.contains(document.elementFromPoint(x, y)));
    });
    expect(covered).toEqual([true, true, true, true, true]);
    release();
    await heading(page, EMAIL_CODE);
    await status.waitFor({ state: 'detached' });
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBeNull();
  });
});

describe('loading', () => {
  it('[R4.1-01] asks for product, step, and a new request of the configured product; of no customer yet', async () => {
    await configure({ productCode: 'LIBERO_PROFESSIONISTA', provider: 'fornitore' });
    const calls: [string, unknown][] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/wgt/')) calls.push([pathname, request.postDataJSON() as unknown]);
    });
    await open();
    await heading(page, INTRO);
    const current = [
      ['/wgt/product/info', null],
      [NEXT, { number: null, widgets: [] }],
    ];
    expect(calls).toEqual([...current, ['/wgt/product/onboarding/start', { code: 'LIBERO_PROFESSIONISTA' }]]);
    calls.length = 0;
    await page.reload();
    await heading(page, INTRO);
    expect(calls).toEqual(current);

    await reachAddress(13);
    calls.length = 0;
    await page.reload();
    await heading(page, ADDRESS);
    expect(calls.slice(0, 2)).toEqual(current);
    expect(calls.map(([pathname]) => pathname)).toContain('/wgt/fornitore/getCustomerInfo');
    expect(pathOf(page)).toBe('/request/address-info');
  });

  it('brings no form library, date picker or component library with the first screen; they come while it is read', async () => {
    // Formik, Yup, MUI: words of their own code that minification leaves.
    const formsAndComponents = ['FormikContext', 'is a required field', 'MuiInputBase'];
    const marks = [...formsAndComponents, 'MuiPickersArrowSwitcher'];
    const collect = (from: Page) => {
      const scripts: Promise<string>[] = [];
      from.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
      });
      return async () => {
        const text = (await Promise.all(scripts)).join('\n');
        return { scripts: scripts.length, found: marks.filter((mark) => text.includes(mark)) };
      };
    };
    const fetched = collect(page);
    // A browser that is never idle fetches nothing ahead.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open();
    await heading(page, INTRO);
    await page.waitForLoadState('networkidle');
    const first = await fetched();
    expect(first.found).toEqual([]);
    expect(first.scripts).toBeGreaterThan(2);
    await goOn(page, 'Inizia');
    await heading(page, GREETING);
    expect((await fetched()).found).toEqual(formsAndComponents);

    await context.close();
    await enter();
    const ahead = collect(page);
    await open();
    await heading(page, INTRO);
    await until(ahead, ({ found }) => found.includes('FormikContext'));
  });
});

describe('what goes wrong', () => {
  const screen = () => page.getByRole('heading', { level: 1, name: 'Qualcosa non ha funzionato' });
  /** Neither header nor footer: the app is not there. */
  const replaced = async (message: string): Promise<void> => {
    await screen().waitFor();
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  };

  it('[R2.3-02] [R8-08] lists what is wrong in red, each with the way to its field', async () => {
    await openGreeting(page, product);
    await textbox(page, 'Nome').fill('Niccolò');
    await goOn(page);
    const list = page.getByRole('alert').filter({ has: page.getByRole('list') });
    await list.waitFor();
    expect(await list.getByRole('listitem').allTextContents()).toEqual([
      'Cognome è obbligatorio',
      'Codice fiscale è obbligatorio',
      'Email è obbligatorio',
    ]);
    const [red = 0, green = 255, blue = 255] = await list.evaluate((box) =>
      (getComputedStyle(box).borderLeftColor.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await list.getByRole('link', { name: 'Email è obbligatorio' }).click();
    expect(await textbox(page, 'Email').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await textbox(page, 'Nome').getAttribute('aria-invalid')).toBe('false');
    await textbox(page, 'Email').fill(applicant.email);
    await textbox(page, 'Email').blur();
    await list.getByText('Email è obbligatorio').waitFor({ state: 'detached' });
  });

  it('[R4.1-02] [R8-08] sends number and widgets; what the service refuses keeps the applicant on the step', async () => {
    await reachAddress(14);
    const sent = requestsTo(page, NEXT);
    let step: Step | undefined;
    await page.route(`**${NEXT}`, async (route) => {
      if (step === undefined) {
        const response = await route.fetch();
        step = (await response.json()) as Step;
        return route.fulfill({ response });
      }
      const component = { name: 'documento', value: 'Passaporto', status: '', errorMessage: [] };
      const widgets = step.widgets.map((widget) =>
        widget.name !== 'residenza'
          ? widget
          : {
              ...widget,
              errorMessage: ['La residenza non risulta in anagrafe'],
              components: widget.components.map((one) =>
                one.name === 'cap' ? { ...one, errorMessage: ['Il CAP è di un altro comune'] } : one,
              ),
            },
      );
      const documento = { name: 'documento', code: 'DOCUMENTO', errorMessage: ['Non è leggibile'] };
      return route.fulfill({
        json: {
          ...step,
          widgets: [...widgets, { ...documento, components: [component] }],
          errorMessage: ['Controlla i dati evidenziati'],
        },
      });
    });
    await open();
    await heading(page, ADDRESS);
    await fillAddress(page, 'residenza', { cap: '00184', indirizzo: 'Via Cavour, 10/A' });
    await goOn(page);
    const list = page.getByRole('alert').filter({ has: page.getByRole('list') });
    await list.waitFor();
    expect((await list.getByRole('listitem').allTextContents()).sort()).toEqual([
      'Controlla i dati evidenziati',
      'Il CAP è di un altro comune',
      'La residenza non risulta in anagrafe',
      '[Passaporto] Non è leggibile',
    ]);
    const field = at(page, 'residenza.cap');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.locator('form').getByText('Il CAP è di un altro comune').last().waitFor();
    expect(pathOf(page)).toBe('/request/address-info');
    expect(await at(page, 'residenza.indirizzo').inputValue()).toBe('Via Cavour, 10/A');

    const body = sent.at(-1)?.postDataJSON() as Pick<Step, 'number' | 'widgets'>;
    expect(body.number).toBe(2);
    const residence = body.widgets.find(({ name }) => name === 'residenza')?.components ?? [];
    expect(Object.fromEntries(residence.map(({ name, value }) => [name, value]))).toMatchObject({
      cap: '00184',
      citta: 'Roma',
      indirizzo: 'Via Cavour, 10/A',
    });
  });

  it.each([
    ['product info', '/wgt/product/info'],
    ['the start of a request', '/wgt/product/onboarding/start'],
  ])(
    '[R2.3-07] [R8-01] gives way to the error screen when %s fails, with no other way than again',
    async (_, call) => {
      await page.route(`**${call}`, (route) => route.abort());
      await open();
      await replaced(UNEXPECTED);
      expect(await button('Chiudi').count()).toBe(0);
      await page.unroute(`**${call}`);
      await button('Riprova').click();
      await heading(page, INTRO);
      await page.getByRole('banner').waitFor();
    },
  );

  it('[R2.3-07] [R8-01] lets the applicant close the error screen of an invitation that was not recorded', async () => {
    await reach(page, product, 'credentials', personBornOn(15));
    await page.route('**/wgt/business/invitations', (route) => route.abort());
    await open();
    await heading(page, 'Ti manca poco');
    await goOn(page);
    await replaced(UNEXPECTED);
    await button('Chiudi').click();
    await heading(page, ADDRESS);
    await page.getByRole('banner').waitFor();
    expect(pathOf(page)).toBe('/request/address-info');
  });

  it('[R2.3-05] calls the error dialog Errore and offers Riprova', async () => {
    await page.route('**/wgt/validate/email', (route) => route.abort());
    await openGreeting(page, product);
    await fillGreeting(page, { ...applicant, email: 'layout.4@example.it' });
    await goOn(page);
    const dialog = page.getByRole('alertdialog', { name: 'Errore', exact: true });
    await dialog.getByRole('button', { name: 'Riprova' }).click();
    await dialog.waitFor();
    await page.unroute('**/wgt/validate/email');
    await dialog.getByRole('button', { name: 'Riprova' }).click();
    await heading(page, EMAIL_CODE);
  });
});
