import { LANDING } from '../../support/arrive';
import { wholeJourney } from '../../../../scripts/testing/pages/journey';
import { visitProvider, type ProviderVisit } from '../../support/providerVisit';

let running: ProviderVisit | undefined;
afterEach(() => running?.close());

const look = async (): Promise<void> => undefined;

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
