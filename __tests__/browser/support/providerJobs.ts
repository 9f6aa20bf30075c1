import { LANDING } from './arrive';
import { heading } from '../../../scripts/testing/pages/form';
import { pointer } from '../../../scripts/testing/browser/hands';
import { parts, wholeJourney } from '../../../scripts/testing/pages/journey';
import { somebody } from '../../../scripts/testing/pages/people';
import { visitProvider } from './providerVisit';
import { codeBy, codePage, typeCode } from '../../../scripts/testing/pages/resumePages';
import { saveRecording } from './savedRecording';

type How = Parameters<typeof visitProvider>;
const look = async (): Promise<void> => undefined;

const job = (how: How, plain: boolean) => async (): Promise<Buffer> => {
  const { arrive, product, close } = await visitProvider(...how);
  const { page } = await arrive();
  await wholeJourney({ page, product, look, plain }, LANDING);
  const recording = await saveRecording(page);
  await page.close();
  await close();
  return recording;
};

const link = (how: How) => async (): Promise<Buffer> => {
  const { arrive, product, provider, close } = await visitProvider(...how);
  const person = somebody();
  const guid = provider.enter(person, 2);
  const { page, open } = await arrive();
  const code = await codeBy(product, person.cellulare, async () => {
    await open(`/resume/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await parts.addressInfo({ page, product, hand: pointer, look });
  await heading(page, 'La tua attività');
  const recording = await saveRecording(page);
  await page.close();
  await close();
  return recording;
};

const otherNames: How = [
  {
    lists: 'data',
    numbers: 'text',
    countries: 'code',
    // By which a tax code is computed.
    municipalities: { ROMA: 'H501' },
    widgets: { indirizzoResidenza: 'W1', indirizzoDomicilio: 'W2', sottoscrizione: 'W3' },
    components: { cittadinoItaliano: 'flagItaliano2', totaleBilancio: 'bilancioTotaleUltimo' },
    titles: { Inizio: 'Chi sei', 'Dati azienda': 'La tua impresa', 'Firma il contratto': 'Ultimo passo' },
  },
  {
    stepTitles: { 'Chi sei': 'contact-info', 'La tua impresa': 'company-info', 'Ultimo passo': 'contract' },
    widgetNames: { W1: 'residenza', W2: 'domicilio', W3: 'firma' },
  },
];

export const providerJobs = [
  { name: 'provider', record: job([], true), ends: 'Richiesta completata!' },
  { name: 'provider-of-other-names', record: job(otherNames, false), ends: 'Richiesta completata!' },
  { name: 'provider-by-link', record: link([]), ends: 'La tua attività' },
  { name: 'provider-of-other-names-by-link', record: link(otherNames), ends: 'La tua attività' },
] as const;
