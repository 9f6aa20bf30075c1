import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page asked of the browser's camera and recorder. */
    asked: { constraints: MediaStreamConstraints[]; timeslices: (number | undefined)[]; types: string[] };
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
