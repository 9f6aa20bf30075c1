import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as chromiumType, firefox as firefoxType, type Browser, type Page } from 'playwright-core';
import { chromiumOptions } from '../../../scripts/testing/browser/chromium';
import type { Earlier } from '../../../scripts/testing/product/earlier';
import { until } from '../../../scripts/testing/browser/until';
import { product } from '../../browser/support/worker';
import { enterAsAutofill, firefoxOptions } from '../../../scripts/testing/browser/firefox/options';
import { opensByPlaywright, opensByStoring, opensByWebDriver, type Opens } from './opened';
import { startSession } from './webkit/driver';
import { WebKitPage } from './webkit/page';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Visit {
  readonly page: Page;
  /** It takes a page that is left into its page cache. Chromium does not while it is driven. */
  readonly keepsPages: boolean;
  readonly signIn: (earlier: Earlier) => Promise<void>;
  readonly opens: Opens;
  readonly close: () => Promise<void>;
}

/** An address of the product that sets no cookie. */
const STATIC_PAGE = '/legal/privacy.html';

const webkit = async (size: Size): Promise<Visit> => {
  const session = await startSession();
  const page = new WebKitPage(session);
  try {
    await page.openPopup(size);
  } catch (error) {
    await session.close();
    throw error;
  }
  return {
    page: page as unknown as Page,
    keepsPages: true,
    signIn: async ({ cookies }) => {
      // A cookie can be set only on a page of its own address.
      await page.goto(product.url + STATIC_PAGE);
      // With a `domain` it would lie beside the service's own.
      for (const [name, value] of cookies)
        await page.call('POST', '/cookie', { cookie: { name, value, path: '/', httpOnly: true } });
    },
    opens: opensByWebDriver(page),
    close: session.close,
  };
};

const playwrightVisit = async (
  browser: Browser,
  viewport: Size,
  { keepsPages, opens }: Pick<Visit, 'keepsPages'> & { readonly opens: (page: Page) => Opens },
): Promise<Visit> => {
  const context = await browser.newContext({ viewport, locale: 'it-IT', timezoneId: 'Europe/Rome' });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  return {
    page,
    keepsPages,
    opens: opens(page),
    signIn: ({ cookies }) =>
      context.addCookies(cookies.map(([name, value]) => ({ name, value, url: product.url, httpOnly: true }))),
    close: () => browser.close(),
  };
};

/** Firefox under `privacy.resistFingerprinting`: what is read back from a canvas is noise. */
interface Profile {
  readonly isHardened?: boolean;
}

const chromium = async (size: Size): Promise<Visit> =>
  playwrightVisit(await chromiumType.launch(await chromiumOptions()), size, {
    keepsPages: false,
    opens: opensByStoring,
  });

const firefox = async (size: Size, { isHardened = false }: Profile): Promise<Visit> => {
  const downloads = await mkdtemp(path.join(tmpdir(), 'downloads-'));
  const options = firefoxOptions(downloads, { 'privacy.resistFingerprinting': isHardened });
  const browser = await firefoxType.launch(options);
  const visit = await playwrightVisit(browser, size, { keepsPages: true, opens: opensByPlaywright });
  await visit.page.context().addInitScript(enterAsAutofill);
  return {
    ...visit,
    close: async () => {
      await visit.close();
      await rm(downloads, { recursive: true });
    },
  };
};

const ENGINES = { chromium, firefox, webkit } as const;
type EngineName = keyof typeof ENGINES;

export type EngineVisit = Visit & { readonly engine: EngineName };

export const engines = (process.env['TEST_ENGINES'] ?? '').split(',') as EngineName[];

export const PHONE: Size = { width: 390, height: 844 };
export const COMPUTER: Size = { width: 1280, height: 800 };

export const visitIn = async (
  engine: EngineName,
  size: Size,
  profile: Profile = {},
): Promise<EngineVisit> => ({
  ...(await ENGINES[engine](size, profile)),
  engine,
});

export const walk = (
  name: string,
  go: (visit: EngineVisit) => Promise<void>,
  size = PHONE,
  profile: Profile = {},
): void =>
  it.each(engines)(`%s ${name}`, async (engine) => {
    const visit = await visitIn(engine, size, profile);
    try {
      await go(visit);
    } catch (error) {
      const shown = await visit.page.evaluate(() => document.body.innerText).catch(String);
      throw new Error(`${(error as Error).message}\n\nThe page showed:\n${shown}`, { cause: error });
    } finally {
      await visit.close();
    }
  });

/** The page comes to the address. No driver evaluates anything in a page that is being left. */
export const isOn = async (page: Page, pathname: string): Promise<void> =>
  void (await until(
    () =>
      page
        .evaluate(() => location.pathname)
        .catch((error: unknown) => {
          if (!/context was destroyed|due to timeout/.test(String(error))) throw error;
          return '';
        }),
    (shown) => shown === pathname,
  ));

/** Goes back. The driver waits for the answer, and some for a load that a kept page never has. */
export const historyBack = (page: Page): Promise<void> =>
  page.evaluate(() => void setTimeout(() => history.back(), 50));
