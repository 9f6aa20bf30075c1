import type { Page } from 'playwright-core';

/** What is absent behaves as it should. */
export interface Fault {
  readonly error?: string;
  /** It never answers. */
  readonly never?: boolean;
  readonly permission?: PermissionState;
  /** A black picture in place of the camera's, until `window.light()`. */
  readonly dark?: boolean;
}

declare global {
  interface Window {
    fault: Fault;
    asked: MediaStreamConstraints[];
    given: MediaStream[];
    light: () => void;
  }
}

export const installFaults = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { fault: {}, given: [], asked: [] });
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    const query = navigator.permissions.query.bind(navigator.permissions);
    const darkness = (): MediaStream => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
      const context = canvas.getContext('2d');
      let colour = '#020202';
      window.light = () => {
        colour = '#eee';
      };
      setInterval(() => {
        context?.clearRect(0, 0, 640, 480);
        if (context) context.fillStyle = colour;
        context?.fillRect(100, 100, 300 + Math.random(), 300);
      }, 100);
      return canvas.captureStream(10);
    };
    devices.getUserMedia = async (constraints = {}) => {
      const { error, never, dark } = window.fault;
      window.asked.push(constraints);
      if (never) return new Promise(() => undefined);
      if (error !== undefined) throw new DOMException('Permission denied', error);
      const stream = dark ? darkness() : await real(constraints);
      window.given.push(stream);
      return stream;
    };
    navigator.permissions.query = async (wanted) => {
      const status = await query(wanted);
      const { permission } = window.fault;
      if (permission) Object.defineProperty(status, 'state', { value: permission });
      return status;
    };
  });

export const setFault = (page: Page, fault: Fault): Promise<void> =>
  page.evaluate((next) => {
    window.fault = next;
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, fault);

export const unplug = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const track = window.given.at(-1)?.getVideoTracks()[0];
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  });

export const anyOn = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    window.given.some((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')),
  );
