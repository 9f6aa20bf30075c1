import { AxeBuilder } from '@axe-core/playwright';
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'; // prettier-ignore

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

const executable = (): string => {
  const found = [
    process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find(existsSync);
  if (found === undefined) throw new Error('Chromium is missing: apt-get install chromium');
  return found;
};

/** Chromium with a fake camera and microphone that say yes. `more`: flags besides. */
export const launchBrowser = (more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: executable(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...more,
    ],
  });

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything its pages complained of: exceptions, console errors, policy violations. */
  readonly complaints: string[];
}

// The one expected complaint: Chromium logs every 404, and 'nothing stored yet' is one by contract.
const expected = /\/wgt\/document\/preview\/.*404|404.*\/wgt\/document\/preview\//;

/** What pdf.js rejects with, and nobody awaits, where the page is left while it still draws. */
const LEFT_WHILE_DRAWING = 'Worker was terminated';

/** A fresh profile. `device`: what else it is than a desktop computer. */
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
  context.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (message !== LEFT_WHILE_DRAWING) complaints.push(`exception: ${message}`);
  });
  context.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !expected.test(text)) complaints.push(`console: ${text}`);
  });
  return { context, page: await context.newPage(), complaints };
};

/** Rule ids with the elements that break them; WCAG 2.2 A and AA and best practices. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
};
