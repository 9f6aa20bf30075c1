// The list of requests, and documents that the review wants again: sent, given back, and looked at once more.
import type { Locator, Page } from 'playwright-core';
import { arrive, type Visitor } from './support/arrive';
import { signedBy, type Earlier } from './support/earlier';
import { smallPhotograph } from './support/fastForward';
import { heading } from './support/form';
import { expectUsable } from './support/laws';
import { scannedPdf } from './support/people';
import { codeBy, codePage, expectErrorScreen, identityForm, list, press, resumeByIdentity, typeCode } from './support/resumePages'; // prettier-ignore
import { reviewOf } from './support/review';
import { noteSentFiles, sentFiles } from './support/sentFiles';
import { receivedChecksum } from './support/stored';
import { eventually } from './support/until';
import { recordVideo } from './support/video';
import { product } from './support/worker';

/** The list is asked for first; who has not confirmed a code is told so, of which the browser complains. */
const NO_CODE_YET = /status of 403 .*\/wgt\/contact\/list/;
const DOCUMENT = 'Carica il documento richiesto';

const section = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });
const picture = async () => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() });
const pdf = async () => ({ name: 'esterna.pdf', mimeType: 'application/pdf', buffer: await scannedPdf() });
type Chosen = Awaited<ReturnType<typeof picture>>;

const upload = async (page: Page, title: string, label: string, file: Chosen): Promise<void> => {
  const done = section(page, title).getByRole('status').filter({ hasText: 'Caricato' });
  const before = await done.count();
  await section(page, title).getByLabel(label, { exact: true }).setInputFiles(file);
  await eventually(async () => expect(await done.count()).toBe(before + 1));
};

/** What 'Invia' says is missing; each line leads to its box. */
const expectMissing = async (page: Page, names: readonly string[]): Promise<void> => {
  await press(page, 'Invia');
  const alert = page.getByRole('alert').filter({ hasText: 'Per inviare manca ancora:' });
  await eventually(async () => expect(await alert.getByRole('listitem').allInnerTexts()).toEqual(names));
  expect(await alert.getByRole('link').count()).toBe(names.length);
};

/** 'Invia': the papers are mailed, the list shows the request under review again; then it is concluded. */
const giveBack = async ({ page, isAt }: Visitor, { applicant, guid }: Earlier): Promise<void> => {
  const { at } = await product.codeFor('email', applicant.email);
  await press(page, 'Invia');
  await list(page);
  await isAt('/status');
  await page.getByRole('status').getByText('Documenti inviati').waitFor();
  await page.getByText('IN LAVORAZIONE', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Reinvia' }).count()).toBe(0);
  const mail = await product.codeFor('email', applicant.email, at);
  expect(mail.text).toContain('in allegato trovi il questionario e il contratto');
  await reviewOf(product, guid).conclude();
  await press(page, 'Aggiorna l’elenco');
  await page.getByText('CONCLUSA', { exact: true }).waitFor();
};

/** What the service has of these types was made of what has just left the page. */
const expectStored = async (page: Page, guid: string, types: readonly string[]): Promise<void> => {
  const sent = await sentFiles(page);
  for (const type of types)
    expect(await receivedChecksum(product, guid, type)).toBe(sent.get(type)?.sha256 ?? type);
};

it('[R2.1-05] [R2.1-06] [R2.12-01] [R2.12-02] [R4.4-03] [R4.6-02] [R8-10] by the list: a document and a new video', async () => {
  const earlier = await signedBy(product);
  const review = reviewOf(product, earlier.guid);
  await review.refuse('FRONT_DOC_2', 'Manca un angolo');
  await review.refuse('FRONT_DOC_', 'Non si sente la frase');
  const visitor = await arrive();
  const { page, open, isAt } = visitor;
  await noteSentFiles(page);
  await open('/resume');
  await resumeByIdentity(page, product, earlier.applicant);
  await list(page);
  await page.getByText('DOCUMENTO DI IDENTITA KO', { exact: true }).waitFor();
  await expectUsable(page);
  await page.reload();
  await list(page);
  await press(page, 'Reinvia');
  await heading(page, `${DOCUMENT} e registra un nuovo video`);
  await isAt(`/reupload/${earlier.guid}`);
  await section(page, 'Passaporto').getByText('Manca un angolo').waitFor();
  await section(page, 'Video con il documento').getByText('Non si sente la frase').waitFor();
  await press(page, 'Indietro');
  await list(page);
  await isAt('/status');
  await press(page, 'Reinvia');

  const inner = 'Passaporto: pagina interna';
  await expectMissing(page, [inner, 'Passaporto: pagina esterna', 'Video con il documento']);
  await expectUsable(page);
  await recordVideo(page);
  await upload(page, 'Passaporto', 'Pagina esterna', await picture());
  await expectMissing(page, [inner]);
  const refusal = 'Il file non si apre: caricane un altro.';
  await page.route('**/wgt/contact/upload', (route) =>
    route.fulfill({ json: { status: 'bad_request', message: refusal } }),
  );
  await section(page, 'Passaporto')
    .getByLabel('Pagina interna', { exact: true })
    .setInputFiles(await pdf());
  await section(page, 'Passaporto').getByText(refusal, { exact: true }).waitFor();
  await page.unroute('**/wgt/contact/upload');
  await press(page, 'Riprova il caricamento');
  await section(page, 'Passaporto').getByText(refusal).waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await page.getByRole('status').filter({ hasText: 'Caricato' }).count()).toBe(2),
  );
  await expectStored(page, earlier.guid, ['FRONT_DOC_2', 'BACK_DOC_2', 'FRONT_DOC_']);
  await giveBack(visitor, earlier);
});

it('[R2.1-06] [R4.4-03] [R4.6-02] by the link of the e-mail: an additional document, after a code', async () => {
  const earlier = await signedBy(product);
  const { applicant, guid } = earlier;
  await reviewOf(product, guid).ask('CONTENT_PAYSLIP');
  const { text } = await product.codeFor('email', applicant.email);
  const link = /\/reupload\/\S+/.exec(text)?.[0] ?? '';
  expect(link).toBe(`/reupload/${guid}`);
  const visitor = await arrive();
  const { page, open, isAt, provokes } = visitor;
  await noteSentFiles(page);
  provokes(NO_CODE_YET);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await open(link);
    await codePage(page);
  });
  await isAt(`/resume/${guid}`);
  await typeCode(page, code);
  await heading(page, DOCUMENT);
  await isAt(link);
  await upload(page, 'Busta paga', 'Busta paga', await pdf());
  await expectStored(page, guid, ['CONTENT_PAYSLIP']);
  await page.reload();
  await heading(page, DOCUMENT);
  await giveBack(visitor, earlier);
  await open(link);
  await heading(page, 'Nessun documento da caricare');
});

it('[R8-02] [R2.1-06] [R2.1-05] a link to no request, and a list that nobody has a code for, lead to the resume by identity', async () => {
  const { page, open, isAt, provokes } = await arrive();
  provokes(NO_CODE_YET);
  await open('/reupload/non-esiste');
  await expectErrorScreen(page, {
    text: ['La pratica richiesta non è stata trovata'],
    buttons: ['Riprendi con i tuoi dati', 'Riprova'],
  });
  await open('/status');
  await identityForm(page);
  await isAt('/resume');
});
