// What the tests of camera conditions have in common: a page whose devices misbehave, and what is looked for on it.
import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { identificationCopy } from '../../../src/copy/identification';
import { webm } from '../../server/files';
import { PHONE, visit, type Visit } from './browser';
import { installFaults } from './cameraFaults';
import type { Session } from './fastForward';
import { beginIdentification } from './identificationPages';
import type { Product } from './product';

const { capture: copy } = identificationCopy;
/** A page with a camera is slow where others use the processor too; every wait is for a condition. */
const PATIENCE_MS = 60_000;

export const camera = { kind: 'videoinput', deviceId: 'a', label: 'Integrata' };
export const microphone = { kind: 'audioinput', deviceId: 'm', label: 'Microfono' };
export const notAllowed = (message: string) => ({ name: 'NotAllowedError', message });

export interface CameraPage extends Visit {
  /** Loads the step; from here on `neverReloaded` can tell. */
  readonly begin: (options?: { video?: boolean }) => Promise<Session>;
  readonly button: (name: string) => Locator;
  readonly alert: (text: string) => Locator;
  readonly ready: () => Promise<void>;
  /** A video file in place of the camera. */
  readonly chooseFile: () => Promise<void>;
  readonly neverReloaded: () => Promise<boolean>;
}

export const openCameraPage = async (
  browser: Browser,
  product: Product,
  device: BrowserContextOptions = {},
  viewport = PHONE,
): Promise<CameraPage> => {
  const visitor = await visit(browser, viewport, device);
  const { context, page } = visitor;
  context.setDefaultTimeout(PATIENCE_MS);
  await installFaults(page);
  return {
    ...visitor,
    begin: async (options) => {
      const session = await beginIdentification(page, product, options);
      await page.evaluate(() => {
        window.sameLoad = true;
      });
      return session;
    },
    button: (name) => page.getByRole('button', { name, exact: true }),
    alert: (text) => page.getByRole('alert').filter({ hasText: text }),
    ready: () => page.getByText(copy.ready).first().waitFor(),
    chooseFile: () =>
      page
        .locator('input[type=file][accept="video/*"]')
        .setInputFiles({ name: 'video.webm', mimeType: 'video/webm', buffer: webm().content }),
    neverReloaded: () => page.evaluate(() => window.sameLoad),
  };
};
