import { act, renderHook } from '@testing-library/react';
import { SELFIE_CAMERA } from '../../../src/ui/capture/camera/constraints';
import { problemOf } from '../../../src/ui/capture/camera/openCamera';
import { useCamera } from '../../../src/ui/capture/camera/useCamera';
import { domError, fakeStream, withCamera } from './fakeMedia';

const open = async (getUserMedia: jest.Mock | undefined) => {
  withCamera(getUserMedia);
  const hook = renderHook(() => useCamera(SELFIE_CAMERA));
  await act(async () => hook.result.current.open());
  return { ...hook, state: () => hook.result.current.state };
};

it('[R9-04] asks for 640x480 ideal, the front camera, with sound, before anything else', async () => {
  const getUserMedia = jest.fn().mockResolvedValue(fakeStream().stream);
  await open(getUserMedia);
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  expect(getUserMedia).toHaveBeenCalledWith({
    video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' },
    audio: true,
  });
});

it('[R8-11] is ready only once the first picture is on screen', async () => {
  const { stream } = fakeStream();
  const { result, state } = await open(jest.fn().mockResolvedValue(stream));
  expect(state()).toEqual({ status: 'opening', stream });
  act(() => result.current.pictureCame());
  expect(state()).toEqual({ status: 'ready', stream });
});

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
  ['SomethingNew', 'failed'],
])('[R8-11] %s is %s', (name, problem) => {
  expect(problemOf(domError(name))).toBe(problem);
});

it('[R8-11] a refusal may be taken back without a reload', async () => {
  const { stream } = fakeStream();
  const getUserMedia = jest.fn().mockRejectedValueOnce(domError('NotAllowedError')).mockResolvedValue(stream);
  const { result, state } = await open(getUserMedia);
  expect(state()).toEqual({ status: 'problem', problem: 'denied' });
  await act(async () => result.current.open());
  expect(state()).toEqual({ status: 'opening', stream });
});

it('[R8-11] says that an insecure page has no camera, and when a camera is unplugged', async () => {
  expect((await open(undefined)).state()).toEqual({ status: 'problem', problem: 'unsupported' });
  const { stream, tracks } = fakeStream();
  const { state } = await open(jest.fn().mockResolvedValue(stream));
  act(() => tracks[0]?.end());
  expect(state()).toEqual({ status: 'problem', problem: 'lost' });
  expect(tracks[1]?.readyState).toBe('ended');
});

it('[R8-11] a camera that shows nothing is a problem', async () => {
  jest.useFakeTimers();
  const { stream, tracks } = fakeStream();
  const { state } = await open(jest.fn().mockResolvedValue(stream));
  act(() => jest.advanceTimersByTime(8000));
  jest.useRealTimers();
  expect(state()).toEqual({ status: 'problem', problem: 'silent' });
  expect(tracks[0]?.readyState).toBe('ended');
});

it('[R9-04] frees the camera on leaving, also one that is granted after', async () => {
  const first = fakeStream();
  const { unmount } = await open(jest.fn().mockResolvedValue(first.stream));
  unmount();
  expect(first.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);

  const late = fakeStream();
  let grant: (stream: MediaStream) => void = () => undefined;
  const asked = new Promise<MediaStream>((resolve) => {
    grant = resolve;
  });
  const second = await open(jest.fn().mockReturnValue(asked));
  second.unmount();
  await act(async () => grant(late.stream));
  expect(late.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
});
