import { list, press, codeBy, codePage, typeCode } from '../../scripts/testing/pages/resumePages';
import { signedBy } from '../../scripts/testing/product/earlier';
import { heading } from '../../scripts/testing/pages/form';
import { recordVideo } from '../browser/support/identificationPages';
import { smallPhotograph } from '../../scripts/testing/pages/people';
import { BLIND, expectSought, FAILED, seek } from '../browser/support/reviewVideo';
import { reviewOf, signInToReview } from '../../scripts/testing/pages/review';
import { appears, eventually } from '../../scripts/testing/browser/until';
import { product } from '../browser/support/worker';
import { COMPUTER, walk, type EngineVisit } from './support/engines';

const recorded = new Map<string, string>();

walk('re-upload with status', async ({ page, engine }: EngineVisit) => {
  const { applicant, guid } = await signedBy(product);
  const review = reviewOf(product, guid);
  await review.refuse('FRONT_DOC_2', 'Manca un angolo');
  await review.refuse('FRONT_DOC_', 'Non si sente la frase');
  const code = await codeBy(product, applicant.cellulare, async () => {
    await page.goto(`${product.url}/reupload/${guid}`);
    await codePage(page);
  });
  await typeCode(page, code);
  await heading(page, 'Carica il documento richiesto e registra un nuovo video');
  await recordVideo(page, { whole: true });
  const passport = page.getByRole('region', { name: 'Passaporto', exact: true });
  for (const label of ['Pagina esterna', 'Pagina interna']) {
    const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await smallPhotograph() };
    await passport.getByLabel(label, { exact: true }).setInputFiles(file);
  }
  await eventually(async () => expect(await passport.getByText('Caricato', { exact: true }).count()).toBe(2));
  await press(page, 'Invia');
  await list(page);
  await page.getByText('IN LAVORAZIONE', { exact: true }).waitFor();
  recorded.set(engine, guid);
});

/**
 * The seconds that an engine may leave out at the end of another's video. None: it plays to its end.
 * GStreamer 1.22 damages the sound of what WebKitGTK records: some recordings stop the others halfway.
 */
const LOST: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  chromium: { chromium: 0, firefox: 0, webkit: 0 },
  firefox: { chromium: 0, firefox: 0, webkit: 0 },
  webkit: { chromium: 3, firefox: 3, webkit: 0 },
};

interface Played {
  readonly stated: number;
  readonly width: number;
  readonly length: number;
  readonly end: number;
  readonly isEnded: boolean;
  readonly isGivenUp: boolean;
}

const play = async (video: HTMLVideoElement): Promise<Played> => {
  const REST_MS = 15_000;
  // A busy machine plays slowly: only one that plays no further is at its end.
  const first = (...names: readonly string[]): Promise<void> =>
    new Promise((resolve) => {
      for (const name of [...names, 'error']) video.addEventListener(name, () => resolve());
      let rest = setTimeout(resolve, REST_MS);
      video.addEventListener('timeupdate', () => {
        clearTimeout(rest);
        rest = setTimeout(resolve, REST_MS);
      });
    });
  if (video.readyState === 0 && !video.error) await first('loadedmetadata');
  const { duration: stated, videoWidth: width } = video;
  // A sound may be refused to a page that nobody has touched.
  video.muted = true;
  const end = first('ended');
  await video.play().then(
    () => end,
    () => undefined,
  );
  const isGivenUp = !!video.parentElement?.querySelector('[data-video]:not([hidden])');
  return { stated, width, length: video.duration, end: video.currentTime, isEnded: video.ended, isGivenUp };
};

walk(
  'review plays the videos of all engines',
  async ({ page, engine }) => {
    const name = `Vera Visione (${engine})`;
    const token = await product.reviewer(name);
    await page.goto(`${product.url}/review`);
    await signInToReview(page, name, token);
    const faults: string[] = [];
    for (const [recorder, guid] of recorded) {
      await page.goto(`${product.url}/review/requests/${guid}`);
      const video = page.locator('video').last();
      await video.waitFor();
      const played = await video.evaluate(play);
      const lost = LOST[recorder]?.[engine] ?? 0;
      // The product writes the length of a webm. A fragmented mp4 states its first fragment before it plays.
      const least = recorder === 'webkit' ? 0 : 4.5;
      const isRight =
        played.width > 0 &&
        played.stated >= least &&
        played.stated < 5.5 &&
        (lost === 0
          ? played.isEnded && played.length > 3.5 && !played.isGivenUp
          : played.end > played.length - lost && played.end > 1);
      if (!isRight) faults.push(`${recorder}'s video in ${engine}: ${JSON.stringify(played)}`);
    }
    expect(faults).toEqual([]);
    expect(recorded.size).toBeGreaterThan(0);
  },
  COMPUTER,
);

walk(
  'review seeks in a video',
  async ({ page, engine }) => {
    const name = `Sara Salto (${engine})`;
    const token = await product.reviewer(name);
    const { guid } = await product.walk({ slug: 'thanks', files: true });
    await page.goto(`${product.url}/review`);
    await signInToReview(page, name, token);
    await page.goto(`${product.url}/review/requests/${guid}`);
    const video = page.locator('video').last();
    await video.waitFor();
    expectSought(await video.evaluate(seek));
    expectSought(await video.evaluate(seek));
  },
  COMPUTER,
);

walk(
  'review says that a video cannot be played',
  async ({ page, engine }) => {
    const name = `Carlo Cieco (${engine})`;
    const token = await product.reviewer(name);
    const { guid } = await product.walk({ slug: 'thanks', files: true, isVideoStrange: true });
    await page.goto(`${product.url}/review`);
    await signInToReview(page, name, token);
    await page.goto(`${product.url}/review/requests/${guid}`);
    await page.locator('video').last().waitFor();
    const said = page.locator('[data-video]:not([hidden])');
    await appears(said);
    // An engine either gives up the video or plays its sound.
    expect([BLIND, FAILED]).toContain(await said.evaluate(({ textContent }) => textContent?.trim()));
    const file = page.locator('a[download="video.webm"]');
    expect(await file.evaluate(({ href }: HTMLAnchorElement) => href)).toBe(
      await page.locator('video').evaluate(({ src }: HTMLVideoElement) => src),
    );
  },
  COMPUTER,
);
