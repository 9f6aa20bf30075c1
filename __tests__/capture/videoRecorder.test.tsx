import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { cameraCopy } from '../../src/copy/capture/camera';
import { identificationCopy } from '../../src/copy/identification';
import type { UnsentClip } from '../../src/capture/video/useVideoTake';
import { VideoRecorder, type VideoRecorderProps } from '../../src/capture/video/VideoRecorder';
import {
  domError,
  fakeDevice,
  FakeRecorder,
  fakeStream,
  installRecorder,
  lastRecorder,
  withCamera,
  type FakeDevice,
} from './fakeMedia';
import { button, press, user } from '../ui/hands';

jest.mock('../../src/capture/video/repairRecording', () => ({
  repairRecording: (blob: Blob) => Promise.resolve(blob),
}));
const heard = jest.fn<boolean | undefined, []>();
jest.mock('../../src/capture/video/sound', () => ({
  ...jest.requireActual<object>('../../src/capture/video/sound'),
  createSound: () => ({ level: () => 0, listen: () => {}, heard, tone: () => {}, close: () => {} }),
}));

const copy = identificationCopy.capture;
const NOT_READY =
  'Assicurati di aver abilitato la webcam, e attendi che la webcam sia pronta per iniziare a registrare';
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const countDown = async () => {
  for (let left = 3; left > 0; left -= 1) await pass(1000);
};
const record = async (bytes = 7) => {
  await press(copy.record);
  await countDown();
  lastRecorder().give(bytes);
  await pass(5000);
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  installRecorder();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Page(props: Pick<VideoRecorderProps, 'sending' | 'selfie' | 'onUse' | 'onRecording'>) {
  const [clip, setClip] = useState<UnsentClip>();
  return <VideoRecorder {...props} clip={clip} onClip={setClip} onRetake={() => setClip(undefined)} />;
}

const show = (getUserMedia: jest.Mock, devices: readonly FakeDevice[] = [], selfie = false) => {
  withCamera(getUserMedia, devices);
  const onUse = jest.fn();
  const onRecording = jest.fn();
  const all = { sending: { active: false }, selfie, onUse, onRecording };
  return { ...render(<Page {...all} />), onUse, onRecording, getUserMedia };
};
const showReady = async (
  stream = fakeStream().stream,
  devices: readonly FakeDevice[] = [],
  selfie = false,
) => {
  const shown = show(jest.fn().mockResolvedValue(stream), devices, selfie);
  await press(copy.turnOn);
  await pass(0);
  fireEvent.loadedData(screen.getByLabelText(copy.preview));
  return shown;
};

it('[R8-11] recording before the webcam is on gives the alert, with the way on', async () => {
  show(jest.fn().mockReturnValue(new Promise(() => undefined)));
  await press(copy.record);
  expect(screen.getByRole('alert')).toHaveTextContent(NOT_READY);
  await user.click(screen.getAllByRole('button', { name: copy.turnOn })[1] as HTMLElement);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press(copy.record);
  expect(screen.getByRole('alert')).toHaveTextContent(NOT_READY);
});

it.each([
  ['NotAllowedError', copy.problems.denied],
  ['NotFoundError', copy.problems.absent],
  ['NotReadableError', copy.problems.busy],
])('[R8-11] %s has its own words and a retry', async (name, words) => {
  const getUserMedia = jest.fn().mockRejectedValue(domError(name));
  show(getUserMedia);
  await press(copy.turnOn);
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(NOT_READY);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  getUserMedia.mockReset().mockResolvedValue(fakeStream().stream);
  await press(copy.retry);
  await pass(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(getUserMedia).toHaveBeenCalledTimes(1);
});

it('[R5.6-06] shows the clip before it is sent, sends that clip, or records another', async () => {
  const { onUse, onRecording } = await showReady();
  await record();
  expect(onRecording.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByLabelText(copy.playback)).toBeInTheDocument();
  expect(screen.getByText(copy.review)).toHaveFocus();
  await press(copy.use);
  const [clip] = onUse.mock.calls[0] as [Blob];
  expect([clip.size, clip.type]).toEqual([7, 'video/webm']);

  await press(copy.retake);
  expect(button(copy.record)).toBeInTheDocument();
  expect(screen.queryByLabelText(copy.playback)).not.toBeInTheDocument();
});

it('[R3.4-04] a selfie asks for the face alone, with no document and no words to hear', async () => {
  heard.mockReturnValue(false);
  await showReady(undefined, [], true);
  expect(screen.getByText(copy.selfie.ready)).toBeInTheDocument();
  expect(screen.queryByText(copy.ready)).not.toBeInTheDocument();
  await record();
  expect(screen.getByText(copy.selfie.review)).toHaveFocus();
  expect(screen.queryByText(copy.unheard)).not.toBeInTheDocument();
});

it('[R5.6-06] while a clip is being sent it cannot be sent or thrown away', async () => {
  const { rerender, onUse } = await showReady();
  await record();
  rerender(<Page sending={{ active: true, progress: 0.4 }} onUse={onUse} />);
  await press(copy.use);
  expect(onUse).not.toHaveBeenCalled();
  expect(button(copy.retake)).toBeDisabled();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  rerender(<Page sending={{ active: false, problem: 'La connessione è assente' }} onUse={onUse} />);
  expect(screen.getByRole('alert')).toHaveTextContent('La connessione è assente');
  expect(screen.getByLabelText(copy.playback)).toBeInTheDocument();
});

it.each([
  ['no voice was heard', false, 1],
  ['a voice was heard', true, 0],
  ['the browser does not tell', undefined, 0],
])('[R5.6-06] after a recording in which %s, the hint is said accordingly', async (_, answer, hints) => {
  heard.mockReturnValue(answer);
  await showReady();
  await record();
  expect(screen.getByText(copy.review)).toBeInTheDocument();
  expect(screen.queryAllByText(copy.unheard)).toHaveLength(hints);
});

it('[R8-11] a video file takes the place of a camera that does not work', async () => {
  const { container, onUse } = show(jest.fn().mockRejectedValue(domError('NotFoundError')));
  const input = container.querySelector('input[type=file]');
  expect(input).toHaveAttribute('accept', 'video/*');
  // The phone's own question leaves the choice: record now, or a video that is there.
  expect(input).not.toHaveAttribute('capture');
  fireEvent.change(input as HTMLElement, {
    target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
  });
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(copy.recordingProblems.notVideo);
  const video = new File(['mp4'], 'a.mp4', { type: 'video/mp4' });
  fireEvent.change(input as HTMLElement, { target: { files: [video] } });
  // jsdom reads no video: the length stays unknown, and the service checks it.
  await pass(3000);
  await press(copy.use);
  expect(onUse).toHaveBeenCalledWith(video);
});

it('[R8-11] a file that is refused says so where the camera was refused, too', async () => {
  const { container } = show(jest.fn().mockRejectedValue(domError('NotAllowedError')));
  await press(copy.turnOn);
  await pass(0);
  const files = [new File(['x'], 'a.png', { type: 'image/png' })];
  fireEvent.change(container.querySelector('input[type=file]') as HTMLElement, { target: { files } });
  await pass(0);
  const [camera, file] = screen.getAllByRole('alert');
  expect(camera).toHaveTextContent(copy.problems.denied);
  expect(file).toHaveTextContent(copy.recordingProblems.notVideo);
});

it('[R9-04] [R2.9-01] counts 3, 2, 1 before it records, then the seconds that are left, and can be called off', async () => {
  await showReady();
  await press(copy.record);
  // The meaning of the tones, before the first second is over: nothing is announced during the recording.
  expect(screen.getByText(copy.announced).closest('[aria-live]')).not.toBeNull();
  for (const number of [3, 2, 1]) {
    expect(screen.getByRole('timer', { name: copy.startsIn(number) })).toHaveTextContent(String(number));
    expect(FakeRecorder.made).toEqual([]);
    if (number > 1) await pass(1000);
  }
  await press(copy.cancel);
  await pass(5000);
  expect(FakeRecorder.made).toEqual([]);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await press(copy.record);
  await countDown();
  expect(FakeRecorder.made).toHaveLength(1);
  expect(screen.getByRole('timer')).toHaveTextContent('5');
  await pass(4100);
  expect(screen.getByRole('timer')).toHaveTextContent('1');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 secondo');
});

it('[R8-11] a camera that goes during the countdown calls it off', async () => {
  const { stream, tracks } = fakeStream();
  await showReady(stream);
  await press(copy.record);
  await pass(1000);
  act(() => tracks[0]?.end());
  await pass(5000);
  expect(FakeRecorder.made).toEqual([]);
  expect(screen.getByRole('alert')).toHaveTextContent(copy.problems.lost);
});

it.each([
  ['leaves the page where it is with the button on the screen', true, 0],
  ['brings the recorder back to the screen if its button has left it', false, 1],
])('[R2.9-01] the camera that is ready %s', async (_, isDrawn, times) => {
  show(jest.fn().mockResolvedValue(fakeStream().stream));
  await press(copy.turnOn);
  await pass(0);
  jest
    .spyOn(document, 'elementFromPoint')
    .mockReturnValue(isDrawn ? button(copy.record) : document.documentElement);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  fireEvent.loadedData(screen.getByLabelText(copy.preview));
  await pass(0);
  expect(scrolled).toHaveBeenCalledTimes(times);
});

it('[R8-11] where nothing can be recorded a file is the main way', async () => {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  const { container } = show(jest.fn());
  await pass(0);
  expect(screen.getByText(copy.recordingProblems.noRecorder)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: copy.turnOn })).not.toBeInTheDocument();
  expect(button(copy.file)).toHaveClass('primary');
  expect(container.querySelector('input[type=file]')).toHaveAttribute('accept', 'video/*');
});

it('[R8-11] a browser that never answers: after ten seconds what to do, while it still waits', async () => {
  let grant: (stream: MediaStream) => void = () => undefined;
  show(jest.fn().mockReturnValue(new Promise((resolve) => (grant = resolve))));
  await press(copy.turnOn);
  await pass(9900);
  expect(screen.queryByText(copy.hints.waiting)).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText(copy.hints.waiting)).toBeInTheDocument();
  await act(async () => grant(fakeStream().stream));
  fireEvent.loadedData(screen.getByLabelText(copy.preview));
  expect(screen.queryByText(copy.hints.waiting)).not.toBeInTheDocument();
  expect(screen.getByText(copy.ready)).toBeInTheDocument();
});

it('[R8-11] a camera that a call takes says so and comes back by itself, unlike a lost microphone', async () => {
  const { stream, tracks } = fakeStream();
  await showReady(stream);
  act(() => tracks[1]?.mute(true));
  act(() => tracks[0]?.mute(true));
  await pass(1900);
  expect(screen.queryByText(copy.hints.muted)).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText(copy.hints.muted)).toBeInTheDocument();
  act(() => tracks[0]?.mute(false));
  await pass(2100);
  expect(screen.queryByText(copy.hints.muted)).not.toBeInTheDocument();
  expect(screen.getByText(copy.ready)).toBeInTheDocument();
  act(() => tracks[1]?.end());
  expect(screen.getByRole('alert')).toHaveTextContent(copy.problems.noMicrophone);
});

it('[R8-11] several cameras: one is chosen by its name', async () => {
  const { stream } = fakeStream('Integrata', 'own');
  const { getUserMedia } = await showReady(stream, [
    fakeDevice('videoinput', 'Integrata', 'own'),
    fakeDevice('videoinput', 'Esterna', 'other'),
    fakeDevice('audioinput'),
  ]);
  await user.selectOptions(screen.getByLabelText(cameraCopy.change), 'Esterna');
  expect(getUserMedia).toHaveBeenLastCalledWith(
    expect.objectContaining({ video: expect.objectContaining({ deviceId: { exact: 'other' } }) as unknown }),
  );
});
