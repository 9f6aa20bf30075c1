import { act, renderHook } from '@testing-library/react';
import { VIDEO_MAX_BYTES, VIDEO_TIMESLICE_MS } from '../../src/contract/limits';
import { repairRecording } from '../../src/capture/video/repairRecording';
import { pickRecorderType } from '../../src/capture/check/recorderType';
import { useRecorder } from '../../src/capture/video/useRecorder';
import { videoFileProblem } from '../../src/capture/video/videoFile';
import { FakeRecorder, fakeStream, installRecorder, lastRecorder } from './fakeMedia';

jest.mock('../../src/capture/video/repairRecording');
const mend = jest.mocked(repairRecording);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  installRecorder();
  mend.mockReset().mockImplementation((blob) => Promise.resolve(blob));
});
afterEach(() => jest.useRealTimers());

const start = () => {
  const { result, unmount } = renderHook(() => useRecorder());
  act(() => result.current.start(fakeStream().stream));
  return {
    recorder: lastRecorder(),
    now: () => result.current.state,
    current: () => result.current,
    unmount,
  };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('[R9-04] records in slices of 200 ms, VP8 and Opus in webm first', () => {
  const { recorder, now } = start();
  expect(recorder.slice).toBe(VIDEO_TIMESLICE_MS);
  expect(recorder.mimeType).toBe('video/webm;codecs=vp8,opus');
  expect(now()).toMatchObject({ phase: 'recording' });
  expect(pickRecorderType((type) => type === 'video/mp4')).toBe('video/mp4');
  expect(pickRecorderType(() => false)).toBe('');
  FakeRecorder.supported = [];
  expect(start().recorder.mimeType).toBe('video/x-own');
});

it('Safari, which turns some webm, records mp4 where it can', () => {
  Object.assign(globalThis, { GestureEvent: Event });
  try {
    expect(pickRecorderType(() => true)).toBe('video/mp4');
    expect(pickRecorderType((type) => type === 'video/webm')).toBe('video/webm');
  } finally {
    Reflect.deleteProperty(globalThis, 'GestureEvent');
  }
  expect(pickRecorderType(() => true)).toBe('video/webm;codecs=vp8,opus');
});

it('[R5.6-06] stops by itself at 5000 ms of the clock', async () => {
  const { recorder, now } = start();
  recorder.give(10);
  await pass(4999);
  expect(recorder.state).toBe('recording');
  recorder.give(5);
  await pass(1);
  expect(recorder.state).toBe('inactive');
  await pass(0);
  const state = now();
  if (state.phase !== 'recorded') throw new Error(state.phase);
  expect(state.clip.durationMs).toBe(5000);
  expect(state.clip.blob.size).toBe(15);
  expect(state.clip.blob.type).toBe('video/webm');
  expect(mend).toHaveBeenCalledWith(expect.any(Blob), 5000);
});

it.each([
  [10, { phase: 'recorded', clip: { durationMs: 5000 } }],
  [0, { phase: 'failed', problem: 'empty' }],
])(
  '[R5.6-06] a recorder that never says that it has stopped: what it gave (%i bytes) is the clip',
  async (bytes, end) => {
    const { recorder, now } = start();
    recorder.stop = () => void (recorder.state = 'inactive');
    if (bytes > 0) recorder.give(bytes);
    await pass(5000);
    expect(now()).toMatchObject({ phase: 'recording' });
    await pass(3000);
    await pass(0);
    expect(now()).toMatchObject(end);
  },
);

it('[R9-04] stops when its page is left', () => {
  const { recorder, unmount } = start();
  unmount();
  expect(recorder.state).toBe('inactive');
});

it('[R5.6-06] may be stopped before', async () => {
  const { recorder, now, current } = start();
  recorder.give(10);
  await pass(2000);
  act(() => current().stop());
  await pass(0);
  expect(now()).toMatchObject({ phase: 'recorded', clip: { durationMs: 2000 } });
});

it("[R5.6-06] 'Ferma' before the first picture stops with it, and the clip is not empty", async () => {
  const { recorder, now, current } = start();
  await pass(1000);
  act(() => current().stop());
  await pass(500);
  expect(now()).toMatchObject({ phase: 'recording' });
  recorder.give(0);
  expect(recorder.state).toBe('recording');
  act(() => recorder.give(10));
  expect(recorder.state).toBe('inactive');
  await pass(0);
  expect(now()).toMatchObject({ phase: 'recorded', clip: { durationMs: 1500 } });
});

it.each([
  ['over 20971520 bytes', 10, VIDEO_MAX_BYTES + 1, { phase: 'failed', problem: 'tooLarge' }],
  ['of exactly 20971520 bytes', 10, VIDEO_MAX_BYTES, { phase: 'recorded' }],
  ['without any', 0, 0, { phase: 'failed', problem: 'empty' }],
])('[R5.6-06] a clip %s is judged by its size', async (_, given, size, state) => {
  const { recorder, now } = start();
  if (given > 0) recorder.give(given);
  mend.mockResolvedValue({ size } as Blob);
  await pass(5000);
  await pass(0);
  expect(now()).toMatchObject(state);
});

it('[R8-11] says so when the camera goes away, when the page is left, when nothing can be recorded', async () => {
  const lost = start();
  lost.recorder.give(10);
  act(() => lost.recorder.giveUp());
  await pass(0);
  expect(lost.now()).toEqual({ phase: 'failed', problem: 'interrupted' });

  const hidden = start();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  jest.restoreAllMocks();
  expect(hidden.recorder.state).toBe('inactive');
  expect(hidden.now()).toEqual({ phase: 'failed', problem: 'interrupted' });

  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  const { result } = renderHook(() => useRecorder());
  act(() => result.current.start(fakeStream().stream));
  expect(result.current.state).toEqual({ phase: 'failed', problem: 'noRecorder' });
});

it('[R5.6-06] a recording that was thrown away never comes back', async () => {
  const { recorder, now, current } = start();
  recorder.give(10);
  act(() => current().reset());
  await pass(6000);
  expect(recorder.state).toBe('inactive');
  expect(now()).toEqual({ phase: 'ready' });
});

it('[R5.6-06] a clip that is finished late is not shown over the next recording', async () => {
  const { recorder, now, current } = start();
  let mended: (blob: Blob) => void = () => undefined;
  mend.mockReturnValueOnce(new Promise((resolve) => (mended = resolve)));
  recorder.give(10);
  await pass(5000);
  await pass(0);
  expect(now()).toEqual({ phase: 'finishing' });
  act(() => current().start(fakeStream().stream));
  await act(async () => mended(new Blob(['late'])));
  expect(now().phase).toBe('recording');
});

describe('a video chosen as a file', () => {
  const file = (bytes: number, type = 'video/mp4') => ({ size: bytes, type }) as Blob;
  it.each([
    ['a picture', file(10, 'image/png'), 1000, 'notVideo'],
    ['a PDF', file(10, 'application/pdf'), 1000, 'notVideo'],
    ['one of a type that says little', file(10, 'application/octet-stream'), 1000, undefined],
    ['one without a type', file(10, ''), 1000, undefined],
    ['an empty one', file(0), 1000, 'empty'],
    ['one byte too many', file(VIDEO_MAX_BYTES + 1), 1000, 'tooLarge'],
    ['seven seconds', file(10), 7000, 'tooLong'],
    ['five seconds', file(VIDEO_MAX_BYTES), 5000, undefined],
    ['as long as the service takes', file(10), 6500, undefined],
    ['longer than the service takes', file(10), 6501, 'tooLong'],
    ['one that does not say its length', file(10), undefined, undefined],
  ])('[R5.6-06] %s', async (_, given, duration, problem) => {
    expect(await videoFileProblem(given, () => Promise.resolve(duration))).toBe(problem);
  });
});
