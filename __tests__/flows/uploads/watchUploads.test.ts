import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, type Task } from 'redux-saga';
import { takeLeading } from 'typed-redux-saga';
import { fileOf, keepFile, type FileRef } from '../../../src/api/files';
import { uploadMoved } from '../../../src/api/uploadProgress';
import type { ApiError } from '../../../src/contract/errors';
import type { UploadAnswer } from '../../../src/contract/wire';
import { uploadCancelled, uploadRequested, videoCancelled, videoRecorded } from '../../../src/flows/actions';
import { sendVideo, watchUnsentVideo } from '../../../src/flows/steps/identification';
import { watchUploads } from '../../../src/flows/uploads/watchUploads';
import { captchaReceived, videoForgotten, videoKept } from '../../../src/state/identification';
import { navigated } from '../../../src/state/navigation';
import { reuploadLoaded } from '../../../src/state/resume';
import { requestForgotten, type RootState } from '../../../src/state/root';
import { selectStep, selectUpload, selectVideo } from '../../../src/state/selectors';
import { stepReceived } from '../../../src/state/step';
import { isUploading } from '../../../src/state/uploads';
import { failure, onStep, sagaHost, step } from '../support';

const FRONT = 'FRONT_DOC_1';
const BACK = 'BACK_DOC_1';
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Pending {
  readonly answer: (data?: UploadAnswer['data']) => Promise<void>;
  readonly fail: (error: ApiError) => Promise<void>;
  aborted: boolean;
}

const tasks: Task[] = [];
afterEach(() => tasks.splice(0).forEach((task) => task.cancel()));

const begin = (saga: () => Generator, state: RootState = onStep('identification')) => {
  const host = sagaHost(state);
  const calls: Pending[] = [];
  const call = (): unknown => {
    let settle: [(answer: UploadAnswer) => void, (error: ApiError) => void] = [
      () => undefined,
      () => undefined,
    ];
    const ended = new Promise<UploadAnswer>((...both) => (settle = both));
    const pending: Pending = {
      aborted: false,
      answer: async (data) => (settle[0]({ status: 'success', ...(data && { data }) }), turn()),
      fail: async (error) => (settle[1](error), turn()),
    };
    calls.push(pending);
    return { unwrap: () => ended, abort: () => void (pending.aborted = true) };
  };
  const dispatch = (action: UnknownAction): unknown =>
    typeof action === 'function' ? call() : host.dispatch(action);
  tasks.push(runSaga({ ...host, context: { dispatch } }, saga));
  const upload = (key = FRONT) => selectUpload(key)(host.getState());
  return { calls, send: host.dispatch, state: host.getState, upload };
};
const newFile = (): FileRef => keepFile(new Blob(['x']), 'f.jpg');
const request = (file = newFile()) =>
  uploadRequested({
    key: FRONT,
    endpoint: 'documentUpload',
    request: { type: FRONT, file },
    path: 'documento.documentoFronte',
  });
const kept = (file = newFile()) => videoKept({ file, fromCamera: true, silent: false });
const back = (file = newFile()) =>
  uploadRequested({ key: BACK, endpoint: 'documentUpload', request: { type: BACK, file } });
const front = (state: RootState): string | undefined =>
  selectStep(state)
    .widgets.find(({ name }) => name === 'documento')
    ?.components.find(({ name }) => name === 'documentoFronte')?.value;
const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('[R2.9-03] [R3.4-03] sends, marks the component, lets go of the file; asks before the page is left only meanwhile', async () => {
  const flow = begin(watchUploads);
  const file = newFile();
  expect(asks()).toBe(false);
  flow.send(request(file));
  expect(isUploading(flow.upload())).toBe(true);
  expect(asks()).toBe(true);
  expect(front(flow.state())).toBeUndefined();
  await flow.calls[0]?.answer();
  expect(flow.upload()).toEqual({ phase: { name: 'rest' }, stored: 1, stopped: 0 });
  expect(front(flow.state())).toBe('valid');
  expect(fileOf(file)).toBeUndefined();
  expect(asks()).toBe(false);
});

it('[R8-10] a failed file is kept for another attempt, until it is sent again or not wanted', async () => {
  const flow = begin(watchUploads);
  const [first, second] = [newFile(), newFile()];
  flow.send(request(first));
  const error = failure('network', 'documentUpload');
  await flow.calls[0]?.fail(error);
  expect(flow.upload()?.phase).toEqual({ name: 'failed', message: error.message, file: first });
  expect(fileOf(first)).toBeDefined();
  expect(front(flow.state())).toBeUndefined();
  expect(asks()).toBe(false);
  flow.send(request(second));
  expect(fileOf(first)).toBeUndefined();
  await flow.calls[1]?.fail(error);
  flow.send(uploadCancelled({ key: FRONT }));
  expect(flow.upload()?.phase).toEqual({ name: 'rest' });
  expect(fileOf(second)).toBeUndefined();
});

it('[R8-10] stopped by the applicant the call is aborted, and nothing is said', async () => {
  const flow = begin(watchUploads);
  const file = newFile();
  flow.send(request(file));
  flow.send(uploadCancelled({ key: FRONT }));
  await turn();
  expect(flow.calls[0]?.aborted).toBe(true);
  expect(flow.upload()).toEqual({ phase: { name: 'rest' }, stored: 0, stopped: 1 });
  expect(fileOf(file)).toBeUndefined();
  expect(asks()).toBe(false);
});

it('[R2.9-03] a newer file of the type takes the place of the older; another type goes beside it', async () => {
  const flow = begin(watchUploads);
  flow.send(request());
  flow.send(back());
  flow.send(request());
  await turn();
  expect(flow.calls.map(({ aborted }) => aborted)).toEqual([true, false, false]);
  expect(isUploading(flow.upload())).toBe(true);
  await flow.calls[2]?.answer();
  await flow.calls[1]?.answer();
  expect([flow.upload()?.stored, flow.upload(BACK)?.stored]).toEqual([1, 1]);
});

it.each([videoForgotten(), requestForgotten()])(
  '[R2.1-04] $type stops all of them, and no file stays in memory',
  async (forgotten) => {
    const flow = begin(watchUploads);
    const [failed, running, clip] = [newFile(), newFile(), newFile()];
    flow.send(request(failed));
    await flow.calls[0]?.fail(failure('network', 'documentUpload'));
    flow.send(back(running));
    flow.send(kept(clip));
    flow.send(forgotten);
    await turn();
    expect(flow.calls[1]?.aborted).toBe(true);
    expect([failed, running, clip].map(fileOf)).toEqual([undefined, undefined, undefined]);
    expect(asks()).toBe(false);
  },
);

it('[R2.1-06] the component of another request than that of the file is not marked', async () => {
  const flow = begin(watchUploads);
  flow.send(request());
  flow.send(stepReceived(step('identification', { guid: 'another' })));
  await flow.calls[0]?.answer();
  expect(front(flow.state())).toBeUndefined();
});

it('[R4.6-02] reloaded papers show what is stored by themselves; uploads under way go on', () => {
  const flow = begin(watchUploads);
  flow.send(uploadMoved({ key: 'bar.T', phase: { name: 'verifying' } }));
  flow.send({ type: 'uploads/stored', payload: { key: 'bar.U' } });
  flow.send({ type: 'uploads/stored', payload: { key: FRONT } });
  flow.send(reuploadLoaded({ guid: 'g', details: [] }));
  expect(Object.keys(flow.state().uploads).sort()).toEqual([FRONT, 'bar.T'].sort());
});

describe('the video', () => {
  const recorded = () => videoRecorded({ file: newFile() });
  const state = onStep('identification', {}, 0, [
    captchaReceived({ nome: 'Anna', cognome: 'Verdi', captcha: 'sole' }),
  ]);

  it('[R8-10] stopped under way it is as before, without an error', async () => {
    const action = recorded();
    const flow = begin(() => sendVideo(action) as Generator, state);
    expect(selectVideo(flow.state()).status).toBe('uploading');
    flow.send(videoCancelled());
    await turn();
    expect(flow.calls[0]?.aborted).toBe(true);
    expect(selectVideo(flow.state())).toEqual({ status: 'idle' });
    expect(fileOf(action.payload.file)).toBeUndefined();
    expect(asks()).toBe(false);
  });

  it('[R9-04] a clip that waits holds the page; dropped, or of another request, it does not stay in memory', () => {
    const flow = begin(watchUnsentVideo);
    const keep = () => {
      const file = newFile();
      flow.send(kept(file));
      expect(asks()).toBe(true);
      return file;
    };
    const ways = [videoKept(null), reuploadLoaded({ guid: 'a', details: [] }), requestForgotten()];
    for (const way of ways) {
      const file = keep();
      flow.send(way);
      expect(fileOf(file)).toBeUndefined();
      expect(asks()).toBe(false);
    }
  });

  it('[R8-10] that cannot be sent any more waits no longer; one that was not sent does', async () => {
    for (const kind of ['file', 'network'] as const) {
      const file = newFile();
      const action = recorded();
      const flow = begin(() => sendVideo(action) as Generator, onStep('identification', {}, 0, [kept(file)]));
      await flow.calls[0]?.fail({ ...failure('network', 'videoUpload'), kind, message: 'cambiato' });
      expect(selectVideo(flow.state())).toMatchObject({ status: 'failed', message: 'cambiato' });
      expect(flow.state().identification.unsent === null).toBe(kind === 'file');
    }
  });

  describe('of a re-upload', () => {
    const opened = (guid: string) => [
      reuploadLoaded({ guid, details: [] }),
      navigated({ path: `/reupload/${guid}` }),
    ];
    const watch = function* () {
      yield* takeLeading(videoRecorded, sendVideo);
    };
    const start = () => {
      const flow = begin(watch, onStep('identification', {}, 0, opened('a')));
      flow.send(kept());
      flow.send(recorded());
      return flow;
    };

    it('[R2.1-06] [R4.6-02] opening another ends it unseen, and that one’s is sent', async () => {
      const flow = start();
      opened('b').forEach(flow.send);
      const clip = newFile();
      flow.send(kept(clip));
      await turn();
      expect(flow.calls[0]?.aborted).toBe(true);
      await flow.calls[0]?.answer();
      expect(flow.state().identification).toMatchObject({
        video: { status: 'idle' },
        unsent: { file: clip },
      });
      flow.send(recorded());
      await flow.calls[1]?.answer();
      await flow.calls[2]?.answer();
      expect(flow.state().identification).toMatchObject({ video: { status: 'done' }, unsent: null });
    });

    it('[R4.6-02] come back to it is still on its way', async () => {
      const flow = start();
      flow.send(navigated({ path: '/status' }));
      opened('a').forEach(flow.send);
      expect(flow.state().identification.video.status).toBe('uploading');
      await flow.calls[0]?.answer();
      await flow.calls[1]?.answer();
      expect(flow.state().identification).toMatchObject({ video: { status: 'done' }, unsent: null });
      opened('a').forEach(flow.send);
      expect(flow.state().identification.video.status).toBe('idle');
    });
  });
});

it('what was read in a file is kept until another one is stored in its place', async () => {
  const { calls, send, upload } = begin(watchUploads);
  const reading = { expiryDate: '2024-03-12', side: 'back' } as const;
  send(request());
  await calls[0]?.answer({ reading });
  expect(upload()).toMatchObject({ stored: 1, reading });
  send(request());
  await calls[1]?.fail(failure('network', 'documentUpload'));
  expect(upload()?.reading).toEqual(reading);
  send(request());
  await calls[2]?.answer();
  expect(upload()).toMatchObject({ stored: 2, reading: undefined });
});
