import type { Page } from 'playwright-core';

const BLOCK = /<script type="application\/json" id="config">[^<]*<\/script>/;
const isPage = ({ pathname }: URL): boolean => !/\.\w+$|^\/(wgt|user|onboarding|promocode)\//.test(pathname);

/** From here on the page asks for config.json, as on a host that serves the build's files as they are. */
export const asOnAnyHost = async (page: Page): Promise<void> => {
  await page.route(isPage, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    if (!BLOCK.test(text)) throw new Error('The page carries no configuration');
    await route.fulfill({ response, body: text.replace(BLOCK, '') });
  });
};

export const configure = async (page: Page, changes: object): Promise<void> => {
  await asOnAnyHost(page);
  await page.route('**/config.json', async (route) => {
    const usual = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...usual, ...changes } });
  });
};
