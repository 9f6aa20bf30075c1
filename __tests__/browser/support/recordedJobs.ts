import type { Page } from 'playwright-core';
import { resumeErrorCopy } from '../../../src/copy/resume-errors';
import { uiCopy } from '../../../src/copy/ui';
import { arrive, LANDING, type Visitor } from './arrive';
import { leftAt, signedBy } from '../../../scripts/testing/product/earlier';
import { goOn, heading, textbox } from '../../../scripts/testing/pages/form';
import { recordVideo } from './identificationPages';
import { wholeJourney } from '../../../scripts/testing/pages/journey';
import { applicant, smallPhotograph } from '../../../scripts/testing/pages/people';
import type { Product } from '../../../scripts/testing/product/product';
import { providerJobs } from './providerJobs';
import {
  codeBy,
  codePage,
  list,
  press,
  resumeByIdentity,
  typeCode,
  wrong,
} from '../../../scripts/testing/pages/resumePages';
import { reviewOf } from '../../../scripts/testing/pages/review';
import { saveRecording } from './savedRecording';
import { eventually } from '../../../scripts/testing/browser/until';
import { otherProduct, product } from './worker';

const loseStep = async ({ page, provokes }: Visitor): Promise<void> => {
  provokes(/ERR_FAILED/);
  await page.route('**/onboarding/next', (route) => route.abort(), { times: 1 });
  await goOn(page);
  await press(page, resumeErrorCopy.editData);
};

const mistypeCode = async (page: Page, { codeFor }: Product): Promise<void> => {
  const { code } = await codeFor('email', applicant.email);
  await typeCode(page, wrong(code));
  await page.getByRole('alertdialog', { name: 'Codice non valido' }).waitFor();
  await press(page, 'Chiudi');
  await textbox(page, 'Codice di verifica').fill(code);
};

const job = async (): Promise<Buffer> => {
  const own = await otherProduct({});
  const visitor = await arrive({ url: own.url });
  const { page } = visitor;
  const look = async (screen: string): Promise<void> => {
    if (screen === 'contact-info-2-email-code') await mistypeCode(page, own);
    if (screen === 'company-info') await loseStep(visitor);
  };
  await wholeJourney({ page, product: own, look }, LANDING);
  const recording = await saveRecording(page);
  await page.close();
  return recording;
};

const reloadedAt = (reloads: string) => async (): Promise<Buffer> => {
  const own = await otherProduct({});
  const { page } = await arrive({ url: own.url });
  const look = async (screen: string): Promise<void> => {
    if (screen !== reloads) return;
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (!reloads.endsWith('sms-code')) return;
    await page.getByRole('textbox').first().fill((await own.codeFor('sms', applicant.cellulare)).code); // prettier-ignore
  };
  await wholeJourney({ page, product: own, look, plain: true }, LANDING);
  const recording = await saveRecording(page);
  await page.close();
  return recording;
};

const resume = async (): Promise<Buffer> => {
  const { applicant: somebody } = await leftAt(product, 'company-info');
  const { page, open } = await arrive();
  await open('/resume');
  await resumeByIdentity(page, product, somebody);
  await list(page);
  await press(page, 'Riprendi richiesta');
  await heading(page, 'La tua attività');
  return saveRecording(page);
};

const reupload = async (): Promise<Buffer> => {
  const { applicant: somebody, guid } = await signedBy(product);
  const review = reviewOf(product, guid);
  await review.refuse('FRONT_DOC_2', 'Manca un angolo');
  await review.refuse('FRONT_DOC_', 'Non si sente la frase');
  const { page, open, provokes } = await arrive();
  provokes(/status of 403 .*\/wgt\/contact\/list/);
  const code = await codeBy(product, somebody.cellulare, async () => {
    await open(`/reupload/${guid}`);
    await codePage(page);
  });
  await typeCode(page, wrong(code));
  await press(page, 'Chiudi');
  await typeCode(page, code);
  await heading(page, 'Carica il documento richiesto e registra un nuovo video');
  await recordVideo(page);
  const passport = page.getByRole('region', { name: 'Passaporto', exact: true });
  for (const label of ['Pagina esterna', 'Pagina interna']) {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() };
    await passport.getByLabel(label, { exact: true }).setInputFiles(file);
  }
  const done = passport.getByText(uiCopy.upload.done, { exact: true });
  await eventually(async () => expect(await done.count()).toBe(2));
  await press(page, 'Invia');
  await list(page);
  return saveRecording(page);
};

export const recordedJobs = [
  { name: 'job', record: job, ends: 'Richiesta completata!' },
  {
    name: 'reloaded-at-a-code',
    record: reloadedAt('contact-info-4-sms-code'),
    ends: 'Richiesta completata!',
  },
  { name: 'reloaded-with-a-draft', record: reloadedAt('company-info'), ends: 'Richiesta completata!' },
  { name: 'resume', record: resume, ends: 'La tua attività' },
  { name: 'reupload', record: reupload, ends: 'Richieste in corso' },
  ...providerJobs,
] as const;
