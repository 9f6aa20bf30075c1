import { act, renderHook } from '@testing-library/react';
import { DOCUMENT_CAMERA, SELFIE_CAMERA } from '../../src/capture/camera/devices';
import { platform, problemOf } from '../../src/capture/camera/problems';
import { useCamera } from '../../src/capture/camera/useCamera';
import { isBlack } from '../../src/capture/camera/cameraHints';
import { domError, fakeDevice, fakeStream, withCamera, withPermission, type FakeDevice } from './fakeMedia';

const open = async (
  getUserMedia: jest.Mock | undefined,
  devices: readonly FakeDevice[] = [],
  constraints = SELFIE_CAMERA,
) => {
  withCamera(getUserMedia, devices);
  const hook = renderHook(() => useCamera(constraints));
  await act(async () => hook.result.current.open());
  return { ...hook, state: () => hook.result.current.state };
};

it('[R9-04] [R8-11] asks for 640x480 ideal, in front, with sound, first of all; is ready with the first picture', async () => {
  const { stream } = fakeStream();
  const getUserMedia = jest.fn().mockResolvedValue(stream);
  const { result, state } = await open(getUserMedia);
  expect(getUserMedia.mock.calls).toEqual([
    [{ video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' }, audio: true }],
  ]);
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

it('[R8-11] says that an insecure page has no camera, and when a camera is unplugged', async () => {
  expect((await open(undefined)).state()).toEqual({ status: 'problem', problem: 'insecure' });
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
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
  const second = await open(jest.fn().mockReturnValue(new Promise((resolve) => (grant = resolve))));
  second.unmount();
  await act(async () => grant(late.stream));
  expect(late.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
});

describe('a refusal', () => {
  const refused = async (state: PermissionState | undefined, message = 'Permission denied') => {
    withPermission(state);
    const shown = await open(jest.fn().mockRejectedValue(domError('NotAllowedError', message)));
    await act(async () => undefined);
    return shown.state();
  };
  afterEach(() => withPermission(undefined));

  it.each([
    ['prompt', 'Permission denied', 'dismissed'],
    [undefined, 'Permission dismissed', 'dismissed'],
    ['granted', 'Permission denied', 'denied'],
    [undefined, 'The request is not allowed', 'denied'],
    ['denied', 'Permission denied', 'blocked'],
    ['denied', 'Permission denied by system', 'system'],
    ['granted', 'Permission denied by system', 'system'],
  ] as const)('[R8-11] permission %s, «%s»: %s', async (state, message, problem) => {
    expect(await refused(state, message)).toEqual({ status: 'problem', problem });
  });

  it('[R8-11] names another way once the question was closed twice', async () => {
    withPermission('prompt');
    const getUserMedia = jest.fn().mockRejectedValue(domError('NotAllowedError'));
    const { state, result } = await open(getUserMedia);
    for (const problem of ['dismissed', 'dismissedAgain', 'dismissedAgain']) {
      await act(async () => undefined);
      expect(state()).toEqual({ status: 'problem', problem });
      await act(async () => result.current.open());
    }
  });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605', 0, 'safari'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/150 Safari/537', 0, 'chrome'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/150 Mobile Safari/537', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0', 0, 'firefox'],
])('[R8-11] %s with %i fingers is unblocked as on %s', (userAgent, maxTouchPoints, expected) => {
  expect(platform({ userAgent, maxTouchPoints } as Navigator)).toBe(expected);
});

describe('a missing device', () => {
  const asks = (alone: boolean) =>
    jest.fn((constraints: MediaStreamConstraints) =>
      constraints.audio === undefined && alone
        ? Promise.resolve(fakeStream().stream)
        : Promise.reject(domError('NotFoundError')),
    );
  it.each([
    [true, ['videoinput'], 'noMicrophone', 2],
    [true, [], 'noMicrophone', 2],
    [false, [], 'absent', 2],
    [true, ['audioinput'], 'absent', 1],
  ] as const)(
    '[R8-11] distinguishes the microphone from the camera: alone %j, devices %j, %s',
    async (alone, kinds, problem, calls) => {
      const getUserMedia = asks(alone);
      const { state } = await open(
        getUserMedia,
        kinds.map((kind) => fakeDevice(kind)),
      );
      expect(state()).toEqual({ status: 'problem', problem });
      expect(getUserMedia).toHaveBeenCalledTimes(calls);
    },
  );
});

it('[R9-04] a camera that can do less than the ideal is taken as it is', async () => {
  const { stream } = fakeStream();
  const getUserMedia = jest.fn().mockRejectedValueOnce(domError('OverconstrainedError'));
  getUserMedia.mockResolvedValue(stream);
  const { state } = await open(getUserMedia);
  expect(state()).toEqual({ status: 'opening', stream });
  expect(getUserMedia).toHaveBeenLastCalledWith({ video: true, audio: true });
});

it('[R8-11] an infrared camera gives way to another one; where there is none it says so', async () => {
  const infrared = fakeStream('Integrated IR Camera', 'ir');
  const good = fakeStream('Integrated Camera', 'good');
  const devices = [
    fakeDevice('videoinput', 'Integrated IR Camera', 'ir'),
    fakeDevice('videoinput', 'Integrated Camera', 'good'),
  ];
  const both = jest.fn().mockResolvedValueOnce(infrared.stream).mockResolvedValueOnce(good.stream);
  const first = await open(both, devices);
  expect(first.state()).toEqual({ status: 'opening', stream: good.stream });
  expect(first.result.current).toMatchObject({ hint: undefined, deviceId: 'good' });
  expect(infrared.tracks[0]?.readyState).toBe('ended');

  const { stream } = fakeStream('Integrated IR Camera', 'ir');
  const { result } = await open(jest.fn().mockResolvedValue(stream), devices.slice(0, 1));
  expect(result.current).toMatchObject({ hint: 'wrong', state: { stream } });
});

it.each([
  ['Back Camera', 'Back Dual Wide Camera', 'Back Triple Camera', 'Back Triple Camera'],
  ['Fotocamera (posteriore)', 'Fotocamera doppia con grandangolo (posteriore)', 'Fotocamera', undefined],
  ['camera2 0, facing back', 'camera2 2, facing back', 'Front Triple Camera', 'none'],
])('of the lenses %s, %s and %s the one that focuses near takes a document', async (...names) => {
  const [plain, second, third, best = second] = names;
  const devices = [plain, second, third].map((name) => fakeDevice('videoinput', name));
  const getUserMedia = jest.fn(({ video }: MediaStreamConstraints) => {
    const { exact } = ((video as MediaTrackConstraints).deviceId ?? {}) as ConstrainDOMStringParameters;
    const name = typeof exact === 'string' ? exact : plain;
    return Promise.resolve(fakeStream(name, name).stream);
  });
  const { result } = await open(getUserMedia, devices, DOCUMENT_CAMERA);
  expect(result.current.deviceId).toBe(best === 'none' ? plain : best);
  // The applicant's choice holds, and the face is recorded by the browser's own choice.
  await act(async () => result.current.switchTo(plain));
  expect(result.current.deviceId).toBe(plain);
  expect((await open(getUserMedia, devices)).result.current.deviceId).toBe(plain);
});

describe('a page out of sight', () => {
  const hide = (hidden: boolean) =>
    act(async () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  afterEach(() => {
    jest.restoreAllMocks();
    withPermission(undefined);
  });
  it.each([
    ['granted', 'opening'],
    ['prompt', 'idle'],
  ] as const)(
    '[R8-11] frees the camera; on return with the permission %s it is %s',
    async (state, status) => {
      const first = fakeStream();
      const shown = await open(
        jest.fn().mockResolvedValueOnce(first.stream).mockResolvedValue(fakeStream().stream),
      );
      withPermission(state);
      await hide(true);
      expect(first.tracks[0]?.readyState).toBe('ended');
      expect(shown.state().status).toBe('idle');
      await hide(false);
      expect(shown.state().status).toBe(status);
    },
  );
});

describe('the look at the picture', () => {
  const pixels = (...lights: number[]) => lights.flatMap((light) => [light, light, light, 255]);
  it.each([
    ['black', pixels(0, 0, 3, 1), true],
    ['too dark to see', pixels(2, 20, 8), true],
    ['of one colour', pixels(120, 121, 123), true],
    ['a dim room', pixels(10, 60, 30), false],
    ['bright', pixels(10, 250), false],
  ])('[R8-11] %s', (_, picture, expected) => {
    expect(isBlack(picture)).toBe(expected);
  });
});
