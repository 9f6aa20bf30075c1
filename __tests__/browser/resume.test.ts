// Resume by identity and by link, each from a fresh profile; the codes' minutes pass by the service's clock and the page's.
import type { Page } from 'playwright-core';
import { arrive } from './support/arrive';
import { leftAt } from './support/earlier';
import { at, goOn, heading } from './support/form';
import { expectUsable } from './support/laws';
import {
  codeBy, codePage, dialogSays, expectErrorScreen, fillIdentity, identityForm, list, messagesTo, press, typeCode, wrong,
} from './support/resumePages'; // prettier-ignore
import { errorsBy, expectErrors } from './support/shownErrors';
import { shownValues } from './support/shownValues';
import { eventually } from './support/until';
import { product } from './support/worker';

const COMPANY = 'La tua attività';
const WRONG_CODE = {
  title: 'Codice non valido',
  text: ['Il codice OTP che hai inserito non è valido.'],
  buttons: ['Chiudi'],
};
const NOT_FOUND = {
  text: ['La pratica richiesta non è stata trovata'],
  buttons: ['Riprendi con i tuoi dati', 'Riprova'],
};
const mainText = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');

describe('by identity', () => {
  it('[R2.1-03] [R2.1-05] [R4.4-01] [R8-03] [R8-04] [R8-09] nothing is found for other data; with the code the list comes', async () => {
    const { applicant } = await leftAt(product, 'company-info');
    const { page, open, isAt } = await arrive();
    await open('/resume');
    await identityForm(page);
    await fillIdentity(page, { ...applicant, email: `altra.${applicant.email}` });
    const typed = await shownValues(page);
    await goOn(page);
    await expectErrorScreen(page, {
      text: ['Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova'],
      buttons: ['Modifica i dati', 'Riprova'],
    });
    await expectUsable(page);
    await press(page, 'Modifica i dati');
    await identityForm(page);
    expect(await shownValues(page)).toEqual(typed);
    expect(await messagesTo(product, applicant.cellulare)).toBe(1);

    await fillIdentity(page, applicant);
    const code = await codeBy(product, applicant.cellulare, async () => {
      await goOn(page);
      await codePage(page);
    });
    expect(await mainText(page)).toContain(`al numero che termina con ${applicant.cellulare.slice(-3)}.`);
    expect(await mainText(page)).not.toContain(applicant.cellulare);
    const state = await page.evaluate(() => (history.state as { usr: unknown }).usr);
    expect(state).toMatchObject({ view: 'validate/otp' });
    await page.reload();
    await codePage(page);
    await goOn(page);
    await expectErrors(page, errorsBy({ codice: 'OTP è obbligatorio' }));
    await typeCode(page, wrong(code));
    await expectErrorScreen(page, WRONG_CODE);
    await press(page, 'Chiudi');
    await codePage(page);
    await typeCode(page, code);
    await list(page);
    await isAt('/status');
    expect(await messagesTo(product, applicant.cellulare)).toBe(2);
  });

  it('[R2.4-07] [R8-09] another code after a minute; no other than the newest is taken, and none that has expired', async () => {
    const { applicant } = await leftAt(product, 'company-info');
    const { page, context, open } = await arrive();
    const pass = async (seconds: number): Promise<void> => {
      await product.pass({ seconds });
      await context.clock.fastForward(seconds * 1000);
    };
    const resend = page.getByRole('button', { name: 'Invia un nuovo codice' });
    await context.clock.install();
    await open('/resume');
    await identityForm(page);
    await fillIdentity(page, applicant);
    const first = await codeBy(product, applicant.cellulare, async () => {
      await goOn(page);
      await codePage(page);
    });
    expect(await page.getByRole('timer').innerText()).toMatch(/^Puoi chiederne uno nuovo tra [01]:\d\d$/);
    expect(await resend.count()).toBe(0);
    // A browser whose clock is fast is told by the service.
    await context.clock.fastForward(61_000);
    await resend.click();
    const tooSoon = /^Ti abbiamo appena inviato un codice\. Potrai richiederne uno nuovo tra \d\d? second[oi]\.$/;
    await dialogSays(page, 'Errore', tooSoon);
    await product.pass({ seconds: 61 });
    const second = await codeBy(product, applicant.cellulare, () => press(page, 'Riprova'));
    await page.getByText('Ti abbiamo inviato un nuovo codice.').waitFor();
    await typeCode(page, first);
    await expectErrorScreen(page, WRONG_CODE);
    await press(page, 'Chiudi');
    // The session, unlike the code, lives on with every call.
    await pass(360);
    await page.reload();
    await codePage(page);
    await pass(300);
    await typeCode(page, second);
    await expectErrorScreen(page, { ...WRONG_CODE, text: ['Il codice OTP è scaduto. Richiedine uno nuovo.'] });
    await press(page, 'Chiudi');
    await typeCode(page, await codeBy(product, applicant.cellulare, () => resend.click()));
    await list(page);
  }); // prettier-ignore
});

describe('by link', () => {
  it('[R2.1-04] [R2.1-10] [R4.4-02] [R8-05] the code that is sent to its phone opens the request where it was left', async () => {
    const { applicant, guid } = await leftAt(product, 'company-info');
    const { page, open, isAt, provokes } = await arrive();
    provokes(/ERR_FAILED/);
    await page.route('**/wgt/resume/send/cell', (route) => route.abort());
    await open(`/resume/${guid}`);
    const words = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';
    await page.getByText(words).waitFor();
    await page.unroute('**/wgt/resume/send/cell');
    const code = await codeBy(product, applicant.cellulare, () => press(page, 'Invia il codice'));
    await isAt(`/resume/${guid}`);

    // The session's step until the code is confirmed.
    await open();
    await codePage(page);
    await isAt('/request/auth');
    await expectUsable(page);
    await typeCode(page, wrong(code));
    await expectErrorScreen(page, WRONG_CODE);
    await press(page, 'Chiudi');
    await typeCode(page, code);
    await heading(page, COMPANY);
    await isAt('/request/company-info');
    await press(page, 'Indietro');
    await heading(page, 'Dati personali');
    await eventually(async () =>
      expect(await at(page, 'residenza.indirizzo').inputValue()).toBe('Via Manzoni 5'),
    );
    // No second code in the same session.
    await open(`/resume/${guid}`);
    await heading(page, 'Dati personali');
    expect(await messagesTo(product, applicant.cellulare)).toBe(2);
  });

  it('[R8-02] [R8-09] no such request: says so, and leads to the resume by identity', async () => {
    const { page, open, isAt } = await arrive();
    await open('/resume/non-esiste');
    await expectErrorScreen(page, NOT_FOUND);
    await press(page, 'Riprendi con i tuoi dati');
    await identityForm(page);
    await isAt('/resume');
  });
});
