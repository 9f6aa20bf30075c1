import type { Page } from 'playwright-core';

/** How the devices of a page misbehave; what is absent behaves as it should. */
export interface Fault {
  /** getUserMedia rejects: always, only where sound is asked for, or only while the camera is asked for with wishes. */
  readonly error?: { readonly name: string; readonly message?: string; readonly only?: 'sound' | 'wishes' };
  /** …or never answers. */
  readonly never?: boolean;
  /** What the browser remembers of the permission. */
  readonly permission?: PermissionState;
  readonly devices?: readonly { readonly kind: string; readonly deviceId: string; readonly label: string }[];
  /** A stream in place of the camera's: without a frame, black. */
  readonly picture?: 'none' | 'black';
  /** The name of the first camera. */
  readonly label?: string;
  /** No devices at all: an old browser, or an address without https. */
  readonly gone?: 'unsupported' | 'insecure';
}

declare global {
  interface Window {
    fault: Fault;
    /** The last that was given to the page, and all of them. */
    given: MediaStream[];
    light: (on: boolean) => void;
    /** Gone where the page was loaded anew. */
    sameLoad: boolean;
  }
}

/** Puts faults at the disposal of `setFault`. */
export const installFaults = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.fault = {};
    window.given = [];
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    const list = devices.enumerateDevices.bind(devices);
    const query = navigator.permissions.query.bind(navigator.permissions);
    const drawn = (picture: 'none' | 'black'): MediaStream => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d');
      let lit = false;
      window.light = (on) => {
        lit = on;
      };
      setInterval(() => {
        if (!context || picture === 'none') return;
        context.fillStyle = '#000';
        context.fillRect(0, 0, 640, 480);
        context.fillStyle = lit ? '#eee' : '#020202';
        context.fillRect(100, 100, 300 + Math.random(), 300);
      }, 100);
      return canvas.captureStream(picture === 'none' ? 0 : 10);
    };
    devices.getUserMedia = async (constraints = {}) => {
      const { error, never, picture, label } = window.fault;
      if (never) return new Promise(() => undefined);
      const hit =
        error?.only === 'sound'
          ? constraints.audio === true
          : error?.only === 'wishes'
            ? constraints.video !== true
            : error !== undefined;
      if (error && hit) throw new DOMException(error.message ?? 'refused', error.name);
      const stream = picture ? drawn(picture) : await real({ ...constraints, video: true });
      const ofDevice = typeof constraints.video === 'object' && constraints.video.deviceId !== undefined;
      const [track] = stream.getVideoTracks();
      if (label !== undefined && !ofDevice && track) {
        Object.defineProperty(track, 'label', { value: label });
      }
      window.given.push(stream);
      return stream;
    };
    devices.enumerateDevices = async () => (window.fault.devices as MediaDeviceInfo[] | undefined) ?? list();
    navigator.permissions.query = async (wanted) => {
      const status = await query(wanted);
      const { permission } = window.fault;
      if (permission) Object.defineProperty(status, 'state', { value: permission });
      return status;
    };
    Object.defineProperty(navigator, 'mediaDevices', {
      get: () => (window.fault.gone === undefined ? devices : undefined),
    });
    Object.defineProperty(window, 'isSecureContext', { get: () => window.fault.gone !== 'insecure' });
  });

export const setFault = (page: Page, fault: Fault): Promise<void> =>
  page.evaluate((next) => {
    window.fault = next;
    navigator.mediaDevices?.dispatchEvent(new Event('devicechange'));
  }, fault);

/** Unplugs what is on. */
export const unplug = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const track = window.given.at(-1)?.getVideoTracks()[0];
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  });

export const mute = (page: Page, muted: boolean): Promise<void> =>
  page.evaluate((now) => {
    const track = window.given.at(-1)?.getVideoTracks()[0];
    if (!track) return;
    Object.defineProperty(track, 'muted', { value: now, configurable: true });
    track.dispatchEvent(new Event(now ? 'mute' : 'unmute'));
  }, muted);

/** Whether any device that the page was given is still on. */
export const anyOn = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    window.given.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')),
  );
