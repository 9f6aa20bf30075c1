import { identificationCopy } from '../../src/copy/identification';
import { arrive } from './support/arrive';
import { goOn } from '../../scripts/testing/pages/form';
import { beginIdentification } from './support/identificationPages';
import { stopRecording } from '../../scripts/testing/pages/stopRecording';
import { press } from '../../scripts/testing/pages/resumePages';
import { loadSubPage } from './support/subPage';
import { otherProduct } from './support/worker';

const { capture, others } = identificationCopy;
/** The further documents are below it. */
const SECOND_DOCUMENT = 2;
const NAME = others.labels['videoSelfie'] ?? '';

it('[R3.4-04] the video selfie is recorded, stored as a video and shown, and is missing no longer', async () => {
  const product = await otherProduct({ EXTRA_WIDGETS: 'altriDocumenti' });
  const visitor = await arrive({ url: product.url });
  const { page } = visitor;
  const { guid } = await beginIdentification(visitor, product, { video: true });
  await loadSubPage(page, SECOND_DOCUMENT);
  await goOn(page);
  const missing = page.getByRole('link', { name: 'Carica il video selfie è obbligatorio' });
  await missing.waitFor();

  await press(page, capture.selfie.openLabel(NAME));
  const dialog = page.getByRole('dialog', { name: capture.selfie.title(NAME) });
  await press(page, capture.turnOn);
  await dialog.getByText(capture.selfie.ready).waitFor();
  await press(page, capture.record);
  await stopRecording(page);
  await dialog.getByText(capture.selfie.review).waitFor();
  await press(page, capture.use);
  await dialog.waitFor({ state: 'detached' });
  const shown = page.getByLabel(`Anteprima: ${NAME}`);
  await shown.waitFor();
  await expect(
    shown.evaluate(async (video: HTMLVideoElement) => {
      if (video.videoWidth === 0) await new Promise((resolve) => (video.onloadeddata = resolve));
      return video.videoWidth;
    }),
  ).resolves.toBeGreaterThan(0);

  const stored = await fetch(`${product.url}/sandbox/documents/${guid}/CONTENT_VIDEO_SELFIE`);
  expect(stored.headers.get('content-type')).toMatch(/^video\//);
  await goOn(page);
  await page.getByRole('link', { name: 'Carica la busta paga è obbligatorio' }).waitFor();
  expect(await missing.count()).toBe(0);
});
