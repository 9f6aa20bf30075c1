/**
 * Builds the app with each brand, Apertura's last. Which colours were seen on which goes to
 * __tests__/server/brand/pairsSeen.json.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from './testing/browser/chromium';
import { pointer } from './testing/browser/hands';
import { wholeJourney } from './testing/pages/journey';
import { startProduct } from './testing/product/product';
import { DESKTOP, PHONE } from './testing/browser/visit';
import { startBrowserProcess } from './testing/product/startProcess';
import './lib/brandGlobal';
import { ensureBuilt } from './lib/build.mjs';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { colourPairs } from './screens/colourPairs';
import { engineFindings } from './screens/engines';
import { laterScreens } from './screens/laterScreens';
import { otherScreens } from './screens/otherScreens';
import { photograph } from './screens/photograph';
import { walkOf } from './screens/visits';

readCommandLine(commandLines.brandScreens);
const ROOT = path.join(__dirname, '..');
const FOLDER = path.join(ROOT, 'docs/screens/brands');
const SEEN = path.join(ROOT, '__tests__/server/brand/pairsSeen.json');
const BRANDS = ['esempio', 'apertura'];
const PICTURED = ['contact-info-0-intro', 'contact-info-1-errors', 'address-info', 'contract', 'thanks'];

const walkThrough = async (brand: string, seen: Set<string>, found: string[]): Promise<void> => {
  const { control } = await startBrowserProcess();
  for (const viewport of [PHONE, DESKTOP]) {
    const browser = await launchBrowser();
    const product = await startProduct(control, { BRAND_DIR: path.join(ROOT, 'brands', brand) });
    const walk = walkOf({
      browser,
      product,
      way: { viewport },
      hand: pointer,
      lookAt: async (page, screen) => {
        if (screen.startsWith('sandbox')) return;
        const name = `${brand}-${screen}-${viewport.width}`;
        if (PICTURED.includes(screen)) {
          await photograph(page, FOLDER, name);
          found.push(...(await engineFindings(page)).map((line) => `${name}: ${line}`));
        }
        for (const pair of await colourPairs(page)) seen.add(pair);
      },
    });
    try {
      const visitor = await walk.come();
      await wholeJourney({ ...visitor, product, hand: pointer });
      await visitor.context.close();
      await otherScreens(walk);
      if (brand === 'apertura') await laterScreens(walk);
    } finally {
      await product.stop();
      await browser.close();
    }
    console.log(`${brand} ${viewport.width}: done`);
  }
};

const main = async (): Promise<void> => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const seen = new Set<string>();
  const found: string[] = [];
  for (const brand of BRANDS) {
    if (brand === 'apertura') delete process.env['BRAND_DIR'];
    else process.env['BRAND_DIR'] = path.join(ROOT, 'brands', brand);
    await ensureBuilt();
    await walkThrough(brand, seen, found);
  }
  writeFileSync(SEEN, `${JSON.stringify([...seen].sort(), null, 2)}\n`);
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
};

void main();
