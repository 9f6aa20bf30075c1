// The job at a back end that answers what the specification shows, and no more.
import { calculatorCopy, greetingCopy } from '../../../src/copy/contact-info';
import { LANDING } from '../support/arrive';
import { textbox } from '../support/form';
import { pointer } from '../support/hands';
import { wholeJourney } from '../support/journey';
import { visitProvider, type ProviderVisit } from '../support/providerVisit';
import { openGreeting } from '../support/shortcuts';

let running: ProviderVisit | undefined;
afterEach(() => running?.close());

const look = async (): Promise<void> => undefined;

it('says that a tax code cannot be computed where municipalities have their names alone', async () => {
  running = await visitProvider();
  const visitor = await running.arrive();
  const { page } = visitor;
  await openGreeting(visitor);
  await page.getByRole('button', { name: greetingCopy.forgotten }).click();
  const dialog = page.getByRole('dialog', { name: calculatorCopy.title });
  const box = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  await textbox(dialog, calculatorCopy.nome).fill('Mario');
  await textbox(dialog, calculatorCopy.cognome).fill('Rossi');
  await dialog.getByRole('radio', { name: calculatorCopy.sexes.M }).check();
  await textbox(dialog, calculatorCopy.data).fill('01/03/1955');
  await pointer.search(box(calculatorCopy.provincia), 'Roma');
  await pointer.search(box(calculatorCopy.citta), 'Tivoli');
  await dialog.getByRole('button', { name: calculatorCopy.submit }).click();
  await dialog.getByText(calculatorCopy.failed, { exact: true }).waitFor();
});

it('takes an applicant from the landing page to the end, in bare lists and plain successes', async () => {
  running = await visitProvider();
  const { page } = await running.arrive();
  await wholeJourney({ page, product: running.product, plain: true, look }, LANDING);
  const [application] = running.provider.applications;
  expect([application?.step, application?.state]).toEqual([8, 'IN VERIFICA']);
  expect(application?.values).toMatchObject({
    soggetto: { sottotipoSoggetto: 'Ditta Individuale' },
    finalitaConto: { scopoRapporto: 'COMMERCIALE', naturaRapporto: 'CONTINUATIVO' },
    provenienzaFondi: { origineFondi: 'LAVORO_AUTONOMO' },
    riconoscimento: { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha: 'valid' },
    primoDocumento: { documento: 'Passaporto', enteEmissione: 'Questura' },
    altroDocumento: { secondoDocumento: 'Tessera sanitaria', enteEmissione: 'Comune' },
  });
  expect(application?.answers).toMatchObject({ nazione: 'ITALIA', regione: 'LAZIO' });
});

it('takes an applicant through steps and lists of other names, forms and keys', async () => {
  running = await visitProvider(
    {
      lists: 'data',
      numbers: 'text',
      countries: 'code',
      resumeName: 'data',
      documentInfo: 'data',
      municipalities: { ROMA: 'H501' },
      widgets: { indirizzoResidenza: 'W1', indirizzoDomicilio: 'W2' },
      titles: { 'Dati azienda': 'La tua impresa' },
    },
    {
      stepTitles: { 'La tua impresa': 'company-info' },
      widgetNames: { W1: 'residenza', W2: 'domicilio' },
    },
  );
  const { page } = await running.arrive();
  await wholeJourney({ page, product: running.product, look }, LANDING);
  const [application] = running.provider.applications;
  expect(application?.values).toMatchObject({
    indirizzoResidenza: { cap: '00184' },
    indirizzoDomicilio: { domicilio: 'altro', cap: '00010', citta: 'Gallicano nel Lazio' },
  });
  const answers = { nazione: 'IT', regione: 'LAZIO', paeseRelazioniCommerciali: 'FR' };
  expect(application?.answers).toMatchObject(answers);
});
