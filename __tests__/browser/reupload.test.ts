// Documents that the review wants again: sent, given back, and looked at once more.
import type { Browser, Locator, Page } from 'playwright-core';
import { launchBrowser } from './support/browser';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { signedBy, type Earlier } from './support/earlier';
import { smallPhotograph } from './support/fastForward';
import { heading } from './support/form';
import { scannedPdf } from './support/people';
import {
  codeBy,
  codePage,
  expectErrorScreen,
  identityForm,
  list,
  messagesTo,
  press,
  resumeByIdentity,
  typeCode,
} from './support/resumePages';
import { arrive, expectUsable, type Returning } from './support/returning';
import { reviewOf } from './support/review';
import { noteSentFiles, sentFiles } from './support/sentFiles';
import { eventually } from './support/shownErrors';
import { recordVideo } from './support/video';
import { receivedChecksum } from './support/stored';

let browser: Browser;
let product: ClockedProduct;
let earlier: Earlier;
let review: ReturnType<typeof reviewOf>;
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
  earlier = await signedBy(browser, product);
  review = reviewOf(product, earlier.guid);
  visitor = await arrive(browser, product);
  page = visitor.page;
  await noteSentFiles(page);
});
afterEach(() => visitor.leave());

const section = (title: string): Locator => page.getByRole('region', { name: title, exact: true });
const box = (title: string, label: string): Locator => section(title).getByLabel(label, { exact: true });
const words = async (of: Locator): Promise<string> => (await of.innerText()).replace(/\s+/g, ' ');

const picture = async () => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() });
const pdf = async () => ({ name: 'esterna.pdf', mimeType: 'application/pdf', buffer: await scannedPdf() });
type Chosen = Awaited<ReturnType<typeof picture>>;

const upload = async (title: string, label: string, file: Chosen): Promise<void> => {
  const done = section(title).getByRole('status').filter({ hasText: 'Caricato' });
  const before = await done.count();
  await box(title, label).setInputFiles(file);
  await eventually(async () => expect(await done.count()).toBe(before + 1));
};

/** What 'Invia' says is missing; each line leads to its box. */
const expectMissing = async (names: readonly string[]): Promise<void> => {
  await press(page, 'Invia');
  const alert = page.getByRole('alert').filter({ hasText: 'Per inviare manca ancora:' });
  await eventually(async () => expect(await alert.getByRole('listitem').allInnerTexts()).toEqual(names));
  expect(await alert.getByRole('link').count()).toBe(names.length);
  await visitor.isAt(`/reupload/${earlier.guid}`);
};

/** From the code to the page of what is wanted again, by the list. */
const comeBack = async (title: string): Promise<void> => {
  await visitor.open('/resume');
  await resumeByIdentity(page, product, earlier.applicant);
  await list(page);
  await press(page, 'Reinvia');
  await heading(page, title);
  await visitor.isAt(`/reupload/${earlier.guid}`);
};

/** 'Invia': the papers are mailed, the list shows the request under review again. */
const giveBack = async (): Promise<void> => {
  const { email } = earlier.applicant;
  const { at } = await product.codeFor('email', email);
  await press(page, 'Invia');
  await list(page);
  await visitor.isAt('/status');
  await page.getByRole('status').getByText('Documenti inviati').waitFor();
  await page.getByText('IN LAVORAZIONE', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Reinvia' }).count()).toBe(0);
  const mail = await product.codeFor('email', email, at);
  expect(mail.text).toContain('in allegato trovi il questionario e il contratto');
};

/** What the service has of these types was made of what has just left the page. */
const expectStored = async (...types: readonly string[]): Promise<void> => {
  const sent = await sentFiles(page);
  for (const type of types)
    expect(await receivedChecksum(product, earlier.guid, type)).toBe(sent.get(type)?.sha256 ?? type);
};

const conclude = async (): Promise<void> => {
  await review.conclude();
  await press(page, 'Aggiorna l’elenco');
  await page.getByText('CONCLUSA', { exact: true }).waitFor();
};

/** The list is asked for first; who has not confirmed a code is told so, of which the browser complains. */
const NO_CODE_YET = /status of 403 .*\/wgt\/contact\/list/;
const DOCUMENT = 'Carica il documento richiesto';

it('[R2.1-06] [R2.12-02] [R4.4-03] [R8-10] sends a refused document again, until the account is open', async () => {
  await review.refuse('FRONT_DOC_1', 'La foto è sfocata');
  const refused = await receivedChecksum(product, earlier.guid, 'FRONT_DOC_1');
  await comeBack(DOCUMENT);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(DOCUMENT);
  const card = section('Carta d’identità');
  expect(await words(card)).toContain('Rifiutato');
  expect(await words(card)).toContain('La foto è sfocata');
  expect(await page.locator('input[type=file]').count()).toBe(2);
  const others = section('Gli altri documenti').getByRole('listitem');
  expect((await others.allInnerTexts()).map((one) => one.replace(/\s+/g, ' '))).toEqual([
    'Questionario di adeguata verifica Firmato',
    'Contratto del conto business Firmato',
    'Passaporto Da verificare',
    'Video con il documento Da verificare',
  ]);
  await expectUsable(page);

  await press(page, 'Indietro');
  await list(page);
  await visitor.isAt('/status');
  await press(page, 'Reinvia');
  await heading(page, DOCUMENT);
  await expectMissing(['Carta d’identità: fronte', 'Carta d’identità: retro']);
  await expectUsable(page);

  const refusal = 'Il file non si apre: caricane un altro.';
  const UPLOAD = '**/wgt/contact/upload';
  await page.route(UPLOAD, (route) => route.fulfill({ json: { status: 'bad_request', message: refusal } }));
  const front = box('Carta d’identità', 'Fronte');
  await front.setInputFiles(await picture());
  await card.getByText(refusal, { exact: true }).waitFor();
  const note = await front.getAttribute('aria-describedby');
  const id = await card.getByText(refusal, { exact: true }).getAttribute('id');
  expect(note?.split(' ')).toContain(id);
  expect(await front.getAttribute('aria-invalid')).toBe('true');
  await expectUsable(page);
  await page.unroute(UPLOAD);
  await press(page, 'Riprova il caricamento');
  await card.getByRole('status').filter({ hasText: 'Caricato' }).waitFor();
  await card.getByText(refusal).waitFor({ state: 'detached' });
  await expectMissing(['Carta d’identità: retro']);
  await upload('Carta d’identità', 'Retro', await pdf());
  expect(await page.getByRole('alert').count()).toBe(0);

  await giveBack();
  await expectStored('FRONT_DOC_1', 'BACK_DOC_1');
  expect(await receivedChecksum(product, earlier.guid, 'FRONT_DOC_1')).not.toBe(refused);
  await conclude();
});

it('[R2.12-02] [R4.4-03] [R4.6-02] sends a document and records a new video', async () => {
  await review.refuse('FRONT_DOC_2', 'Manca un angolo');
  await review.refuse('FRONT_DOC_', 'Non si sente la frase');
  await comeBack(`${DOCUMENT} e registra un nuovo video`);
  const video = section('Video con il documento');
  expect(await words(section('Passaporto'))).toContain('Manca un angolo');
  expect(await words(video)).toContain('Non si sente la frase');
  await expectUsable(page);
  const inner = 'Passaporto: pagina interna';
  await expectMissing([inner, 'Passaporto: pagina esterna', 'Video con il documento']);
  await upload('Passaporto', 'Pagina esterna', await picture());
  await recordVideo(page);
  await expectUsable(page);
  await expectMissing([inner]);
  await upload('Passaporto', 'Pagina interna', await picture());
  await giveBack();
  await expectStored('FRONT_DOC_2', 'BACK_DOC_2', 'FRONT_DOC_');
  await conclude();
});

it('[R2.1-06] [R4.4-03] [R4.6-02] sends an additional document, from the link of the e-mail', async () => {
  const { applicant, guid } = earlier;
  await review.ask('CONTENT_PAYSLIP');
  const { text } = await product.codeFor('email', applicant.email);
  const link = /\/reupload\/\S+/.exec(text)?.[0] ?? '';
  expect(link).toBe(`/reupload/${guid}`);

  visitor.provokes(NO_CODE_YET);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await visitor.open(link);
    await codePage(page);
  });
  await visitor.isAt(`/resume/${guid}`);
  await typeCode(page, code);
  await heading(page, DOCUMENT);
  await visitor.isAt(link);
  const payslip = section('Busta paga');
  expect(await words(payslip)).toContain('Da caricare');
  expect(await page.locator('input[type=file]').count()).toBe(1);
  await expectMissing(['Busta paga']);
  await upload('Busta paga', 'Busta paga', await pdf());
  await expectStored('CONTENT_PAYSLIP');
  // Nothing of it is asked for again after a reload.
  await page.reload();
  await heading(page, DOCUMENT);
  expect(await messagesTo(product, applicant.cellulare)).toBe(2);
  await giveBack();
  await visitor.open(link);
  await heading(page, 'Nessun documento da caricare');
  await press(page, 'Torna alle tue richieste');
  await list(page);
  await visitor.isAt('/status');
  await conclude();
});

it('[R8-02] [R2.1-06] says that the request of a link does not exist, and leads to the resume by identity', async () => {
  visitor.provokes(NO_CODE_YET);
  await visitor.open('/reupload/non-esiste');
  await expectErrorScreen(page, {
    text: ['La pratica richiesta non è stata trovata'],
    buttons: ['Riprendi con i tuoi dati', 'Riprova'],
  });
  await press(page, 'Riprendi con i tuoi dati');
  await identityForm(page);
  await visitor.isAt('/resume');
});
