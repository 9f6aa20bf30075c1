/** A test fails that leaves a track of the camera running (setup/held.ts). */
import { holds, released } from '../setup/held';

export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  muted = false;
  constructor(
    readonly kind: 'video' | 'audio' = 'video',
    readonly label = '',
    readonly deviceId = 'own',
  ) {
    super();
  }
  getSettings = () => ({ deviceId: this.deviceId });
  /** Taken by a call, or given back. */
  mute(muted: boolean): void {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  }
  stop(): void {
    this.readyState = 'ended';
    released(this);
  }
  /** Unplugged, or taken away by the system. */
  end(): void {
    this.readyState = 'ended';
    released(this);
    this.dispatchEvent(new Event('ended'));
  }
}

export interface FakeStream {
  readonly tracks: readonly FakeTrack[];
  readonly stream: MediaStream;
}

export const fakeStream = (label = '', deviceId = 'own'): FakeStream => {
  const tracks = [new FakeTrack('video', label, deviceId), new FakeTrack('audio')];
  return { tracks, stream: { getTracks: () => tracks } as unknown as MediaStream };
};

export const domError = (name: string, message = 'refused'): DOMException => new DOMException(message, name);

export type FakeDevice = Pick<MediaDeviceInfo, 'kind' | 'label' | 'deviceId'>;

export const fakeDevice = (
  kind: MediaDeviceKind,
  label: string = kind,
  deviceId: string = label,
): FakeDevice => ({ kind, label, deviceId });

/** Undefined takes the question away, as in an older browser. */
export const withPermission = (state: PermissionState | undefined): void => {
  const status = Object.assign(new EventTarget(), { state });
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: state && { query: () => Promise.resolve(status) },
  });
};

/** Undefined takes it away, as on an insecure address. */
export const withCamera = (getUserMedia: jest.Mock | undefined, list: readonly FakeDevice[] = []): void => {
  const give = async (...asked: unknown[]): Promise<unknown> => {
    const stream: unknown = await getUserMedia?.(...asked);
    for (const track of (stream as MediaStream | undefined)?.getTracks() ?? [])
      if (track.readyState === 'live') holds(track, 'track of the camera');
    return stream;
  };
  const devices = Object.assign(new EventTarget(), {
    getUserMedia: give,
    enumerateDevices: () => Promise.resolve(list),
  });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia && devices,
  });
};

export class FakeRecorder {
  static supported: readonly string[] = [];
  static made: FakeRecorder[] = [];
  static isTypeSupported = (type: string): boolean => FakeRecorder.supported.includes(type);

  state: 'inactive' | 'recording' = 'inactive';
  readonly mimeType: string;
  slice = 0;
  onstop: (() => void) | null = null;
  onerror: (() => void) | null = null;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;

  constructor(
    readonly stream: MediaStream,
    options: { mimeType?: string } = {},
  ) {
    this.mimeType = options.mimeType ?? 'video/x-own';
    FakeRecorder.made.push(this);
  }
  start(slice: number): void {
    this.slice = slice;
    this.state = 'recording';
  }
  give(bytes: number): void {
    this.ondataavailable?.({ data: new Blob([new Uint8Array(bytes)]) });
  }
  /** As a recorder does whose camera is gone. */
  giveUp(): void {
    this.state = 'inactive';
    this.onstop?.();
  }
  stop(): void {
    this.state = 'inactive';
    queueMicrotask(() => this.onstop?.());
  }
}

export const lastRecorder = (): FakeRecorder => {
  const recorder = FakeRecorder.made.at(-1);
  if (!recorder) throw new Error('Nothing is being recorded');
  return recorder;
};

export const installRecorder = (): void => {
  FakeRecorder.made = [];
  FakeRecorder.supported = ['video/webm;codecs=vp8,opus', 'video/webm'];
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
};
