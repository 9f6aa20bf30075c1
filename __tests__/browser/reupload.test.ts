import type { Locator, Page } from 'playwright-core';
import { arrive } from './support/arrive';
import { signedBy } from '../../scripts/testing/product/earlier';
import { heading } from '../../scripts/testing/pages/form';
import { recordVideo } from './support/identificationPages';
import { expectUsable } from './support/laws';
import { smallPhotograph } from '../../scripts/testing/pages/people';
import { codeBy, codePage, list, press, typeCode } from '../../scripts/testing/pages/resumePages';
import { reviewOf } from '../../scripts/testing/pages/review';
import { noteSentFiles, sentFiles } from './support/sentFiles';
import { receivedChecksum } from './support/stored';
import { eventually } from '../../scripts/testing/browser/until';
import { expectUntold } from './support/untold';
import { product } from './support/worker';

const section = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

const expectMissing = async (page: Page, names: readonly string[]): Promise<void> => {
  await press(page, 'Invia');
  const list = page.getByRole('group', { name: 'Per inviare manca ancora:' });
  await eventually(async () => expect(await list.getByRole('listitem').allInnerTexts()).toEqual(names));
  expect(await list.getByRole('link').count()).toBe(names.length);
};

const openRefused = async () => {
  const { applicant, guid } = await signedBy(product);
  const review = reviewOf(product, guid);
  await review.refuse('FRONT_DOC_2', 'Manca un angolo');
  await review.refuse('FRONT_DOC_', 'Non si sente la frase');
  const visitor = await arrive();
  const { page, open, isAt, provokes } = visitor;
  await noteSentFiles(page);
  // The list is requested first; without a confirmed code the answer is 403, which the browser logs.
  provokes(/status of 403 .*\/wgt\/contact\/list/);
  const code = await codeBy(product, applicant.cellulare, async () => {
    await open(`/reupload/${guid}`);
    await codePage(page);
  });
  await isAt(`/resume/${guid}`);
  await typeCode(page, code);
  await heading(page, 'Carica il documento richiesto e registra un nuovo video');
  await isAt(`/reupload/${guid}`);
  return { ...visitor, visitor, applicant, guid, review, code };
};

it('[R2.1-05] [R2.12-01] [R2.12-02] the link to refused documents leads to their page, and the list leads there and back', async () => {
  const { page, isAt, guid } = await openRefused();
  await press(page, 'Indietro');
  await list(page);
  await isAt('/status');
  await page.getByText('DOCUMENTO DI IDENTITA KO', { exact: true }).waitFor();
  await expectUsable(page);
  await page.reload();
  await list(page);
  await press(page, 'Reinvia');
  await heading(page, 'Carica il documento richiesto e registra un nuovo video');
  await isAt(`/reupload/${guid}`);
});

it('[R2.1-06] [R4.4-03] [R4.6-02] a refused document and a new video are sent, and the list says what became of them', async () => {
  const { page, isAt, guid, applicant, code, review, visitor } = await openRefused();
  const passport = section(page, 'Passaporto');
  await passport.getByText('Manca un angolo').waitFor();
  await section(page, 'Video con il documento').getByText('Non si sente la frase').waitFor();

  const inner = 'Passaporto: pagina interna';
  await expectMissing(page, [inner, 'Passaporto: pagina esterna', 'Video con il documento']);
  await expectUsable(page);
  await recordVideo(page);
  const choose = async (label: string): Promise<void> => {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() };
    await passport.getByLabel(label, { exact: true }).setInputFiles(file);
  };
  const done = passport.getByText('Caricato', { exact: true });
  await choose('Pagina esterna');
  await done.waitFor();
  await expectMissing(page, [inner]);
  const refusal = 'Il file non si apre: caricane un altro.';
  await page.route('**/wgt/contact/upload', (route) =>
    route.fulfill({ json: { status: 'bad_request', message: refusal } }),
  );
  await choose('Pagina interna');
  await passport.getByText(refusal, { exact: true }).waitFor();
  await page.unroute('**/wgt/contact/upload');
  await press(page, 'Riprova il caricamento');
  await eventually(async () => expect(await done.count()).toBe(2));
  expect(await passport.getByText(refusal).count()).toBe(0);
  const sent = await sentFiles(page);
  for (const type of ['FRONT_DOC_2', 'BACK_DOC_2', 'FRONT_DOC_'])
    expect(await receivedChecksum(product, guid, type)).toBe(sent.get(type)?.sha256 ?? type);

  const { at } = await product.codeFor('email', applicant.email);
  await press(page, 'Invia');
  await list(page);
  await isAt('/status');
  await page.getByText('Documenti inviati', { exact: true }).waitFor();
  await page.getByText('IN LAVORAZIONE', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Reinvia' }).count()).toBe(0);
  const mail = await product.codeFor('email', applicant.email, at);
  expect(mail.text).toContain('in allegato trovi il questionario e il contratto');
  await review.conclude();
  await press(page, 'Aggiorna l’elenco');
  await page.getByText('CONCLUSA', { exact: true }).waitFor();
  const { answers, documents } = await product.kept(guid);
  await expectUntold(
    visitor,
    [...Object.values(applicant), code, ...answers.map(({ value }) => value)],
    [guid, ...documents.map(({ barCode }) => barCode)].filter((one) => one !== ''),
  );
});
