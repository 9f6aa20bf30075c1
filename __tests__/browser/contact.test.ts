// The contact step as an applicant meets it, on the built app with its service behind it.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, visit } from './support/browser';
import { at, goOn, heading, pick, textbox } from './support/form';
import { applicant, sentNames } from './support/people';
import { startProduct, type Product } from './support/product';
import {
  fillGreeting, openGreeting, pathOf, personBornOn, reach, requestsTo, until, type Person, type Stage,
} from './support/shortcuts'; // prettier-ignore

const PAGES = {
  intro: 'Prima di iniziare',
  greeting: 'Piacere di conoscerti',
  email: 'Controlla la tua email',
  mobile: 'Il tuo cellulare',
  sms: 'Inserisci il codice SMS',
  password: 'Crea la tua password',
  credentials: 'Ti manca poco',
};
const UNAVAILABLE = 'Servizio momentaneamente non disponibile.';
const RESEND = 'Invia un nuovo codice';
const CODE = 'Codice di verifica';

let browser: Browser;
let product: Product;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  ({ context, page } = await visit(browser));
});
afterEach(() => context.close());

const dialog = () => page.getByRole('alertdialog', { name: 'Errore', exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const openStage = async (stage: Stage, person: Person): Promise<void> => {
  await reach(page, product, stage, person);
  await page.goto(product.url);
};
/** The words that the field gives to assistive technology with itself. */
const saidAt = (path: string): Promise<string> =>
  at(page, path).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
const refusedAt = async (path: string, message: string): Promise<void> => {
  await until(() => saidAt(path), (said) => said.includes(message)); // prettier-ignore
  expect(await at(page, path).getAttribute('aria-invalid')).toBe('true');
};
const greetingValues = async () => ({
  nome: await textbox(page, 'Nome').inputValue(),
  cognome: await textbox(page, 'Cognome').inputValue(),
  cf: await textbox(page, 'Codice fiscale').inputValue(),
  email: await textbox(page, 'Email').inputValue(),
});
const { nome, cognome, cf, email } = applicant;
const typed = { nome: sentNames.nome, cognome, cf, email };

describe('intro and greeting', () => {
  it('[R2.4-00] says who the account is for and what to have ready', async () => {
    await page.goto(product.url);
    await heading(page, PAGES.intro);
    const text = await page.getByRole('main').innerText();
    for (const words of [
      /ditte individuali e liberi professionisti/,
      /due documenti di identità/i,
      /numero di partita IVA/i,
      /fotocamera/i,
      /luogo silenzioso e ben illuminato/i,
    ])
      expect(text).toMatch(words);
  });

  it('[R2.4-01] [R5.1-01] asks for names, tax code, e-mail and promo code, and sends them cleaned up', async () => {
    const checks = requestsTo(page, '/wgt/check/customerInfo');
    await openGreeting(page, product);
    await fillGreeting(page, { nome: '  niccolò ', cognome: "d'amico", cf, email });
    await button('Hai un codice promo?').waitFor();
    await goOn(page);
    await heading(page, PAGES.email);
    expect(checks.map((request) => request.postDataJSON() as unknown)).toEqual([
      { nome: sentNames.nome, cognome, codiceFiscale: cf, intestatari: 1 },
    ]);
  });

  it('[R5.1-01] writes the tax code in capitals and the e-mail in small letters, the caret staying where it is', async () => {
    await openGreeting(page, product);
    for (const [label, start, inserted, whole] of [
      ['Codice fiscale', 'dmcncl85', 'xy', 'DMCXYNCL85'],
      ['Email', 'MARIO.ROSSI', 'XY', 'marxyio.rossi'],
    ] as const) {
      const field = textbox(page, label);
      await field.pressSequentially(start);
      await field.evaluate((input) => (input as HTMLInputElement).setSelectionRange(3, 3));
      await field.pressSequentially(inserted);
      const caret = await field.evaluate((input) => (input as HTMLInputElement).selectionStart);
      expect({ value: await field.inputValue(), caret }).toEqual({ value: whole, caret: 5 });
    }
  });

  it('[R5.2-02] shows what the service says of the tax code at the field, unless the names have changed since', async () => {
    await openGreeting(page, product);
    await fillGreeting(page, { ...applicant, nome: 'Giulia' });
    await refusedAt('anagrafica.cf', 'Il codice fiscale non corrisponde al nome inserito');
    await textbox(page, 'Nome').fill(nome);
    await until(() => saidAt('anagrafica.cf'), (said) => said.includes('Codice fiscale verificato')); // prettier-ignore
    expect(await at(page, 'anagrafica.cf').getAttribute('aria-invalid')).toBe('false');
  });

  it('[R5.2-02] aborts the check under way when the code changes', async () => {
    const checks = requestsTo(page, '/wgt/validate/codicefiscale');
    let held = 0;
    await page.route('**/wgt/validate/codicefiscale', async (route) => {
      held += 1;
      if (held > 1) await route.continue();
    });
    await openGreeting(page, product);
    await fillGreeting(page, { ...applicant, cf: 'DMCNCL85C16H501N' });
    await until(() => checks.length, (count) => count === 1); // prettier-ignore
    const aborted = page.waitForEvent('requestfailed', (request) => request === checks[0]);
    await textbox(page, 'Codice fiscale').fill(cf);
    expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED');
    await until(() => saidAt('anagrafica.cf'), (said) => said.includes('Codice fiscale verificato')); // prettier-ignore
  });

  it('[R5.2-02] says that the service is not available when the check cannot be made', async () => {
    await page.route('**/wgt/validate/codicefiscale', (route) => route.abort());
    await openGreeting(page, product);
    await fillGreeting(page);
    await refusedAt('anagrafica.cf', UNAVAILABLE);
    await goOn(page);
    await refusedAt('anagrafica.cf', UNAVAILABLE);
    await heading(page, PAGES.greeting);
  });

  it('[R2.4-04] [R5.2-08] opens, checks and closes the promo code', async () => {
    const checks = requestsTo(page, '/promocode/check');
    await openGreeting(page, product);
    await fillGreeting(page, { ...applicant, email: 'codice.promo@example.it' });
    const promo = textbox(page, 'Codice promo');
    expect(await promo.count()).toBe(0);
    await button('Hai un codice promo?').click();
    await goOn(page);
    await refusedAt('promo.promoCode', 'Codice promo è obbligatorio');
    expect(checks).toHaveLength(0);

    await promo.fill('ESTATE2025');
    await goOn(page);
    await refusedAt('promo.promoCode', 'Il codice promo è scaduto.');
    const { searchParams } = new URL(checks[0]?.url() ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({ promocode: 'ESTATE2025', operatingLevel: 'BUSINESS' });

    await page.route('**/promocode/check*', (route) => route.abort());
    await promo.fill('BENVENUTO');
    await goOn(page);
    await refusedAt('promo.promoCode', UNAVAILABLE);

    await button('Continua senza codice promo').click();
    await promo.waitFor({ state: 'detached' });
    await goOn(page);
    await heading(page, PAGES.email);
  });
});

describe('the calculator of the tax code', () => {
  const calculator = () => page.getByRole('dialog', { name: 'Calcola il codice fiscale' });
  const open = async (): Promise<void> => {
    await openGreeting(page, product);
    await button('Non lo ricordi? Lo calcoliamo noi').click();
    await calculator().waitFor();
  };
  const birth = async (given: { nome: string; cognome: string; data: string; sesso: string }) => {
    await textbox(calculator(), 'Nome').fill(given.nome);
    await textbox(calculator(), 'Cognome').fill(given.cognome);
    await textbox(calculator(), 'Data di nascita').fill(given.data);
    await calculator().getByRole('radio', { name: given.sesso }).check();
  };
  const compute = () => calculator().getByRole('button', { name: 'Calcola', exact: true }).click();

  it('[R2.4-02] fills the field for a birth in Italy', async () => {
    await open();
    await birth({ ...applicant, sesso: 'Maschio' });
    await pick(page, calculator(), 'Provincia di nascita', 'Roma');
    await pick(page, calculator(), 'Comune di nascita', 'Roma');
    await compute();
    await calculator().waitFor({ state: 'detached' });
    expect(await greetingValues()).toMatchObject({ nome: sentNames.nome, cognome, cf });
  });

  it('[R2.4-02] fills the field for a birth abroad, the country in place of the city', async () => {
    await open();
    await birth({ nome: 'Élodie', cognome: 'Durand', data: '02/11/1990', sesso: 'Femmina' });
    await pick(page, calculator(), 'Provincia di nascita', 'ESTERO');
    await pick(page, calculator(), 'Paese di nascita', 'Francia');
    await compute();
    await calculator().waitFor({ state: 'detached' });
    expect((await greetingValues()).cf).toBe('DRNLDE90S42Z110F');
  });

  it('[R2.4-03] says in the dialog what cannot be computed, and leaves the field alone', async () => {
    // A place without a cadastral code.
    const nowhere = { status: 'success', data: [{ comune: 'Roma', codice: 'X1' }] };
    await page.route('**/wgt/utils/comuni/ALL', (route) => route.fulfill({ json: nowhere }));
    await open();
    await birth({ ...applicant, sesso: 'Maschio' });
    await pick(page, calculator(), 'Provincia di nascita', 'Roma');
    await pick(page, calculator(), 'Comune di nascita', 'Roma');
    await compute();
    const failure =
      'Errore durante il calcolo del Codice Fiscale, verifica che tutti i dati siano inseriti correttamente';
    await calculator().getByRole('alert').filter({ hasText: failure }).waitFor();
    await calculator().getByRole('button', { name: 'Annulla' }).click();
    expect((await greetingValues()).cf).toBe('');
  });
});

describe('codes', () => {
  it('[R2.4-05] [R5.2-04] [R8-04] takes the six digits of the e-mail alone, says which are wrong, lets the address be changed', async () => {
    const email = 'sei.cifre@example.it';
    const confirmations = requestsTo(page, '/wgt/validate/confermaemail');
    await openGreeting(page, product);
    await fillGreeting(page, { ...applicant, email });
    await goOn(page);
    await heading(page, PAGES.email);
    expect(await page.getByRole('main').innerText()).toContain(email);
    await textbox(page, CODE).fill('12345');
    await goOn(page);
    await refusedAt('codice', 'Il codice OTP non è valido');
    expect(confirmations).toHaveLength(0);

    const { code } = await product.codeFor('email', email);
    await textbox(page, CODE).fill(code === '000000' ? '111111' : '000000');
    await goOn(page);
    const refused = page.getByRole('alertdialog', { name: 'Codice non valido' });
    await refused.getByText('Il codice OTP che hai inserito non è valido.').waitFor();
    await page.keyboard.press('Escape');
    await refused.waitFor({ state: 'detached' });

    await button('Cambia email').click();
    await heading(page, PAGES.greeting);
    expect(await greetingValues()).toEqual({ ...typed, email });
    await textbox(page, 'Email').fill('un.altra@example.it');
    await goOn(page);
    await heading(page, PAGES.email);
    expect(await page.getByRole('main').innerText()).toContain('un.altra@example.it');
  });

  it('[R2.4-06] takes an Italian mobile number', async () => {
    const sent = requestsTo(page, '/wgt/validate/cellulare');
    await openStage('mobile', { ...applicant, email: 'solo.numero@example.it' });
    await heading(page, PAGES.mobile);
    await textbox(page, 'Numero cellulare').fill('33312');
    await goOn(page);
    await refusedAt('cellulare.cellulare', 'Numero cellulare non è valido');
    expect(sent).toHaveLength(0);
    await textbox(page, 'Numero cellulare').fill('+39 333 765 4321');
    await goOn(page);
    await heading(page, PAGES.sms);
    expect(sent[0]?.postDataJSON()).toEqual({ numero: '3337654321', prefisso: '+39' });
  });

  it.each([
    { channel: 'e-mail', path: '/wgt/validate/email', change: 'Cambia email', back: PAGES.greeting },
    { channel: 'SMS', path: '/wgt/validate/cellulare', change: 'Cambia numero', back: PAGES.mobile },
  ])(
    '[R2.4-05] [R2.4-07] offers another code by $channel after the countdown alone',
    async ({ channel, path, change, back }) => {
      await page.clock.install();
      if (channel === 'SMS') {
        await openStage('mobile', { ...applicant, email: 'conto.alla.rovescia@example.it' });
        await textbox(page, 'Numero cellulare').fill(applicant.cellulare);
      } else {
        await openGreeting(page, product);
        await fillGreeting(page, { ...applicant, email: 'ancora.un.codice@example.it' });
      }
      await goOn(page);
      await heading(page, channel === 'SMS' ? PAGES.sms : PAGES.email);
      const timer = page.getByRole('timer');
      const secondsLeft = async (): Promise<number> =>
        /tra (\d):(\d\d)$/
          .exec((await timer.textContent()) ?? '')
          ?.slice(1)
          .reduce((seconds, part) => seconds * 60 + Number(part), 0) ?? NaN;
      expect(await secondsLeft()).toBeGreaterThan(30);
      expect(await button(RESEND).count()).toBe(0);
      await page.clock.fastForward(20_000);
      await until(secondsLeft, (seconds) => seconds <= 40 && seconds > 0);
      expect(await button(RESEND).count()).toBe(0);

      await page.clock.fastForward(41_000);
      await timer.waitFor({ state: 'detached' });
      // The service's own clock has not moved.
      const again = requestsTo(page, path);
      await page.route(`**${path}`, (route) => route.fulfill({ json: { status: 'success' } }));
      await button(RESEND).click();
      await timer.waitFor();
      expect(await secondsLeft()).toBeGreaterThan(30);
      await page.getByRole('status').filter({ hasText: 'Ti abbiamo inviato un nuovo codice.' }).waitFor({ state: 'attached' }); // prettier-ignore
      expect(again.map((request) => request.postDataJSON() as unknown)).toEqual([
        channel === 'SMS'
          ? { numero: applicant.cellulare, prefisso: '+39' }
          : { indirizzo: 'ancora.un.codice@example.it' },
      ]);
      await button(change).click();
      await heading(page, back);
    },
  );
});

describe('password', () => {
  const met = async (): Promise<string[]> => {
    const rules = page.getByRole('listitem').filter({ hasText: 'requisito soddisfatto' });
    return (await rules.allTextContents()).map((text) => text.replace(' (requisito soddisfatto)', ''));
  };

  it('[R2.4-08] [R5.2-06] [R8-06] [R2.3-05] ticks the rules off as they are met, and creates the password at a second attempt', async () => {
    const created = requestsTo(page, '/user/biz/password');
    await openStage('password', personBornOn(11));
    await heading(page, PAGES.password);
    const password = textbox(page, 'Password');
    expect(await met()).toEqual([]);
    const steps = [
      ['abc', ['Una lettera minuscola', 'Nessuno spazio']],
      ['abcD', ['Una lettera minuscola', 'Una lettera maiuscola', 'Nessuno spazio']],
      ['abcD 1', ['Una lettera minuscola', 'Una lettera maiuscola', 'Un numero']],
      ['abcD1efghi', ['Da 10 a 24 caratteri', 'Una lettera minuscola', 'Una lettera maiuscola', 'Un numero', 'Nessuno spazio']],
    ] as const; // prettier-ignore
    for (const [text, rules] of steps) {
      await password.fill(text);
      await until(met, (seen) => JSON.stringify(seen) === JSON.stringify(rules));
    }
    await textbox(page, 'Conferma password').fill('abcD1efghi');
    await goOn(page);
    await refusedAt('password', 'La password non rispetta i criteri di sicurezza');
    expect(created).toHaveLength(0);

    await password.fill(applicant.password);
    await until(met, (seen) => seen.length === 6);
    await textbox(page, 'Conferma password').fill('Sicura.2027!');
    await goOn(page);
    await refusedAt('confermaPassword', 'Questo campo deve combaciare con la password');
    await textbox(page, 'Conferma password').fill(applicant.password);

    await page.route('**/user/biz/password', (route) => route.abort());
    await goOn(page);
    const failure = "C'è stato un errore durante la creazione della password si prega di riprovare";
    await dialog().getByText(failure).waitFor();
    await page.unroute('**/user/biz/password');
    await dialog().getByRole('button', { name: 'Riprova' }).click();
    await heading(page, PAGES.credentials);
    expect(created.map((request) => request.postDataJSON() as unknown)).toEqual(
      Array(2).fill({ password: applicant.password, confermaPassword: applicant.password }),
    );
  });
});

describe('the step as a whole', () => {
  it.each([
    {
      failure: 'no connection',
      answer: null,
      message: 'La connessione è assente o si è interrotta. Controlla la rete e riprova.',
    },
    {
      failure: 'a refusal of the service',
      answer: { status: 'bad_request', message: 'Il servizio è in manutenzione fino alle 14.' },
      message: 'Il servizio è in manutenzione fino alle 14.',
    },
  ])('[R8-07] [R2.3-05] [R4.3-01] tells of $failure, and the same call goes out again', async (given) => {
    const path = '/wgt/validate/email';
    const calls = requestsTo(page, path);
    const fail = () =>
      page.route(`**${path}`, (route) =>
        given.answer === null ? route.abort() : route.fulfill({ json: given.answer }),
      );
    // One address gets five codes an hour.
    const email = given.answer === null ? 'senza.rete@example.it' : 'in.manutenzione@example.it';
    await openGreeting(page, product);
    await fillGreeting(page, { ...applicant, email });
    await fail();
    await goOn(page);
    await dialog().getByText(given.message).waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await greetingValues()).toEqual({ ...typed, email });

    await goOn(page);
    await dialog().getByText(given.message).waitFor();
    await page.unroute(`**${path}`);
    await dialog().getByRole('button', { name: 'Riprova' }).click();
    await heading(page, PAGES.email);
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map((request) => request.postData())).size).toBe(1);
  });

  it('[R4.3-01] [R4.2-03] [R2.4-04] [R2.4-09] [R3.5-03] goes in order, survives a reload on every page, leaves e-mail and phone alone behind', async () => {
    const person = personBornOn(12);
    const calls: string[] = [];
    const own = ['/wgt/check/', '/wgt/validate/', '/user/biz/'];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (own.some((start) => pathname.startsWith(start)) && !pathname.endsWith('/codicefiscale'))
        calls.push(pathname);
    });
    const invitations = requestsTo(page, '/wgt/business/invitations');
    const arrive = async (title: string): Promise<void> => {
      await heading(page, title);
      await page.reload();
      await heading(page, title);
      expect(pathOf(page)).toBe('/request/contact-info');
    };

    await openGreeting(page, product, '?promoCode=BENVENUTO&partnership=acme');
    expect(await button('Hai un codice promo?').count()).toBe(0);
    expect(await textbox(page, 'Codice promo').count()).toBe(0);
    await fillGreeting(page, person);
    await goOn(page);
    await arrive(PAGES.email);
    await textbox(page, CODE).fill((await product.codeFor('email', person.email)).code);
    await goOn(page);
    await arrive(PAGES.mobile);
    await textbox(page, 'Numero cellulare').fill(person.cellulare);
    await goOn(page);
    await arrive(PAGES.sms);
    await textbox(page, CODE).fill((await product.codeFor('sms', person.cellulare)).code);
    await goOn(page);
    await arrive(PAGES.password);
    await textbox(page, 'Password').fill(person.password);
    await textbox(page, 'Conferma password').fill(person.password);
    await goOn(page);
    await arrive(PAGES.credentials);
    expect(await page.getByRole('main').innerText()).toMatch(
      /accesso all’app si attiva dopo la conferma di apertura/,
    );
    expect(calls).toEqual([
      '/wgt/check/customerInfo',
      '/wgt/validate/email',
      '/wgt/validate/confermaemail',
      '/wgt/validate/cellulare',
      '/wgt/validate/confermacellulare',
      '/user/biz/password',
    ]);

    await goOn(page);
    await heading(page, 'Dati personali');
    await until(() => invitations.length, (count) => count === 1); // prettier-ignore
    expect(invitations[0]?.postDataJSON()).toMatchObject({
      promoCode: 'BENVENUTO',
      email: person.email,
      phoneNumber: `+39${person.cellulare}`,
    });

    const kept = await page.evaluate(async () => ({
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.keys(sessionStorage),
      codes: JSON.parse(sessionStorage.getItem('apertura.codes') ?? '{}') as Record<string, unknown>,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      cookies: document.cookie,
    }));
    expect(kept).toMatchObject({ session: ['apertura.codes'], databases: [], caches: [], cookies: '' });
    // When codes were sent: a number a channel, and nothing else.
    expect(Object.entries(kept.codes).map(([channel, at]) => [channel, typeof at])).toEqual([
      ['email', 'number'],
      ['sms', 'number'],
    ]);
    expect(Object.keys(kept.local)).toEqual(['apertura.contact']);
    const { at: when, ...remembered } = JSON.parse(kept.local['apertura.contact'] ?? '{}') as Record<string, unknown>; // prettier-ignore
    expect(remembered).toEqual({ email: person.email, cellulare: person.cellulare });
    expect(typeof when).toBe('number');
  });
});
