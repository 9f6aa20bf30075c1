import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { otherUploadTypes } from '../../src/contract/uploads';
import { identificationCopy as copy } from '../../src/copy/identification';
import { uiCopy } from '../../src/copy/ui';
import { longWebm, webm } from '../server/files';
import { goodValues } from '../server/support/answers';
import { answerCamera, holdCamera, noteCamera } from './support/camera';
import { launchBrowser, visit, type Visit } from './support/browser';
import { smallPhotograph } from './support/fastForward';
import { at, choose, heading, textbox } from './support/form';
import {
  beginAtSecondDocument,
  beginIdentification,
  toFirstDocument,
  upload,
} from './support/identificationPages';
import { startProduct, type Product } from './support/product';
import { eventually } from './support/shownErrors';
import { newestStoredPicture, largePhotograph } from './support/pictures';

let browser: Browser;
let product: Product;
let visitor: Visit;
let page: Page;
beforeAll(async () => {
  [browser, product] = await Promise.all([
    launchBrowser(),
    startProduct({ EXTRA_WIDGETS: 'altriDocumenti' }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});
beforeEach(async () => {
  visitor = await visit(browser);
  page = visitor.page;
});
afterEach(() => visitor.context.close());

const typesOffered = (): Promise<string[]> =>
  page
    .getByRole('combobox', { name: copy.document.type, exact: true })
    .locator('option:not([value=""])')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
const issuer = (): Promise<string> => textbox(page, copy.document.issuer).inputValue();
const shown = (field: Locator): Promise<boolean> => field.isVisible();
const alert = (text: string): Locator => page.getByRole('alert').filter({ hasText: text });
describe('video', () => {
  it('[R2.9-01] [R9-04] [R5.6-06] gives the phrase, asks for the camera and records five seconds', async () => {
    await noteCamera(page);
    let words = '';
    await page.route('**/wgt/video/generate/captcha', async (route) => {
      const response = await route.fetch();
      words = ((await response.json()) as { data: { captcha: string } }).data.captcha;
      await route.fulfill({ response });
    });
    const { applicant } = await beginIdentification(page, product);
    await eventually(async () => expect(words.split(' ').length).toBeGreaterThanOrEqual(3));
    await page.getByText(`${applicant.nome} ${applicant.cognome} ${words}`).waitFor();
    await page.getByText(copy.video.tips[0].title).waitFor();

    await page.getByRole('button', { name: copy.capture.turnOn }).click();
    await page.getByText(copy.capture.ready).first().waitFor();
    await page.getByRole('button', { name: copy.capture.record }).click();
    const timer = page.getByRole('timer');
    const bar = page.getByRole('progressbar', { name: copy.capture.progress });
    // The countdown, then the recording.
    await page.getByRole('timer', { name: copy.capture.startsIn(2) }).waitFor();
    await bar.waitFor();
    const started = Date.now();
    const first = Number(await timer.innerText());
    expect(first).toBeGreaterThanOrEqual(3);
    expect(first).toBeLessThanOrEqual(5);
    expect(await bar.getAttribute('aria-valuemax')).toBe('5');
    await eventually(async () => expect(Number(await timer.innerText())).toBeLessThan(first));
    await eventually(async () => expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0));
    // Nobody stops it.
    await page.getByText(copy.capture.review).waitFor();
    expect(Date.now() - started).toBeGreaterThan(4500);

    const asked = await page.evaluate(() => window.asked);
    expect(asked.constraints).toEqual([
      { video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' }, audio: true },
    ]);
    expect(asked.timeslices).toEqual([200]);
    expect(asked.types[0]).toMatch(/^video\/webm/);
    const clip = page.getByLabel(copy.capture.playback);
    await eventually(async () => {
      const seconds = await clip.evaluate((video: HTMLVideoElement) => video.duration);
      expect(seconds).toBeLessThanOrEqual(5);
      expect(seconds).toBeGreaterThan(4);
    });
  });

  it('[R8-11] says to wait for the camera when recording or shooting is asked for too early', async () => {
    await holdCamera(page);
    const session = await beginIdentification(page, product);
    const record = page.getByRole('button', { name: copy.capture.record });
    const early =
      'Assicurati di aver abilitato la webcam, e attendi che la webcam sia pronta per iniziare a registrare';
    expect(await alert(early).count()).toBe(0);
    await page.getByRole('button', { name: copy.capture.turnOn }).click();
    await page.getByText(copy.capture.opening).waitFor();
    await record.click();
    await alert(early).waitFor();
    await answerCamera(page, 'allow');
    await page.getByText(copy.capture.ready).first().waitFor();
    await alert(early).waitFor({ state: 'detached' });

    await session.sendVideo();
    await page.reload();
    await heading(page, copy.video.title);
    await toFirstDocument(page);
    const label = copy.document.sides.card.front;
    await page.getByRole('button', { name: copy.photo.openLabel(label) }).click();
    const dialog = page.getByRole('dialog', { name: copy.photo.title(label) });
    await dialog.getByRole('button', { name: copy.photo.shoot }).click();
    await alert('Atendi che la fotocamera sia pronta prima di scattare').waitFor();
    await answerCamera(page, 'deny');
    await dialog.getByText(copy.photo.problems.denied).waitFor();
    expect(await shown(dialog.getByRole('button', { name: copy.photo.file }))).toBe(true);
  });

  it('[R8-11] [R8-10] [R5.6-06] goes on with a file when the camera is denied', async () => {
    await holdCamera(page);
    await beginIdentification(page, product);
    await page.getByRole('button', { name: copy.capture.turnOn }).click();
    await answerCamera(page, 'deny');
    await alert(copy.capture.problems.denied).waitFor();
    expect(await shown(page.getByRole('button', { name: copy.capture.retry }))).toBe(true);

    const input = page.locator('input[type=file][accept="video/*"]');
    const video = ({ content }: { readonly content: Buffer }) => ({
      name: 'video.webm',
      mimeType: 'video/webm',
      buffer: content,
    });
    await page.getByRole('button', { name: copy.capture.file }).waitFor();
    // An alert of the camera goes before one of a file.
    await page.getByRole('button', { name: copy.capture.retry }).click();
    await input.setInputFiles(video(longWebm()));
    await alert(copy.capture.recordingProblems.tooLong).waitFor();
    // By its path: as a buffer it would pass through the protocol.
    const large = join(product.dataDir, 'video.webm');
    await writeFile(large, Buffer.concat([webm().content, Buffer.alloc(20_971_520)]));
    await input.setInputFiles(large);
    await alert(copy.capture.recordingProblems.tooLarge).waitFor();
    await input.setInputFiles(video(webm()));
    const refusal = 'Il video è troppo buio. Registralo di nuovo.';
    await page.route('**/wgt/video/upload', (route) =>
      route.fulfill({ json: { status: 'bad_request', message: refusal } }),
    );
    await page.getByRole('button', { name: copy.capture.use }).click();
    await alert(refusal).waitFor();
    await page.unroute('**/wgt/video/upload');
    await page.getByRole('button', { name: copy.capture.use }).click();
    await toFirstDocument(page);
  });
});

describe('documents', () => {
  it('[R4.5-01] [R3.4-02] [R2.9-02] fills in by the type of the first document', async () => {
    await beginIdentification(page, product, { video: true });
    await toFirstDocument(page);
    expect(await typesOffered()).toEqual(["Carta d'identita", 'Passaporto', 'Patente di guida']);
    const type = page.getByRole('combobox', { name: copy.document.type, exact: true });
    const rows = [
      ["Carta d'identita", 'Comune', 'Fronte', 'Retro'],
      ['Passaporto', 'Questura', 'Pagina interna', 'Pagina esterna'],
      ['Patente di guida', 'Ufficio provinciale mctc', 'Fronte', 'Retro'],
      ['', '', 'Fronte', 'Retro'],
    ] as const;
    for (const [value, by, front, back] of rows) {
      await type.selectOption(value);
      await eventually(async () => expect(await issuer()).toBe(by));
      expect(await page.locator('#campo-documento-documentoFronte-titolo').innerText()).toBe(front);
      expect(await page.locator('#campo-documento-documentoRetro-titolo').innerText()).toBe(back);
    }
  });

  it('[R4.5-02] [R4.5-03] [R3.4-02] [R3.4-04] asks an Italian for another document, the health card by its tax code', async () => {
    const { applicant } = await beginAtSecondDocument(page, product);
    expect(await typesOffered()).toEqual(['Passaporto', 'Patente di guida', 'Tessera sanitaria']);
    const number = textbox(page, copy.document.number);
    const others = [copy.document.city, copy.document.issueDate, copy.document.expiryDate];
    for (const name of others) expect(await shown(textbox(page, name))).toBe(true);

    await choose(page, copy.document.type, 'Tessera sanitaria');
    await eventually(async () => expect(await issuer()).toBe('Comune'));
    expect(await number.isDisabled()).toBe(true);
    expect(await number.inputValue()).toBe(applicant.cf);
    for (const name of others) expect(await shown(textbox(page, name))).toBe(false);

    await choose(page, copy.document.type, 'Patente di guida');
    await eventually(async () => expect(await issuer()).toBe('Ufficio provinciale mctc'));
    expect(await number.isEnabled()).toBe(true);
    expect(await number.inputValue()).toBe('');

    for (const name of Object.keys(otherUploadTypes)) {
      expect(await page.locator(`#campo-altriDocumenti-${name}-titolo`).innerText()).toBe(
        copy.others.labels[name],
      );
    }
  });

  it('[R4.5-02] [R4.5-03] [R3.4-02] asks a foreigner for a permit, without expiry for the indefinite one', async () => {
    const { secondoDocumento } = goodValues({
      nome: '',
      cognome: '',
      cf: '',
      email: '',
      cellulare: '',
      password: '',
    }).identification;
    await beginAtSecondDocument(
      page,
      product,
      {
        secondoDocumento: { ...secondoDocumento, secondoDocumento: 'PS', numeroSecondoDocumento: 'I1234567' },
      },
      'FR',
    );
    expect(await typesOffered()).toEqual(['PS', 'CS']);
    await at(page, 'secondoDocumento.secondoDocumento').selectOption('');
    await at(page, 'secondoDocumento.secondoDocumento').selectOption('PS');
    await eventually(async () => expect(await issuer()).toBe('QUESTURA'));
    expect(await shown(textbox(page, copy.document.expiryDate))).toBe(true);
    await at(page, 'secondoDocumento.secondoDocumento').selectOption('CS');
    await textbox(page, copy.document.expiryDate).waitFor({ state: 'detached' });
    expect(await issuer()).toBe('QUESTURA');
    for (const name of [copy.document.city, copy.document.issueDate])
      expect(await shown(textbox(page, name))).toBe(true);
  });
});

describe('pictures', () => {
  it('[R2.9-03] [R5.6-05] [R8-10] sends a picture made smaller, shows it as it is kept, says why one is refused', async () => {
    await beginIdentification(page, product, { video: true });
    await toFirstDocument(page);
    const path = 'documento.documentoFronte';
    expect(await at(page, path).getAttribute('accept')).toBe('image/*,application/pdf');
    const sending = '**/wgt/document/upload';
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(sending, async (route) => {
      await held;
      await route.continue();
    });
    await upload(page, path, await largePhotograph());
    await page.getByRole('progressbar', { name: uiCopy.upload.progressLabel }).waitFor();
    letGo();
    const preview = page.getByRole('img', { name: uiCopy.upload.previewAlt('Fronte') });
    await preview.waitFor();
    await page.getByText(uiCopy.upload.done, { exact: true }).waitFor();
    expect(await newestStoredPicture(product)).toMatchObject({ format: 'jpeg', width: 2000, height: 1500 });

    await page.unroute(sending);
    const before = await preview.getAttribute('src');
    await upload(page, path, await largePhotograph(400, 800));
    await eventually(async () => {
      expect(await preview.getAttribute('src', { timeout: 1000 })).not.toBe(before);
      const [width, height] = await preview.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.naturalHeight,
      ]);
      expect(Number(height) / Number(width)).toBeCloseTo(2, 1);
    });

    const refusal = 'Nella foto non si vede nulla.';
    await page.route(sending, (route) =>
      route.fulfill({ json: { status: 'bad_request', message: refusal } }),
    );
    await upload(page, path, await smallPhotograph());
    const words = page.locator('#campo-documento-documentoFronte-errore');
    await eventually(async () => expect(await words.innerText()).toBe(refusal));
    expect(await at(page, path).getAttribute('aria-invalid')).toBe('true');
    expect(await at(page, path).getAttribute('aria-describedby')).toContain('documentoFronte-errore');
    await page.getByRole('button', { name: copy.files.retry }).waitFor();

    await at(page, path).setInputFiles({
      name: 'nota.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('ciao'),
    });
    await alert('Non è stato possibile caricare le immagini').waitFor();

    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', {
        get: () => 'Mozilla/5.0 (Linux; Android 15; Pixel 9)',
      });
    });
    await page.reload();
    await heading(page, copy.document.title.first);
    expect(await at(page, path).getAttribute('accept')).toBe('image/*');
  });
});
