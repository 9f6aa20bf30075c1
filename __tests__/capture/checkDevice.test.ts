import { checkDevice } from '../../src/capture/check/checkDevice';
import { betterBrowser } from '../../src/capture/check/inApp';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = 'Chrome/130.0.0.0 Mobile Safari/537.36';

describe('[R8-11] where the page is better opened', () => {
  it.each([
    ['Safari of an iPhone', `${IOS} Version/18.0 Mobile/15E148 Safari/604.1`, undefined],
    ['Chrome of an iPhone', `${IOS} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`, undefined],
    ['Firefox of an iPhone', `${IOS} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`, undefined],
    ['Chrome of Android', `${ANDROID} ${CHROME}`, undefined],
    ['Samsung Internet', `${ANDROID} SamsungBrowser/26.0 ${CHROME}`, undefined],
    ['Firefox of Android', 'Mozilla/5.0 (Android 15; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', undefined],
    [
      'Chrome of a computer',
      'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0.0.0 Safari/537.36',
      undefined,
    ],
    ['Safari of a computer', 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/18.0 Safari/605.1', undefined],
    ['an app of an iPhone that has no name', `${IOS} Mobile/15E148`, 'Safari'],
    ['Facebook on an iPhone', `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`, 'Safari'],
    ['Instagram on an iPhone', `${IOS} Mobile/15E148 Instagram 350.0`, 'Safari'],
    ['Line on an iPhone', `${IOS} Mobile/15E148 Safari Line/14.0`, 'Safari'],
    ['Facebook on Android', `${ANDROID} Version/4.0 ${CHROME} [FB_IAB/FB4A;FBAV/480.0]`, 'Chrome'],
    ['Instagram on Android', `${ANDROID} Version/4.0 ${CHROME} Instagram 350.0 Android`, 'Chrome'],
    ['TikTok on Android', `${ANDROID} ${CHROME} musical_ly_2023 BytedanceWebview/d8a21c6`, 'Chrome'],
    ['an app of Android that has no name', `${ANDROID.replace('8)', '8; wv)')} ${CHROME}`, 'Chrome'],
  ] as const)('%s', (_name, userAgent, browser) => {
    expect(betterBrowser(userAgent)).toBe(browser);
  });
});

interface Told {
  readonly kinds?: readonly MediaDeviceKind[];
  readonly types?: readonly string[];
  readonly permissions?: Readonly<Record<string, PermissionState>>;
  readonly hasDevices?: boolean;
  readonly isSecure?: boolean;
  readonly userAgent?: string;
}

const browserWith = ({
  kinds = ['videoinput', 'audioinput'],
  types = ['video/webm'],
  permissions = {},
  hasDevices = true,
  isSecure = true,
  userAgent = `${ANDROID} ${CHROME}`,
}: Told = {}): void => {
  const isTypeSupported = (type: string) => types.includes(type.split(';')[0] ?? '');
  const mediaDevices = {
    getUserMedia: () => Promise.reject(new Error('Nothing is asked for')),
    enumerateDevices: () => Promise.resolve(kinds.map((kind) => ({ kind }))),
  };
  const query = ({ name }: { name: string }) =>
    name in permissions
      ? Promise.resolve({ state: permissions[name] })
      : Promise.reject(new TypeError('not known here'));
  const given: readonly (readonly [object, string, unknown])[] = [
    [globalThis, 'MediaRecorder', Object.assign(() => undefined, { isTypeSupported })],
    [window, 'isSecureContext', isSecure],
    [navigator, 'userAgent', userAgent],
    [navigator, 'mediaDevices', hasDevices ? mediaDevices : undefined],
    [navigator, 'permissions', { query }],
  ];
  for (const [target, name, value] of given)
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

describe('[R8-11] [R5.6-06] what will prevent a video', () => {
  const cases: readonly (readonly [string, Told, readonly string[]])[] = [
    ['nothing', {}, []],
    ['no device listed, which may be for want of permission', { kinds: [] }, ['unlisted']],
    ['nothing, the permission is kept', { permissions: { camera: 'granted', microphone: 'prompt' } }, []],
    ['no camera', { kinds: ['audioinput'] }, ['absent']],
    ['no microphone', { kinds: ['videoinput'] }, ['noMicrophone']],
    ['a camera denied for good', { permissions: { camera: 'denied' } }, ['blocked']],
    ['no microphone for good', { permissions: { camera: 'granted', microphone: 'denied' } }, ['blocked']],
    ['no format that the service takes', { types: ['video/ogg'] }, ['noRecorder']],
    ['an address without https', { hasDevices: false, isSecure: false }, ['insecure']],
    ['a browser without cameras', { hasDevices: false }, ['unsupported']],
    [
      'an app, and all that it lacks',
      { userAgent: `${IOS} Mobile/15E148 Instagram 350.0`, types: [], hasDevices: false },
      ['inApp', 'noRecorder', 'unsupported'],
    ],
  ];
  it.each(cases)('%s', async (_name, how, failures) => {
    browserWith(how);
    expect(await checkDevice()).toEqual(failures);
  });

  it('no recorder at all', async () => {
    browserWith();
    Reflect.deleteProperty(globalThis, 'MediaRecorder');
    expect(await checkDevice()).toEqual(['noRecorder']);
  });
});
