import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { identification } from '../../../src/contract/steps/identification';
import { identificationCopy } from '../../../src/copy/identification';
import { watchUploads } from '../../../src/flows/uploads/watchUploads';
import Identification from '../../../src/screens/steps/identification';
import Reupload from '../../../src/screens/reupload';
import { fieldId } from '../../../src/ui/form/fieldId';
import { goOn, listed, press } from '../../ui/hands';
import { renderScreen } from '../renderScreen';
import { box as boxOf, choose as chooseFor, payslip, reuploadState } from '../reuploadPage';
import { lastSent, sent, stored, withNetwork } from './fakeUploads';

jest.mock('../../../src/capture/image/prepareFile');
jest.mock('../../../src/capture/video/VideoRecorder', () =>
  jest.requireActual<{ standInRecorder: () => object }>('../standInRecorder').standInRecorder(),
);

withNetwork();

const { selfie, recordingProblems } = identificationCopy.capture;
const TYPE = 'CONTENT_VIDEO_SELFIE';
const PREVIEW = `/wgt/document/preview/${TYPE}`;
const NAME = 'altriDocumenti.videoSelfie';
const clip = new File(['clip'], 'io.mp4', { type: 'video/mp4' });

/** jsdom opens no video: of each the length is known at once. */
const withLength = (seconds: number) => {
  jest.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(seconds);
  jest.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.onloadedmetadata?.(new Event('loadedmetadata')));
  });
};
const show = async () => {
  const { altriDocumenti: _, ...empty } = identification.empty;
  const video = { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha: 'valid' };
  const values = { ...empty, video, altriDocumenti: { videoSelfie: '', bustaPaga: '' } };
  const rendered = renderScreen(<Identification />, {
    slug: 'identification',
    subPage: 2,
    values,
    flow: watchUploads,
  });
  await waitFor(() => expect(input()).toBeInTheDocument());
  return rendered;
};
const input = () => document.querySelector<HTMLInputElement>(`#${fieldId(NAME)} + input`);
const card = () => {
  const title = document.getElementById(`${fieldId(NAME)}-titolo`);
  return within(title?.parentElement?.parentElement as HTMLElement);
};
const choose = async (file: File) => {
  fireEvent.change(input() as HTMLElement, { target: { files: [file] } });
  await act(async () => undefined);
};
const stand = () => act(async () => lastSent().answer({ status: 'success' }));

it('[R3.4-04] the video selfie takes a video file, and no other box does', async () => {
  withLength(3);
  await show();
  expect(input()).toHaveAttribute('accept', 'video/*');
  expect(card().getByText('Al massimo 5 secondi e 20 MB, con il viso ben visibile')).toBeVisible();
  expect(document.querySelectorAll('input[accept="video/*"]')).toHaveLength(1);
  await choose(clip);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(lastSent().path).toBe('/wgt/document/upload');
  expect(lastSent().fields).toMatchObject({ type: TYPE, file: expect.any(File) as File });
  stored.set(PREVIEW, new Blob(['clip'], { type: 'video/mp4' }));
  await stand();
  const preview = await screen.findByLabelText('Anteprima: Video selfie');
  expect(preview).toBeInstanceOf(HTMLVideoElement);
  expect(card().getByText('Caricato')).toBeVisible();
});

it.each([
  ['a picture', new File(['x'], 'foto.jpg', { type: 'image/jpeg' }), 3, recordingProblems.notVideo],
  ['an empty file', new File([], 'io.mp4', { type: 'video/mp4' }), 3, recordingProblems.empty],
  ['a long video', clip, 9, recordingProblems.tooLong],
])(
  '[R3.4-04] [R5.6-06] the video selfie does not send %s, and says why',
  async (_, file, length, message) => {
    withLength(length);
    await show();
    await choose(file);
    expect(await card().findByText(message)).toBeVisible();
    expect(sent).toHaveLength(0);
  },
);

it('[R3.4-04] the video selfie is recorded in a dialog, without a phrase, and asked for while missing', async () => {
  await show();
  await goOn();
  expect(await listed()).toContain('Carica il video selfie è obbligatorio');
  await press(selfie.openLabel('Video selfie'));
  const dialog = within(screen.getByRole('dialog', { name: selfie.title('Video selfie') }));
  expect(dialog.queryByText(identificationCopy.video.phraseTitle)).not.toBeInTheDocument();
  await act(async () => dialog.getByRole('button', { name: 'manda' }).click());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const { type, file } = lastSent().fields;
  expect([type, (file as File).name, (file as File).type]).toEqual([TYPE, 'video.webm', 'video/webm']);
  stored.set(PREVIEW, new Blob(['clip'], { type: 'video/webm' }));
  await stand();
  await card().findByText('Caricato');
  await waitFor(async () => expect(await listed()).not.toContain('Carica il video selfie è obbligatorio'));
});

it('[R3.4-04] [R4.6-02] a video selfie that the review asks for is sent and shown as a video', async () => {
  withLength(3);
  const description = 'Video selfie';
  const asked = { ...payslip, tipo: `additional ${TYPE}`, description, frontDocUploadType: TYPE };
  renderScreen(<Reupload />, { ...reuploadState([asked]), flow: watchUploads });
  await chooseFor('a', TYPE, clip);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(lastSent().path).toBe('/wgt/contact/uploadAdditionalDoc');
  await stand();
  await boxOf('a', TYPE).findByText('Caricato');
  expect(screen.getByLabelText('Anteprima: Video selfie')).toBeInstanceOf(HTMLVideoElement);
});
