// Calls of the identification.
import type { Page } from 'playwright-core';
import { identificationCopy as copy } from '../../../src/copy/identification';
import { uiCopy } from '../../../src/copy/ui';
import { webm } from '../../server/files';
import { ways } from './failing';
import { fastForward, smallPhotograph } from './fastForward';
import { choose, textbox } from './form';
import type { Act, Row } from './fourWays';
import { answered, first, go, inTurn, load, press, shows, titles } from './fourWaysActs';
import { box, dialog, nowhere, underRecorder } from './fourWaysPlaces';
import { toFirstDocument, upload } from './identificationPages';
import { until } from './shortcuts';

const FRONT = 'documento.documentoFronte';
const { front } = copy.document.sides.passport;

const withStoredVideo: Act = async ({ page, product }) => {
  const session = await fastForward(page.context(), product, 'identification');
  await session.sendVideo();
};
const videoPage = inTurn(first('identification'), load, shows(titles.identification));
const withClip = inTurn(videoPage, async ({ page }) => {
  const { content: buffer } = webm();
  const input = page.locator('input[type=file][accept="video/*"]');
  await input.setInputFiles({ name: 'video.webm', mimeType: 'video/webm', buffer });
  await page.getByText(copy.capture.review).waitFor();
});
const videoSent: Act = ({ page }) => page.getByText(copy.video.sent, { exact: true }).first().waitFor();
const toDocument = inTurn(load, shows(titles.identification), ({ page }) => toFirstDocument(page));
const showsPicture =
  (label: string): Act =>
  ({ page }) =>
    page.getByRole('img', { name: uiCopy.upload.previewAlt(label) }).waitFor();

/** docs/decisions/uploads.md */
const attempts: Row['attempts'] = { http: 5, timeout: 2, network: 5 };

export const uploads: readonly Row[] = [
  {
    call: 'videoUpload',
    when: 'when the video is sent',
    place: underRecorder,
    attempts,
    at: withClip,
    trigger: press(copy.capture.use),
    goesOn: videoSent,
  },
  {
    call: 'videoCaptcha',
    when: 'when the video has been sent',
    place: underRecorder,
    at: withClip,
    trigger: press(copy.capture.use),
    goesOn: videoSent,
  },
  {
    call: 'documentUpload',
    when: 'when a picture is chosen',
    place: box(FRONT),
    attempts,
    at: inTurn(
      withStoredVideo,
      toDocument,
      async ({ page }) => void (await choose(page, copy.document.type, 'Passaporto')),
      ({ page }) => textbox(page, copy.document.number).fill('YA1234567'),
    ),
    trigger: async ({ page }) => upload(page, FRONT, await smallPhotograph()),
    goesOn: showsPicture(front),
  },
];

const recorderStands = (page: Page): Promise<void> =>
  page.getByRole('button', { name: copy.capture.turnOn }).waitFor();
const bothStored = async (page: Page): Promise<void> =>
  void (await until(() => page.getByText(uiCopy.upload.done, { exact: true }).count(), (count) => count === 2)); // prettier-ignore
/** The page makes the call as it comes: coming again is the way. */
const comingAgain = (act: Act): Row['again'] => Object.fromEntries(ways.map((way) => [way, act]));

/** What the page can stand without. */
export const unsaid: readonly Row[] = [
  {
    call: 'documentInfo',
    when: 'when the page of the video is shown',
    place: nowhere(recorderStands),
    at: first('identification'),
    trigger: load,
    again: comingAgain(load),
    goesOn: ({ page }) => recorderStands(page),
  },
  {
    call: 'documentPreview',
    when: 'when a document is shown that is stored already',
    place: nowhere(bothStored),
    isMeant: () => (request) => request.url().endsWith('/FRONT_DOC_1'),
    at: answered('identification'),
    trigger: toDocument,
    again: comingAgain(toDocument),
    goesOn: inTurn(showsPicture(copy.document.sides.card.front), go, shows(copy.document.title.second)),
  },
];

export const phrase: readonly Row[] = [
  {
    call: 'generateCaptcha',
    when: 'when the page of the video is shown',
    place: dialog(),
    at: first('identification'),
    trigger: load,
    // The place of the phrase has a way of its own.
    afterLeaving: inTurn(
      ({ page }) => page.getByText(copy.video.phraseFailed).waitFor(),
      press(copy.video.phraseRetry),
    ),
    goesOn: async ({ page }) => {
      await page.getByText("Giulia D'Angelo").waitFor();
      expect(await page.getByText(copy.video.phraseFailed).count()).toBe(0);
    },
  },
];
