import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { listenIn } from './listening';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  readonly printed: string[];
}

// The one expected complaint: Chromium logs every 404, and 'nothing stored yet' is one by contract.
const expected = /\/wgt\/document\/preview\/.*404|404.*\/wgt\/document\/preview\//;

/** What pdf.js rejects with, and nobody awaits, where the page is left while it still draws. */
const LEFT_WHILE_DRAWING = 'Worker was terminated';

/** `device`: what else it is than a desktop computer. */
export const visit = async (
  browser: Browser,
  viewport = DESKTOP,
  device: BrowserContextOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    permissions: ['camera', 'microphone'],
    reducedMotion: 'reduce',
    ...device,
  });
  context.setDefaultTimeout(60_000);
  await listenIn(context);
  const complaints: string[] = [];
  const printed: string[] = [];
  context.on('request', (request) => void printed.push(request.url()));
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (message !== LEFT_WHILE_DRAWING) complaints.push(`exception: ${message}`);
  });
  context.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    printed.push(text);
    if (message.type() === 'error' && !expected.test(text)) complaints.push(`console: ${text}`);
  });
  return { context, page: await context.newPage(), complaints, printed };
};
