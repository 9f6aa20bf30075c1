/** A camera and a recorder that do what a test tells them. */

export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
  /** Unplugged, or taken away by the system. */
  end(): void {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

export interface FakeStream {
  readonly tracks: readonly FakeTrack[];
  readonly stream: MediaStream;
}

export const fakeStream = (): FakeStream => {
  const tracks = [new FakeTrack(), new FakeTrack()];
  return { tracks, stream: { getTracks: () => tracks } as unknown as MediaStream };
};

export const domError = (name: string): DOMException => new DOMException('refused', name);

/** In place of navigator.mediaDevices; undefined takes it away, as on an insecure address. */
export const withCamera = (getUserMedia: jest.Mock | undefined): void => {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia && { getUserMedia },
  });
};

export class FakeRecorder {
  static supported: readonly string[] = ['video/webm;codecs=vp8,opus', 'video/webm'];
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
