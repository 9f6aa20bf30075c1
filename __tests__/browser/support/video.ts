import type { Page } from 'playwright-core';
import { identificationCopy } from '../../../src/copy/identification';

const { capture, video } = identificationCopy;

/** Five seconds after the countdown of what the camera shows, sent. */
export const recordVideo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: capture.turnOn }).click();
  await page.getByText(capture.ready).first().waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: capture.record }).click();
  await page.getByRole('button', { name: capture.use }).click({ timeout: 30_000 });
  await page.getByText(video.sent, { exact: true }).first().waitFor({ timeout: 30_000 });
};
