// Resume by identity and by link, each from a fresh profile; the codes' minutes pass by a clock of the test's own.
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './support/browser';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { leftAt, type Earlier } from './support/earlier';
import { at, goOn, heading, textbox } from './support/form';
import { pressOn, tabTo, typeInto } from './support/keyboard';
import {
  codeBy,
  codePage,
  expectDialog,
  expectErrorScreen,
  fillIdentity,
  identityForm,
  list,
  messagesTo,
  press,
  resumeByIdentity,
  typeCode,
  wrong,
} from './support/resumePages';
import { arrive, expectUsable, LANDING, type Returning } from './support/returning';
import { requestsTo } from './support/shortcuts';
import { errorsBy, eventually, expectErrors } from './support/shownErrors';

const COMPANY = 'La tua attività';
const WRONG_CODE = {
  title: 'Codice non valido',
  text: ['Il codice OTP che hai inserito non è valido.'],
  buttons: ['Chiudi'],
};

let browser: Browser;
let product: ClockedProduct;
let earlier: Earlier;
let visitor: Returning;
let page: Page;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startClockedProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  earlier = await leftAt(browser, product, 'company-info');
  visitor = await arrive(browser, product);
  page = visitor.page;
});
afterEach(() => visitor.leave());

const textboxes = (): Promise<string[]> =>
  page
    .getByRole('textbox')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent ?? ''));
const typed = async () => ({
  cf: await textbox(page, 'Codice fiscale').inputValue(),
  email: await textbox(page, 'Email').inputValue(),
  cellulare: await textbox(page, 'Numero cellulare').inputValue(),
});
/** In the page's time and in the service's. */
const pass = async (seconds: number): Promise<void> => {
  product.clock.pass({ seconds });
  await page.clock.fastForward(seconds * 1000);
};

describe('by identity', () => {
  const identify = async (): Promise<string> => {
    await identityForm(page);
    await fillIdentity(page, earlier.applicant);
    return codeBy(product, earlier.applicant.cellulare, async () => {
      await goOn(page);
      await codePage(page);
    });
  };

  it('[R2.1-03] [R8-08] asks who resumes, and says what is wrong with it', async () => {
    await visitor.open('/resume');
    await identityForm(page);
    expect(await textboxes()).toEqual(['Codice fiscale', 'Email', 'Numero cellulare']);
    await expectUsable(page);
    await goOn(page);
    await expectErrors(
      page,
      errorsBy({
        'identita.cf': 'Codice fiscale è obbligatorio',
        'identita.email': 'Email è obbligatorio',
        'identita.cellulare': 'Numero cellulare è obbligatorio',
      }),
    );
    await expectUsable(page);
    await fillIdentity(page, { cf: 'dngglu50d42f20', email: 'Giulia@Esempio', cellulare: '+39 333 12' });
    expect(await typed()).toEqual({ cf: 'DNGGLU50D42F20', email: 'giulia@esempio', cellulare: '33312' });
    await goOn(page);
    await expectErrors(
      page,
      errorsBy({
        'identita.cf': 'Codice fiscale non è valido',
        'identita.email': 'Email non è valido',
        'identita.cellulare': 'Numero cellulare non è valido',
      }),
    );
    await visitor.isAt('/resume');
  });

  it('[R8-03] [R8-09] finds nothing for other data, whichever is wrong, and keeps what was typed', async () => {
    const { applicant } = earlier;
    const other = (await leftAt(browser, product, 'address-info')).applicant;
    const nothing = {
      text: ['Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova'],
      buttons: ['Modifica i dati', 'Riprova'],
    };
    const asked = requestsTo(page, '/wgt/contact/next');
    await visitor.open('/resume');
    for (const part of ['cf', 'email', 'cellulare'] as const) {
      const identity = { ...applicant, [part]: other[part] };
      await identityForm(page);
      await fillIdentity(page, identity);
      await goOn(page);
      await expectErrorScreen(page, nothing);
      await press(page, 'Modifica i dati');
      await identityForm(page);
      expect(await typed()).toEqual({
        cf: identity.cf,
        email: identity.email,
        cellulare: identity.cellulare,
      });
    }
    await goOn(page);
    await expectErrorScreen(page, nothing);
    await expectUsable(page);
    await press(page, 'Riprova');
    await eventually(async () => expect(asked).toHaveLength(5));
    await expectErrorScreen(page, nothing);
    expect(asked[4]?.postDataJSON()).toEqual(asked[3]?.postDataJSON());
    // Nobody was told anything.
    expect(await messagesTo(product, applicant.cellulare)).toBe(1);
    expect(await messagesTo(product, other.cellulare)).toBe(1);
  });

  it('[R2.1-03] [R4.4-01] [R8-04] [R8-09] sends a code to the phone on file, and with it shows the list', async () => {
    const { applicant } = earlier;
    await visitor.open('/resume');
    const code = await identify();
    await visitor.isAt('/resume');
    const shown = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(shown).toContain(`al numero che termina con ${applicant.cellulare.slice(-3)}.`);
    expect(shown).not.toContain(applicant.cellulare);
    await expectUsable(page);

    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toMatchObject({
      view: 'validate/otp',
    });
    await page.reload();
    await codePage(page);
    expect(await textboxes()).toEqual(['Codice di verifica']);
    expect(await messagesTo(product, applicant.cellulare)).toBe(2);

    await goOn(page);
    await expectErrors(page, errorsBy({ codice: 'OTP è obbligatorio' }));
    await typeCode(page, '12345');
    await expectErrors(page, errorsBy({ codice: 'Il codice OTP non è valido' }));

    await typeCode(page, wrong(code));
    await expectErrorScreen(page, WRONG_CODE);
    await press(page, 'Chiudi');
    await codePage(page);

    // Back to who resumes, and forward again: nothing is typed twice, no other code is sent.
    await press(page, 'Usa altri dati');
    await identityForm(page);
    const { cf, email, cellulare } = applicant;
    expect(await typed()).toEqual({ cf, email, cellulare });
    await goOn(page);
    await codePage(page);
    expect(await messagesTo(product, cellulare)).toBe(2);

    await typeCode(page, code);
    await list(page);
    await visitor.isAt('/status');
    expect(await page.getByRole('button', { name: 'Riprendi richiesta' }).count()).toBe(1);
  });

  it('[R4.4-01] [R2.1-05] leads straight to the list where the code was confirmed already', async () => {
    const { applicant } = earlier;
    await visitor.open('/resume');
    await identityForm(page);
    const other = await visitor.context.newPage();
    await other.goto(`${product.url}/resume${LANDING}`);
    await identityForm(other);
    await resumeByIdentity(page, product, applicant);
    await list(page);

    await visitor.open('/resume');
    await list(page);
    await visitor.isAt('/status');
    await fillIdentity(other, applicant);
    await goOn(other);
    await list(other);
    expect(await messagesTo(product, applicant.cellulare)).toBe(2);
  });

  it('sends another code after a minute, and takes no other than the newest', async () => {
    const { applicant } = earlier;
    const resend = page.getByRole('button', { name: 'Invia un nuovo codice' });
    const timer = page.getByRole('timer');
    await page.clock.install();
    await visitor.open('/resume');
    const first = await identify();
    expect(await timer.innerText()).toMatch(/^Puoi chiederne uno nuovo tra (1:00|0:5\d)$/);
    expect(await resend.count()).toBe(0);
    await pass(30);
    await eventually(async () => expect(await timer.innerText()).toMatch(/ tra 0:(30|2\d)$/));
    await page.reload();
    await codePage(page);
    expect(await timer.innerText()).toMatch(/ tra 0:(30|[12]\d)$/);

    // A browser whose clock is fast is told by the service.
    await page.clock.fastForward(30_000);
    await resend.click();
    const tooSoon =
      /^Ti abbiamo appena inviato un codice\. Potrai richiederne uno nuovo tra \d\d? second[oi]\.$/;
    await expectDialog(page, 'Errore', tooSoon);
    product.clock.pass({ seconds: 30 });
    const second = await codeBy(product, applicant.cellulare, () => press(page, 'Riprova'));
    await page.getByText('Ti abbiamo inviato un nuovo codice.').waitFor();
    expect(await resend.count()).toBe(0);

    await typeCode(page, first);
    await expectErrorScreen(page, WRONG_CODE);
    await press(page, 'Chiudi');
    await typeCode(page, second);
    await list(page);
  });

  it('[R8-09] refuses an expired code and sends a new one', async () => {
    const { applicant } = earlier;
    await page.clock.install();
    await visitor.open('/resume');
    const first = await identify();
    // The session, unlike the code, lives on with every call.
    await pass(360);
    await page.reload();
    await codePage(page);
    await pass(300);
    await typeCode(page, first);
    await expectErrorScreen(page, {
      ...WRONG_CODE,
      text: ['Il codice OTP è scaduto. Richiedine uno nuovo.'],
    });
    await press(page, 'Chiudi');
    const second = await codeBy(product, applicant.cellulare, () => press(page, 'Invia un nuovo codice'));
    await typeCode(page, second);
    await list(page);
  });

  it('needs no mouse', async () => {
    const { applicant } = earlier;
    await visitor.open();
    await heading(page, 'Prima di iniziare');
    await pressOn(page, 'Hai già iniziato? Riprendi la richiesta');
    await identityForm(page);
    await typeInto(page, 'Codice fiscale', applicant.cf.toLowerCase());
    await typeInto(page, 'Email', applicant.email);
    await typeInto(page, 'Numero cellulare', applicant.cellulare);
    const code = await codeBy(product, applicant.cellulare, async () => {
      await page.keyboard.press('Enter');
      await codePage(page);
    });
    await typeInto(page, 'Codice di verifica', wrong(code));
    await pressOn(page, 'Continua');
    await heading(page, WRONG_CODE.title);
    await pressOn(page, 'Chiudi');
    await codePage(page);
    await typeInto(page, 'Codice di verifica', code);
    await page.keyboard.press('Enter');
    await list(page);
    await pressOn(page, 'Riprendi richiesta');
    await heading(page, COMPANY);
    await visitor.isAt('/request/company-info');
    // The focus has come along, to the heading of the page.
    await tabTo(page, 'Ragione sociale');
  });
});

describe('by link', () => {
  const openLink = (): Promise<string> =>
    codeBy(product, earlier.applicant.cellulare, async () => {
      await visitor.open(`/resume/${earlier.guid}`);
      await codePage(page);
    });

  it('[R2.1-04] [R4.4-02] [R8-04] opens the request where it was left, by the code sent to its phone', async () => {
    const { applicant, guid } = earlier;
    const code = await openLink();
    await visitor.isAt(`/resume/${guid}`);
    expect(await textboxes()).toEqual(['Codice di verifica']);
    const shown = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
    expect(shown).toContain(`al numero che termina con ${applicant.cellulare.slice(-3)}.`);
    expect(await page.getByRole('button', { name: 'Usa altri dati' }).count()).toBe(0);
    await expectUsable(page);
    await typeCode(page, wrong(code));
    await expectErrorScreen(page, WRONG_CODE);
    await press(page, 'Chiudi');
    await codePage(page);
    await typeCode(page, code);
    await heading(page, COMPANY);
    await visitor.isAt('/request/company-info');
    await press(page, 'Indietro');
    await heading(page, 'Dati personali');
    await eventually(async () =>
      expect(await at(page, 'residenza.indirizzo').inputValue()).toBe('Via Manzoni 5'),
    );
  });

  it('[R2.1-04] asks for no second code in the same session', async () => {
    await typeCode(page, await openLink());
    await heading(page, COMPANY);
    await visitor.open(`/resume/${earlier.guid}`);
    await heading(page, COMPANY);
    await visitor.isAt('/request/company-info');
    expect(await messagesTo(product, earlier.applicant.cellulare)).toBe(2);
  });

  it('[R8-02] [R8-09] says that there is no such request, and leads to the resume by identity', async () => {
    const unconfirmed = await leftAt(browser, product, 'contact-info');
    for (const guid of ['non-esiste', unconfirmed.guid]) {
      await visitor.open(`/resume/${guid}`);
      await expectErrorScreen(page, {
        text: ['La pratica richiesta non è stata trovata'],
        buttons: ['Riprendi con i tuoi dati', 'Riprova'],
      });
    }
    await press(page, 'Riprendi con i tuoi dati');
    await identityForm(page);
    await visitor.isAt('/resume');
  });

  it('[R2.1-10] asks for the code as the step of the session that has not confirmed it', async () => {
    const code = await openLink();
    await visitor.open();
    await codePage(page);
    await visitor.isAt('/request/auth');
    expect(await page.getByRole('navigation', { name: 'Avanzamento della richiesta' }).count()).toBe(0);
    expect(await messagesTo(product, earlier.applicant.cellulare)).toBe(2);
    await expectUsable(page);
    await typeCode(page, wrong(code));
    await expectErrorScreen(page, WRONG_CODE);
    await press(page, 'Chiudi');
    await typeCode(page, code);
    await heading(page, COMPANY);
    await visitor.isAt('/request/company-info');
  });

  it('[R2.1-10] lets who cannot confirm the code begin a new request', async () => {
    await openLink();
    await press(page, 'Inizia una nuova richiesta');
    await heading(page, 'Prima di iniziare');
    await visitor.isAt('/request/contact-info');
  });

  it('[R8-05] says that no code could be sent, and sends it again', async () => {
    const { applicant, guid } = earlier;
    const SEND = '**/wgt/resume/send/cell';
    visitor.provokes(/ERR_FAILED .*\/wgt\/resume\/send\/cell/);
    await page.route(SEND, (route) => route.abort());
    await visitor.open(`/resume/${guid}`);
    const words = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';
    await page.getByText(words).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await expectUsable(page);
    await page.unroute(SEND);
    const code = await codeBy(product, applicant.cellulare, () => press(page, 'Invia il codice'));
    await typeCode(page, code);
    await heading(page, COMPANY);
  });
});
