import { runSaga, type Task } from 'redux-saga';
import { uploadMoved } from '../../../src/api/uploadProgress';
import { handoffClosed } from '../../../src/flows/actions';
import { watchPhone } from '../../../src/flows/handoff/watchPhone';
import { draftChanged } from '../../../src/state/drafts';
import { videoChanged } from '../../../src/state/identification';
import { navigated } from '../../../src/state/navigation';
import type { RootState } from '../../../src/state/root';
import { selectHandoff, selectReading, selectVideo } from '../../../src/state/selectors';
import { productLoaded } from '../../../src/state/session';
import { uploadStored } from '../../../src/state/uploads';
import { busyStarted, dialogOpened } from '../../../src/state/ui';
import { answer, component, failure, onStep, sagaHost, service, widget, type Answers } from '../support';
import { answeringBy } from '../running';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const withFiles = (...files: string[]) => {
  const file = (name: string) => component(name, files.includes(name) ? 'valid' : '');
  const documento = widget('documento', [file('documentoFronte'), file('documentoRetro')]);
  return { widgets: [widget('video', [file('docVideoCaptcha')]), documento] };
};
const identification = (...files: string[]) => answer('identification', withFiles(...files));

let task: Task | undefined;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  task?.cancel();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const watching = (state: RootState, first: unknown, others: Answers = {}) => {
  const answers = { now: first };
  const fake = service({ ...others, onboardingNext: () => answers.now });
  const host = sagaHost(state);
  task = runSaga({ ...host, effectMiddlewares: [answeringBy(fake)] }, watchPhone);
  return {
    dispatch: host.dispatch,
    state: host.getState,
    handoff: () => selectHandoff(host.getState()),
    asked: () => fake.calls.length,
    requests: () => fake.calls.map(({ request }) => request),
    says: (next: unknown) => {
      answers.now = next;
    },
    after: (ms: number) => jest.advanceTimersByTimeAsync(ms),
  };
};

const here = () => onStep('identification', withFiles());

it('[R2.9-03] asks for the state of the request at once, then every three seconds', async () => {
  const page = watching(here(), identification());
  await page.after(0);
  expect(page.handoff()).toEqual({ watch: 'on', arrived: [] });
  expect(page.asked()).toBe(1);
  await page.after(9 * SECOND);
  expect(page.asked()).toBe(4);
  expect(page.requests()[0]).toEqual({ number: null, widgets: [] });
});

it('[R2.1-04] says that it waits, if the service knows of waiting', async () => {
  const session = { idleSeconds: 600, remainingSeconds: 7200, draftKey: 'key' };
  const product = { productCode: 'D', name: 'Conto', today: '2026-11-21', session };
  const page = watching(onStep('identification', withFiles(), 0, [productLoaded(product)]), identification());
  await page.after(0);
  expect(page.requests()).toEqual([{ number: null, widgets: [], waiting: true }]);
});

it('[R2.1-04] still leads to the code of a request that was opened elsewhere', async () => {
  const errorMessage = ['Hai ripreso la richiesta altrove.'];
  const locked = answer('auth', { number: null, guid: '', contactId: '', errorMessage });
  const page = watching(here(), locked, {
    contactStart: { status: 'success', data: { name: 'validate', cellulare: '*******567' } },
  });
  await page.after(0);
  expect(page.state().navigation.path).toBe('/request/auth');
  expect(page.state().ui.dialog).toMatchObject({
    title: 'La richiesta continua altrove',
    message: errorMessage[0],
  });
  await page.after(MINUTE);
  expect(page.asked()).toBe(2);
});

it('[R2.9-03] says what has come from the phone, in its order, and the page has it', async () => {
  const page = watching(here(), identification());
  await page.after(0);
  page.says(identification('documentoFronte'));
  await page.after(3 * SECOND);
  page.says(identification('documentoFronte', 'docVideoCaptcha'));
  await page.after(3 * SECOND);
  expect(page.handoff().arrived).toEqual(['documentoFronte', 'docVideoCaptcha']);
  expect(selectVideo(page.state()).status).toBe('done');
  const documento = page.state().step.current.widgets.find(({ name }) => name === 'documento');
  expect(documento?.components).toContainEqual(component('documentoFronte', 'valid', { status: 'valid' }));
});

it('[R2.9-03] gets what was read in the phone’s pictures, but not in place of its own', async () => {
  const read = { type: 'BACK_DOC_1', reading: { number: 'CX37720EG', side: 'back' } } as const;
  const own = { type: 'FRONT_DOC_1', reading: { noText: true } } as const;
  const state = onStep('identification', withFiles(), 0, [uploadStored({ key: 'FRONT_DOC_1' })]);
  const page = watching(state, identification());
  await page.after(0);
  page.says({ ...identification('documentoFronte', 'documentoRetro'), readings: [read, own] });
  await page.after(3 * SECOND);
  expect(selectReading('BACK_DOC_1')(page.state())).toEqual(read.reading);
  expect(selectReading('FRONT_DOC_1')(page.state())).toBeUndefined();
});

it('[R2.9-03] a video that could not be sent from here counts as sent once the phone has sent one', async () => {
  const failed = onStep('identification', withFiles(), 0, [
    videoChanged({ status: 'failed', message: 'Rifiutato' }),
  ]);
  const page = watching(failed, identification('docVideoCaptcha'));
  await page.after(0);
  expect(selectVideo(page.state())).toEqual({ status: 'done' });
});

it('[R2.9-03] what the service had before, or this page has sent, is no news', async () => {
  const state = onStep('identification', withFiles('docVideoCaptcha'), 0, [
    draftChanged({ slug: 'identification', values: { documento: { documentoFronte: 'valid' } } }),
    uploadMoved({ key: 'BACK_DOC_1', phase: { name: 'sending', fraction: 0.5 } }),
  ]);
  const page = watching(state, identification('docVideoCaptcha', 'documentoFronte', 'documentoRetro'));
  await page.after(3 * SECOND);
  expect(page.asked()).toBe(2);
  expect(page.handoff().arrived).toEqual([]);
});

it('[R2.1-04] a step that the phone has finished gives way to the next one, and its draft is dropped', async () => {
  const state = onStep('identification', withFiles(), 2, [
    draftChanged({ slug: 'identification', values: { documento: { numeroDocumento: 'YA1' } } }),
  ]);
  const page = watching(state, answer('contract'));
  await page.after(0);
  expect(page.state().navigation).toMatchObject({ path: '/request/contract', replace: true });
  expect(page.state().ui.dialog).toMatchObject({
    title: 'Hai proseguito dal telefono',
    message: expect.stringContaining('«Firma il contratto»') as string,
    label: 'Ho capito',
  });
  expect(page.state().drafts.identification).toBeUndefined();
  expect(page.handoff()).toEqual({ watch: 'off', arrived: [] });
  await page.after(MINUTE);
  expect(page.asked()).toBe(1);
});

it('[R2.1-04] the phone has gone a step back: so does the page, and the values typed here stay', async () => {
  const values = { documento: { numeroDocumento: 'YA1' } };
  const state = onStep('identification', withFiles(), 1, [draftChanged({ slug: 'identification', values })]);
  const page = watching(state, answer('card'));
  await page.after(0);
  expect(page.state().navigation.path).toBe('/request/card');
  expect(page.state().drafts.identification).toEqual(values);
});

it('[R8-01] a failure is silent; the next attempts come at growing intervals', async () => {
  const page = watching(here(), failure('network', 'onboardingNext'));
  const askedAfter = async (seconds: number) => {
    await page.after(seconds * SECOND);
    return page.asked();
  };
  expect(await askedAfter(0)).toBe(1);
  for (const [time, wait] of [6, 12, 24, 30, 30].entries()) {
    expect(await askedAfter(wait - 1)).toBe(time + 1);
    expect(await askedAfter(1)).toBe(time + 2);
  }
  expect(page.state().ui).toMatchObject({ dialog: null, errorScreen: null });
  page.says(identification('documentoFronte'));
  await page.after(30 * SECOND);
  expect(page.handoff().arrived).toEqual(['documentoFronte']);
  expect(await askedAfter(3)).toBe(8);
});

it('[R2.1-04] stops after a quarter of an hour and says so', async () => {
  const page = watching(here(), identification());
  await page.after(15 * MINUTE + 3 * SECOND);
  expect(page.handoff().watch).toBe('ended');
  const asked = page.asked();
  await page.after(MINUTE);
  expect(page.asked()).toBe(asked);
});

it('[R2.1-04] a hidden page asks nothing, and asks as soon as it is looked at', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const page = watching(here(), identification());
  await page.after(MINUTE);
  expect(page.asked()).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await page.after(0);
  expect(page.asked()).toBe(1);
});

it('[R2.1-04] a dialog closed before anything has come ends the watch; later it goes on', async () => {
  const page = watching(here(), identification());
  await page.after(0);
  page.says(identification('documentoFronte'));
  await page.after(3 * SECOND);
  page.dispatch(handoffClosed());
  page.says(identification('documentoFronte', 'documentoRetro'));
  await page.after(3 * SECOND);
  expect(page.handoff().arrived).toEqual(['documentoFronte', 'documentoRetro']);

  const early = watching(here(), identification());
  await early.after(0);
  early.dispatch(handoffClosed());
  await early.after(MINUTE);
  expect(early.asked()).toBe(1);
  expect(early.handoff().watch).toBe('off');
});

it('[R2.1-04] ends with the step, and keeps nothing for its return', async () => {
  const page = watching(here(), identification('documentoFronte'));
  await page.after(0);
  page.dispatch(navigated({ path: '/session-expired/identification' }));
  await page.after(MINUTE);
  expect(page.asked()).toBe(1);
  expect(page.handoff()).toEqual({ watch: 'off', arrived: [] });
});

it.each([
  ['a flow is under way', busyStarted()],
  ['something is waiting to be read', dialogOpened({ message: 'Errore' })],
  ['a video is being sent', videoChanged({ status: 'uploading' })],
])('[R2.1-04] goes nowhere while %s', async (_, action) => {
  const page = watching(here(), answer('contract'));
  page.dispatch(action);
  await page.after(3 * SECOND);
  expect(page.state().navigation.path).toBe('/request/identification');
  expect(page.asked()).toBe(2);
});

it.each([
  ['another request', answer('contract', { guid: 'guid-2' })],
  ['a code to confirm', answer('auth')],
  ['a step of no known name', { ...answer('contract'), name: 'Altro' }],
])('[R2.1-04] is not led away by %s', async (_, given) => {
  const page = watching(here(), given);
  await page.after(3 * SECOND);
  expect(page.state().navigation.path).toBe('/request/identification');
  expect(page.state().ui.dialog).toBeNull();
});
