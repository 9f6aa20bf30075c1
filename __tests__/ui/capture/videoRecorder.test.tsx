import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identificationCopy } from '../../../src/copy/identification';
import { VideoRecorder, type VideoRecorderProps } from '../../../src/ui/capture/video/VideoRecorder';
import { domError, fakeStream, installRecorder, lastRecorder, withCamera } from './fakeMedia';

jest.mock('../../../src/ui/capture/video/mendDuration', () => ({
  mendDuration: (blob: Blob) => Promise.resolve(blob),
}));

const copy = identificationCopy.capture;
const NOT_READY =
  'Assicurati di aver abilitato la webcam, e attendi che la webcam sia pronta per iniziare a registrare';
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  installRecorder();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (getUserMedia: jest.Mock, props: Partial<VideoRecorderProps> = {}) => {
  withCamera(getUserMedia);
  const onUse = jest.fn();
  const all = { sending: { active: false }, onUse, ...props };
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { ...render(<VideoRecorder {...all} />), user, onUse };
};
const showReady = async () => {
  const shown = show(jest.fn().mockResolvedValue(fakeStream().stream));
  await shown.user.click(button(copy.turnOn));
  await pass(0);
  fireEvent.loadedData(screen.getByLabelText(copy.preview));
  return shown;
};

it('[R8-11] recording before the webcam is on gives the alert, with the way on', async () => {
  const { user } = show(jest.fn().mockReturnValue(new Promise(() => undefined)));
  await user.click(button(copy.record));
  expect(screen.getByRole('alert')).toHaveTextContent(NOT_READY);
  await user.click(screen.getAllByRole('button', { name: copy.turnOn })[1] as HTMLElement);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(button(copy.record));
  expect(screen.getByRole('alert')).toHaveTextContent(NOT_READY);
});

it.each([
  ['NotAllowedError', copy.problems.denied],
  ['NotFoundError', copy.problems.absent],
  ['NotReadableError', copy.problems.busy],
])('[R8-11] %s has its own words and a retry', async (name, words) => {
  const getUserMedia = jest.fn().mockRejectedValueOnce(domError(name)).mockResolvedValue(fakeStream().stream);
  const { user } = show(getUserMedia);
  await user.click(button(copy.turnOn));
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(NOT_READY);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await user.click(button(copy.retry));
  await pass(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});

it('[R9-04] counts down in seconds and fills the bar', async () => {
  const { user } = await showReady();
  await user.click(button(copy.record));
  expect(screen.getByRole('timer')).toHaveTextContent('5');
  await pass(1100);
  expect(screen.getByRole('timer')).toHaveTextContent('4');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await pass(3000);
  expect(screen.getByRole('timer')).toHaveTextContent('1');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 secondo');
});

it('[R5.6-06] shows the clip before it is sent, sends that clip, or records another', async () => {
  const { user, onUse } = await showReady();
  await user.click(button(copy.record));
  lastRecorder().give(7);
  await pass(5000);
  await pass(0);
  expect(screen.getByLabelText(copy.playback)).toBeInTheDocument();
  expect(screen.getByText(copy.review)).toHaveFocus();
  await user.click(button(copy.use));
  const [clip] = onUse.mock.calls[0] as [Blob];
  expect([clip.size, clip.type]).toEqual([7, 'video/webm']);

  await user.click(button(copy.retake));
  expect(button(copy.record)).toBeInTheDocument();
  expect(screen.queryByLabelText(copy.playback)).not.toBeInTheDocument();
});

it('[R5.6-06] while a clip is being sent it cannot be sent or thrown away', async () => {
  const { user, rerender, onUse } = await showReady();
  await user.click(button(copy.record));
  lastRecorder().give(7);
  await pass(5000);
  await pass(0);
  rerender(<VideoRecorder sending={{ active: true, progress: 0.4 }} onUse={onUse} />);
  await user.click(button(copy.use));
  expect(onUse).not.toHaveBeenCalled();
  expect(button(copy.retake)).toBeDisabled();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  rerender(<VideoRecorder sending={{ active: false, problem: 'La connessione è assente' }} onUse={onUse} />);
  expect(screen.getByRole('alert')).toHaveTextContent('La connessione è assente');
  expect(screen.getByLabelText(copy.playback)).toBeInTheDocument();
});

it('[R8-11] a video file takes the place of a camera that does not work', async () => {
  const { container, user, onUse } = show(jest.fn().mockRejectedValue(domError('NotFoundError')));
  const input = container.querySelector('input[type=file]');
  expect(input).toHaveAttribute('accept', 'video/*');
  expect(input).toHaveAttribute('capture', 'user');
  fireEvent.change(input as HTMLElement, {
    target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] },
  });
  await pass(0);
  expect(screen.getByRole('alert')).toHaveTextContent(copy.recordingProblems.notVideo);
  const video = new File(['mp4'], 'a.mp4', { type: 'video/mp4' });
  fireEvent.change(input as HTMLElement, { target: { files: [video] } });
  // jsdom reads no video: the length stays unknown, and the service will tell.
  await pass(3000);
  await user.click(button(copy.use));
  expect(onUse).toHaveBeenCalledWith(video);
});
