import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { fileOf, type FileRef } from '../../../src/api/files';
import { identification } from '../../../src/contract/steps/identification';
import { identificationCopy } from '../../../src/copy/identification';
import Identification from '../../../src/screens/steps/identification';
import { watchUnsentVideo } from '../../../src/flows/steps/identification';
import { useUnsentVideo } from '../../../src/screens/shared/video/useVideoCapture';
import { captchaReceived, videoChanged, videoForgotten } from '../../../src/state/identification';
import { selectUnsentVideo, selectVideo } from '../../../src/state/selectors';
import { componentMarked } from '../../../src/state/step';
import { createAppStore, type AppStore } from '../../../src/state/store';
import { config } from '../../flows/support';
import { capturingChanged } from '../../../src/state/ui';
import { uploadStopped } from '../../../src/state/uploads';
import { listen } from '../../ui/ear';
import { button, errorList, goOn, press } from '../../ui/hands';
import { renderScreen } from '../renderScreen';
import { answers, withNetwork } from './fakeUploads';

jest.mock('../../../src/capture/video/VideoRecorder', () =>
  jest.requireActual<{ standInRecorder: () => object }>('../standInRecorder').standInRecorder(),
);

const copy = identificationCopy.video;
const { altriDocumenti: _, ...values } = identification.empty;
const captcha = { nome: 'Anna', cognome: 'Verdi', captcha: 'albero bianco a Bari' };
const INFO = '/wgt/document/info/g1';

withNetwork();
beforeEach(() => answers.set(INFO, { status: 'success', data: { videoUploaded: false } }));

const show = (docVideoCaptcha = '', withPhrase = true) =>
  renderScreen(<Identification />, {
    slug: 'identification',
    values: { ...values, video: { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha } },
    before: withPhrase ? [captchaReceived(captcha)] : [],
  });
const tell = (store: AppStore, ...states: readonly Parameters<typeof videoChanged>[0][]) =>
  states.forEach((state) => act(() => void store.dispatch(videoChanged(state))));
const FAILED = { status: 'failed', message: 'Il video è vuoto.' } as const;
const active = () => document.activeElement as HTMLElement;
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

it('[R2.9-01] names the other way for applicants who cannot show the face or speak, with support', () => {
  show();
  const link = screen.getByRole('link', { name: 'Contatta l’assistenza' });
  expect(link).toHaveAttribute('href', '/s');
  expect(link.parentElement).toHaveTextContent(/Non puoi mostrarti .* un altro modo/);
});

it('[R2.9-01] offers no way to an assistance that the installation does not name', () => {
  jest.replaceProperty(config.links, 'support', '');
  const { unmount } = show();
  expect(screen.queryByText('Contatta l’assistenza')).not.toBeInTheDocument();
  unmount();
});

it('[R2.9-01] a phrase that nobody reads in five seconds has only the first of many names', async () => {
  const { store } = show();
  const many = {
    nome: 'Maria Antonietta Francesca Giuseppina',
    cognome: "De' Medici della Rovere d'Aragona",
  };
  act(() => void store.dispatch(captchaReceived({ ...captcha, ...many })));
  const phrase = screen.getByText(/^Maria/).parentElement;
  expect(phrase).toHaveTextContent("Maria Antonietta De' Medici albero bianco a Bari");
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

it('[R3.4-01] a sent video is announced once, with the next step; the focus is on its group', async () => {
  const { store } = show();
  await press('manda');
  tell(store, { status: 'uploading' });
  const ear = listen();
  tell(store, { status: 'done' });
  const heard = ear.take();
  expect(heard.filter(({ text }) => text.includes('Video caricato'))).toEqual([
    { by: 'live', text: `Fatto: Video caricato ${copy.sentText}` },
  ]);
  expect(screen.getByRole('group', { name: 'Registrazione del video' })).toHaveFocus();
  ear.stop();
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
  expect(await errorList()).toHaveTextContent('Carica il video selfie è obbligatorio');
  expect(button('registrato')).toHaveFocus();
  await press('registrato');
  expect(await errorList()).toHaveTextContent(copy.sendFirst);
  expect(asked('navigation/subPageRequested')).toEqual([]);
});

it('[R5.6-04] a recording that has begun takes the error with it, until Continua is pressed again', async () => {
  const { store } = show();
  const message = 'Carica il video selfie è obbligatorio';
  await goOn();
  await errorList();
  act(() => void store.dispatch(capturingChanged(true)));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  act(() => void store.dispatch(capturingChanged(false)));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await goOn();
  expect(await errorList()).toHaveTextContent(message);
  expect(button('registrato')).toHaveFocus();
});

it('[R2.9-01] on return the video is there, with the choice to record again', async () => {
  const { asked } = show('valid');
  expect(screen.getByText('Video caricato')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'manda' })).not.toBeInTheDocument();
  await press(copy.again);
  // The pressed button is gone: the focus is in its group.
  await waitFor(() => expect(screen.getByRole('group', { name: copy.recorder })).toContainElement(active()));
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
  '[R2.9-01] [R8-10] a replacement that is %s: the service decides whether there is a video',
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

const clipOf = (text: string) => ({ blob: new Blob([text]), fromCamera: true, silent: false });
const UPLOADING = videoChanged({ status: 'uploading' });

const use = (store: AppStore) =>
  renderHook(() => useUnsentVideo(), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a clip that was not sent', () => {
  let store: AppStore;
  beforeEach(() => {
    const app = createAppStore({ config, location: { pathname: '/request/identification', search: '' } });
    ({ store } = app);
    app.runSaga(watchUnsentVideo);
  });
  const kept = (): FileRef => {
    const unsent = selectUnsentVideo(store.getState());
    if (!unsent) throw new Error('Nothing is kept');
    return unsent.file;
  };

  it('[R2.9-01] a clip outlives the page that took it, and leaving asks wherever the applicant is', () => {
    const page = use(store);
    expect(page.result.current.clip).toBeUndefined();
    expect(asks()).toBe(false);
    const clip = clipOf('mine');
    act(() => page.result.current.keep(clip));
    expect(page.result.current.clip).toEqual(clip);
    expect(asks()).toBe(true);
    page.unmount();
    expect(asks()).toBe(true);
    const after = use(store);
    expect(after.result.current.clip?.blob).toBe(clip.blob);
    act(() => after.result.current.drop());
  });

  it.each([
    ['sent', [UPLOADING, videoChanged({ status: 'done' })]],
    ['of another request', [videoForgotten()]],
  ])('[R2.9-01] %s while another page is on show, it is released and nothing asks', (_name, actions) => {
    const page = use(store);
    act(() => page.result.current.keep(clipOf('mine')));
    const file = kept();
    page.unmount();
    expect(fileOf(file)).toBeDefined();
    for (const action of actions) store.dispatch(action);
    expect(fileOf(file)).toBeUndefined();
    expect(asks()).toBe(false);
  });

  it('[R2.9-01] a failed sending keeps it; another clip takes its place; thrown away, it is released', () => {
    const { result } = use(store);
    act(() => result.current.keep(clipOf('first')));
    const first = kept();
    act(() => {
      store.dispatch(UPLOADING);
      store.dispatch(videoChanged(FAILED));
    });
    expect(result.current.clip).toBeDefined();
    act(() => result.current.keep(clipOf('second')));
    const second = kept();
    expect([fileOf(first), fileOf(second)?.size]).toEqual([undefined, 6]);
    act(() => result.current.drop());
    expect(result.current.clip).toBeUndefined();
    expect(fileOf(second)).toBeUndefined();
    expect(asks()).toBe(false);
  });
});
