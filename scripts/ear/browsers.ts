import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  chromium as chromiumType,
  firefox as firefoxType,
  type BrowserContext,
  type Page,
} from 'playwright-core';
import { chromiumOptions } from '../testing/browser/chromium';
import { firefoxOptions } from '../testing/browser/firefox/options';
import type { Desktop } from './desktop';

export interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** Bars of the browser's own would take the focus. */
const PREFERENCES = {
  translate: { enabled: false },
  credentials_enable_service: false,
  profile: { password_manager_leak_detection: false },
};

const PERSON = { viewport: null, locale: 'it-IT', timezoneId: 'Europe/Rome' } as const;

const chromium = async ({ env, folder }: Desktop): Promise<Window> => {
  const { args = [] } = await chromiumOptions();
  const profile = path.join(folder, `profile-${Date.now()}`);
  mkdirSync(path.join(profile, 'Default'), { recursive: true });
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  const context = await chromiumType.launchPersistentContext(profile, {
    ...PERSON,
    executablePath: '/usr/bin/chromium',
    headless: false,
    env,
    args: [...args, '--force-renderer-accessibility', '--lang=it', '--window-size=1280,1000'],
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, close: () => context.close() };
};

const firefox = async ({ env, folder }: Desktop): Promise<Window> => {
  const browser = await firefoxType.launch({
    ...firefoxOptions(folder, {
      'accessibility.force_disabled': 0,
      'signon.rememberSignons': false,
      'browser.translations.enable': false,
    }),
    headless: false,
    env,
  });
  const context = await browser.newContext(PERSON);
  return { context, page: await context.newPage(), close: () => browser.close() };
};

export const BROWSERS = { chromium, firefox } as const;
export type BrowserName = keyof typeof BROWSERS;
