import { act, screen, waitFor } from '@testing-library/react';
import { fileOf, type FileRef } from '../../../src/api/files';
import { identification } from '../../../src/contract/steps/identification';
import { identificationCopy } from '../../../src/copy/identification';
import Identification from '../../../src/screens/steps/identification';
import { captchaReceived, videoChanged } from '../../../src/state/identification';
import { selectUnsentVideo, selectVideo } from '../../../src/state/selectors';
import { componentMarked } from '../../../src/state/step';
import type { AppStore } from '../../../src/state/store';
import { uploadStopped } from '../../../src/state/uploads';
import { button, goOn, press } from '../../ui/hands';
import { renderScreen } from '../renderScreen';
import { answers, installNetwork } from './fakeUploads';

jest.mock('../../../src/capture/video/VideoRecorder', () =>
  jest.requireActual<{ standInRecorder: () => object }>('../standInRecorder').standInRecorder(),
);

const copy = identificationCopy.video;
const { altriDocumenti: _, ...values } = identification.empty;
const captcha = { nome: 'Anna', cognome: 'Verdi', captcha: 'albero bianco a Bari' };
const INFO = '/wgt/document/info/g1';

beforeEach(() => {
  installNetwork();
  answers.set(INFO, { status: 'success', data: { videoUploaded: false } });
});
afterEach(() => jest.restoreAllMocks());

const show = (docVideoCaptcha = '', withPhrase = true) =>
  renderScreen(<Identification />, {
    slug: 'identification',
    values: { ...values, video: { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha } },
    before: withPhrase ? [captchaReceived(captcha)] : [],
  });
/** What the upload of the clip tells, one after the other. */
const tell = (store: AppStore, ...states: readonly Parameters<typeof videoChanged>[0][]) =>
  states.forEach((state) => act(() => void store.dispatch(videoChanged(state))));
const FAILED = { status: 'failed', message: 'Il video è vuoto.' } as const;
const docVideoCaptcha = (store: AppStore) =>
  store
    .getState()
    .step.current.widgets.flatMap(({ components }) => components)
    .find(({ name }) => name === 'docVideoCaptcha')?.value;

it('[R2.9-01] asks for the phrase, again where it does not come, and shows it after first and last name', async () => {
  const { asked, store } = show('', false);
  expect(await screen.findByText(copy.phraseFailed)).toBeInTheDocument();
  expect(asked('identification/captchaRequested')).toHaveLength(1);
  await press(copy.phraseRetry);
  expect(asked('identification/captchaRequested')).toHaveLength(2);
  act(() => void store.dispatch(captchaReceived(captcha)));
  const phrase = screen.getByText('Anna Verdi').parentElement;
  expect(phrase).toHaveTextContent('Anna Verdi albero bianco a Bari');
  expect(screen.getByText(copy.tips[0].text)).toBeInTheDocument();
});

it('[R3.4-01] sends the clip, shows that the service has it, and goes on', async () => {
  const { asked, store } = show();
  await press('manda');
  const [{ file }] = asked('identification/videoRecorded') as [{ file: FileRef }];
  expect(file).toMatchObject({ name: 'video.webm', type: 'video/webm', size: 4 });
  expect(fileOf(file)).toBeDefined();
  tell(store, { status: 'uploading' });
  const mark = { widget: 'video', component: 'docVideoCaptcha', value: 'valid', status: 'valid' };
  act(() => void store.dispatch(componentMarked(mark)));
  tell(store, { status: 'done' });
  expect(screen.getByText('Video caricato')).toBeInTheDocument();
  await goOn();
  expect(asked('navigation/subPageRequested')).toEqual([1]);
});

it('[R8-10] a refused video says why, and the next recording gets a new phrase', async () => {
  const { asked, store } = show();
  await press('manda');
  tell(store, { status: 'uploading' }, FAILED);
  expect(screen.getByText('Il video è vuoto.')).toBeInTheDocument();
  await press('daccapo');
  expect(asked('identification/captchaRequested')).toHaveLength(1);
});

it('[R5.6-04] does not go on without a video', async () => {
  const { asked } = show();
  await goOn();
  expect(screen.getByRole('alert')).toHaveTextContent('Carica il video selfie è obbligatorio');
  expect(button('registrato')).toHaveFocus();
  await press('registrato');
  expect(screen.getByRole('alert')).toHaveTextContent(copy.sendFirst);
  expect(asked('navigation/subPageRequested')).toEqual([]);
});

it('[R2.9-01] on return the video is there, with the choice to record again', async () => {
  const { asked } = show('valid');
  expect(screen.getByText('Video caricato')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'manda' })).not.toBeInTheDocument();
  await press(copy.again);
  expect(button('manda')).toBeInTheDocument();
  await goOn();
  expect(asked('navigation/subPageRequested')).toEqual([1]);
});

it('[R2.9-01] asks the service for a video of an earlier visit', async () => {
  answers.set(INFO, { status: 'success', data: { videoUploaded: true } });
  const { store } = show();
  expect(await screen.findByText('Video caricato')).toBeInTheDocument();
  expect(docVideoCaptcha(store)).toBe('valid');
});

it.each(['stopped', 'failed'] as const)(
  '[R2.9-01] [R8-10] a replacement that is %s: whether there is a video is the service’s to tell',
  async (how) => {
    const { store } = show('valid');
    await press(copy.again);
    await press('registrato');
    tell(store, { status: 'uploading' });
    if (how === 'stopped') act(() => void store.dispatch(uploadStopped({ key: 'FRONT_DOC_' })));
    tell(store, how === 'stopped' ? { status: 'idle' } : FAILED);
    await waitFor(() => expect(docVideoCaptcha(store)).toBe(''));
    expect(selectVideo(store.getState()).status).toBe(how === 'stopped' ? 'idle' : 'failed');
    expect(screen.queryByText('Video caricato')).not.toBeInTheDocument();
    expect(button('manda')).toBeVisible();
    expect(selectUnsentVideo(store.getState())).not.toBeNull();
  },
);
