import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page asked of the browser's camera and recorder. */
    asked: { constraints: MediaStreamConstraints[]; timeslices: (number | undefined)[]; types: string[] };
    answerCamera: (how: 'allow' | 'deny') => void;
  }
}

/** Notes what is asked of the camera and of the recorder, and lets it through. */
export const noteCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.asked = { constraints: [], timeslices: [], types: [] };
    const devices = navigator.mediaDevices;
    const getUserMedia = devices.getUserMedia.bind(devices);
    devices.getUserMedia = (constraints) => {
      window.asked.constraints.push(constraints ?? {});
      return getUserMedia(constraints);
    };
    const start = MediaRecorder.prototype.start;
    MediaRecorder.prototype.start = function (this: MediaRecorder, timeslice) {
      window.asked.timeslices.push(timeslice);
      window.asked.types.push(this.mimeType);
      start.call(this, timeslice);
    };
  });

/** The question for the camera stays open until `answerCamera`. */
export const holdCamera = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const getUserMedia = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const how = await new Promise<'allow' | 'deny'>((resolve) => {
        window.answerCamera = resolve;
      });
      if (how === 'deny') throw new DOMException('Permission denied', 'NotAllowedError');
      return getUserMedia(constraints);
    };
  });

export const answerCamera = (page: Page, how: 'allow' | 'deny'): Promise<void> =>
  page.evaluate((answer) => window.answerCamera(answer), how);
