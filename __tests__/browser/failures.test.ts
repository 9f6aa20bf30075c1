import type { Page, Route } from 'playwright-core';
import { REQUEST_TIMEOUT_MS } from '../../src/contract/limits';
import { arrive, type Visitor } from './support/arrive';
import { goOn, heading, textbox } from '../../scripts/testing/pages/form';
import { somebody } from '../../scripts/testing/pages/people';
import { expectUsable } from './support/laws';
import { dialogSays, expectErrorScreen } from './support/messages';
import { press, typeCode, wrong } from '../../scripts/testing/pages/resumePages';
import { fillGreeting } from './support/shortcuts';
import { eventually } from '../../scripts/testing/browser/until';
import { product } from './support/worker';

const UNEXPECTED = 'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.';
const UNSENT = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';
const NETWORK = 'La connessione è assente o si è interrotta. Controlla la rete e riprova.';
const UNAVAILABLE = 'Servizio momentaneamente non disponibile.';
const REFUSAL = 'Il servizio è in manutenzione fino alle 14.';

const broken = (route: Route) => route.abort();
const refused = (route: Route) => route.fulfill({ json: { status: 'bad_request', message: REFUSAL } });
const down = (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' });

const failing = async (
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> => {
  await page.route(`**${path}`, answer);
  await work();
  await page.unroute(`**${path}`);
};

const expectCovered = async (page: Page): Promise<void> => {
  await page.getByText('Caricamento in corso…', { exact: true }).first().waitFor();
  expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
  const covered = await page.evaluate(() => {
    const [right, bottom] = [window.innerWidth - 2, window.innerHeight - 2];
    const corners = [2, right].flatMap((x) => [2, bottom].map((y) => [x, y] as const));
    return [...corners, [right / 2, bottom / 2] as const].map(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('header, main, footer') === null,
    );
  });
  expect(covered).toEqual([true, true, true, true, true]);
};

// One visit, from failure to failure: what was typed before stays.
let visitor: Visitor;
const person = somebody();
beforeAll(async () => {
  visitor = await arrive({ stays: true });
  visitor.provokes(/ERR_FAILED|503/);
  await visitor.page.clock.install();
});

it('[R2.3-07] [R8-09] a failure of the first call has the error screen, from which Riprova leads on', async () => {
  const { page, open } = visitor;
  await failing(page, '/wgt/product/info', broken, async () => {
    await open();
    await expectErrorScreen(page, [UNEXPECTED, NETWORK], ['Riprova']);
    await expectUsable(page);
  });
  await press(page, 'Riprova');
  await heading(page, 'Prima di iniziare');
  await page.getByRole('banner').waitFor();
  await goOn(page, 'Inizia');
});

it('[R5.2-02] a failed check of the tax code is shown under the field', async () => {
  const { page } = visitor;
  const fieldError = page.locator('#campo-anagrafica-cf-errore');
  await failing(page, '/wgt/validate/codicefiscale', down, async () => {
    await heading(page, 'Piacere di conoscerti');
    await fillGreeting(page, person);
    await eventually(async () => expect(await fieldError.innerText()).toBe(UNAVAILABLE));
  });
});

it('[R8-09] a refused start-or-resume has the error screen with the words of the service, and typed values stay', async () => {
  const { page } = visitor;
  await failing(page, '/wgt/check/customerInfo', refused, async () => {
    await goOn(page);
    await expectErrorScreen(page, [REFUSAL], ['Riprova', 'Torna al modulo']);
  });
  await press(page, 'Torna al modulo');
  expect(await textbox(page, 'Codice fiscale').inputValue()).toBe(person.cf);
});

it('[R2.3-05] [R4.3-01] [R8-07] a code that could not be sent has the error dialog, whose Riprova sends it', async () => {
  const { page } = visitor;
  await failing(page, '/wgt/validate/email', broken, async () => {
    await goOn(page);
    await dialogSays(page, 'Errore', UNSENT);
    await press(page, 'Riprova');
    await dialogSays(page, 'Errore', UNSENT);
  });
  await press(page, 'Riprova');
  await heading(page, 'Controlla la tua email');
});

it('[R5.2-04] [R8-04] a code of five digits is refused on its field, a wrong one in a dialog', async () => {
  const { page } = visitor;
  const { code } = await product.codeFor('email', person.email);
  await typeCode(page, '12345');
  await page.getByRole('link', { name: 'OTP non è valido', exact: true }).waitFor();
  await typeCode(page, wrong(code));
  await dialogSays(page, 'Codice non valido', 'Il codice OTP che hai inserito non è valido.');
  await press(page, 'Riprova');
  await typeCode(page, code);
  await heading(page, 'Il tuo cellulare');
});

it('[R2.3-04] a call that is not answered covers the page, until it has failed', async () => {
  const { page } = visitor;
  await textbox(page, 'Numero cellulare').fill(person.cellulare);
  const never = async () => undefined;
  await failing(page, '/wgt/validate/cellulare', never, async () => {
    await goOn(page);
    await expectCovered(page);
    await page.clock.fastForward(REQUEST_TIMEOUT_MS);
    await dialogSays(page, 'Errore', UNSENT);
  });
  await press(page, 'Riprova');
  await heading(page, 'Inserisci il codice SMS');
  await typeCode(page, (await product.codeFor('sms', person.cellulare)).code);
});

it('[R8-06] a password that could not be created has the fixed words', async () => {
  const { page } = visitor;
  await heading(page, 'Crea la tua password');
  for (const label of ['Password', 'Conferma password']) await textbox(page, label).fill(person.password);
  await failing(page, '/user/biz/password', down, async () => {
    await goOn(page);
    const words = "C'è stato un errore durante la creazione della password si prega di riprovare";
    await dialogSays(page, 'Errore', words);
  });
  await press(page, 'Riprova');
});

it('[R8-01] [R8-09] a lost invitation has an error screen that can be closed, over the next step', async () => {
  const { page, isAt } = visitor;
  await heading(page, 'Ti manca poco');
  await failing(page, '/wgt/business/invitations', broken, async () => {
    await goOn(page);
    // Twice more unseen: the page is there, and can be filled in.
    await heading(page, 'Dati personali');
    await eventually(async () => {
      await page.clock.fastForward(2_000);
      expect(await page.getByRole('heading', { name: 'Qualcosa non ha funzionato' }).count()).toBe(1);
    });
    await expectErrorScreen(page, [UNEXPECTED, NETWORK], ['Riprova', 'Chiudi']);
  });
  await press(page, 'Chiudi');
  await heading(page, 'Dati personali');
  await isAt('/request/address-info');
});
