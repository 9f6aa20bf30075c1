import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf, type FileRef } from '../../../src/api/files';
import { identification } from '../../../src/contract/steps/identification';
import { identificationCopy } from '../../../src/copy/identification';
import Identification from '../../../src/screens/steps/identification';
import { captchaReceived, videoChanged } from '../../../src/state/identification';
import { selectUnsentVideo, selectVideo } from '../../../src/state/selectors';
import { componentMarked } from '../../../src/state/step';
import { uploadStopped } from '../../../src/state/uploads';
import type { VideoRecorderProps } from '../../../src/capture/video/VideoRecorder';
import { renderScreen } from '../renderScreen';
import { answers, installNetwork } from './fakeUploads';

// The recorder has its own tests: here it is a button that gives a clip.
jest.mock('../../../src/capture/video/VideoRecorder', () => ({
  VideoRecorder: ({ prompt, sending, onUse, onClip, onRetake }: VideoRecorderProps) => (
    <div>
      {prompt}
      <p>{sending.problem}</p>
      <button onClick={() => onClip({ blob: new Blob(['clip']), fromCamera: true, silent: false })}>
        registrato
      </button>
      <button onClick={() => onUse(new Blob(['clip'], { type: 'video/webm' }))}>invia</button>
      <button onClick={() => onRetake()}>daccapo</button>
    </div>
  ),
}));

const copy = identificationCopy.video;
const { altriDocumenti: _, ...values } = identification.empty;
const captcha = { nome: 'Anna', cognome: 'Verdi', captcha: 'albero bianco a Bari' };
const INFO = '/wgt/document/info/g1';

beforeEach(() => {
  installNetwork();
  answers.set(INFO, { status: 'success', data: { videoUploaded: false } });
});
afterEach(() => jest.restoreAllMocks());

const show = (docVideoCaptcha = '', withPhrase = true) => ({
  ...renderScreen(<Identification />, {
    slug: 'identification',
    values: { ...values, video: { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha } },
    before: withPhrase ? [captchaReceived(captcha)] : [],
  }),
  user: userEvent.setup(),
});
const press = (name: string) => screen.getByRole('button', { name });

it('[R2.9-01] asks for the phrase and shows it after first and last name', async () => {
  const { asked, store } = show('', false);
  await waitFor(() => expect(asked('identification/captchaRequested')).toHaveLength(1));
  act(() => void store.dispatch(captchaReceived(captcha)));
  const phrase = screen.getByText('Anna Verdi').parentElement;
  expect(phrase).toHaveTextContent('Anna Verdi albero bianco a Bari');
  expect(screen.getByText(copy.tips[0].text)).toBeInTheDocument();
});

it('[R2.9-01] where the phrase does not come, it can be asked for again', async () => {
  const { asked, user } = show('', false);
  expect(await screen.findByText(copy.phraseFailed)).toBeInTheDocument();
  await user.click(press(copy.phraseRetry));
  expect(asked('identification/captchaRequested')).toHaveLength(2);
});

it('[R3.4-01] sends the clip, shows that the service has it, and goes on', async () => {
  const { asked, store, user } = show();
  await user.click(press('invia'));
  const [{ file }] = asked('identification/videoRecorded') as [{ file: FileRef }];
  expect(file).toMatchObject({ name: 'video.webm', type: 'video/webm', size: 4 });
  expect(fileOf(file)).toBeDefined();
  act(() => void store.dispatch(videoChanged({ status: 'uploading' })));
  act(() => {
    store.dispatch(
      componentMarked({ widget: 'video', component: 'docVideoCaptcha', value: 'valid', status: 'valid' }),
    );
    store.dispatch(videoChanged({ status: 'done' }));
  });
  expect(screen.getByText('Video caricato')).toBeInTheDocument();
  await user.click(press('Continua'));
  expect(asked('navigation/subPageRequested')).toEqual([1]);
});

it('[R8-10] a refused video says why, and the next recording gets a new phrase', async () => {
  const { asked, store, user } = show();
  await user.click(press('invia'));
  act(() => void store.dispatch(videoChanged({ status: 'uploading' })));
  act(() => void store.dispatch(videoChanged({ status: 'failed', message: 'Il video è vuoto.' })));
  expect(screen.getByText('Il video è vuoto.')).toBeInTheDocument();
  await user.click(press('daccapo'));
  expect(asked('identification/captchaRequested')).toHaveLength(1);
});

it('[R5.6-04] does not go on without a video', async () => {
  const { asked, user } = show();
  await user.click(press('Continua'));
  expect(screen.getByRole('alert')).toHaveTextContent('Carica il video selfie è obbligatorio');
  expect(press('registrato')).toHaveFocus();
  await user.click(press('registrato'));
  expect(screen.getByRole('alert')).toHaveTextContent(copy.sendFirst);
  expect(asked('navigation/subPageRequested')).toEqual([]);
});

it('[R2.9-01] on return the video is there, with the choice to record again', async () => {
  const { asked, user } = show('valid');
  expect(screen.getByText('Video caricato')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'invia' })).not.toBeInTheDocument();
  await user.click(press(copy.again));
  expect(press('invia')).toBeInTheDocument();
  await user.click(press('Continua'));
  expect(asked('navigation/subPageRequested')).toEqual([1]);
});

it('[R2.9-01] asks the service for a video of an earlier visit', async () => {
  answers.set(INFO, { status: 'success', data: { videoUploaded: true } });
  const { store } = show();
  expect(await screen.findByText('Video caricato')).toBeInTheDocument();
  const video = store.getState().step.current.widgets.find(({ name }) => name === 'video');
  expect(video?.components).toContainEqual(
    expect.objectContaining({ name: 'docVideoCaptcha', value: 'valid' }),
  );
});

it.each(['stopped', 'failed'] as const)(
  '[R2.9-01] [R8-10] a replacement that is %s: whether there is a video is the service’s to tell',
  async (how) => {
    const { store, user } = show('valid');
    await user.click(press(copy.again));
    await user.click(press('registrato'));
    act(() => void store.dispatch(videoChanged({ status: 'uploading' })));
    act(() => {
      if (how === 'stopped') {
        store.dispatch(uploadStopped({ key: 'FRONT_DOC_' }));
        store.dispatch(videoChanged({ status: 'idle' }));
      } else store.dispatch(videoChanged({ status: 'failed', message: 'Il video è vuoto.' }));
    });
    const marked = () =>
      store
        .getState()
        .step.current.widgets.flatMap(({ components }) => components)
        .find(({ name }) => name === 'docVideoCaptcha')?.value;
    await waitFor(() => expect(marked()).toBe(''));
    expect(selectVideo(store.getState()).status).toBe(how === 'stopped' ? 'idle' : 'failed');
    expect(screen.queryByText('Video caricato')).not.toBeInTheDocument();
    expect(press('invia')).toBeVisible();
    expect(selectUnsentVideo(store.getState())).not.toBeNull();
  },
);
