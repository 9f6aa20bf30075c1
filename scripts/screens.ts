/**
 * Needs the built app (`npm run build`). With `--hard` nothing may be cut or out of reach; its pictures go to
 * dist/screens-hard/.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from './testing/browser/chromium';
import { keyboard, pointer } from './testing/browser/hands';
import { hardWays, type HardWay } from './testing/browser/hardWays';
import { wholeJourney } from './testing/pages/journey';
import { startProduct } from './testing/product/product';
import { outOfReach } from './testing/browser/reach';
import { DESKTOP, PHONE } from './testing/browser/visit';
import { startBrowserProcess } from './testing/product/startProcess';
import { endWronglyCalled, readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import './lib/brandGlobal';
import { engineFindings } from './screens/engines';
import { laterScreens } from './screens/laterScreens';
import { otherScreens } from './screens/otherScreens';
import { photograph } from './screens/photograph';
import { walkOf } from './screens/visits';

const {
  options: { hard: isHard },
  /** With `--hard`, the ways whose names contain it: `-- --hard font`. */
  given: [only = ''],
} = readCommandLine(commandLines.screens);
const wanted = Object.keys(hardWays).filter((name) => name.includes(only));
if (only !== '' && !isHard) endWronglyCalled(commandLines.screens, 'WAY goes with --hard.');
if (wanted.length === 0)
  endWronglyCalled(
    commandLines.screens,
    `No way has ${only} in its name: ${Object.keys(hardWays).join(', ')}.`,
  );

const usual: Readonly<Record<string, HardWay>> = {
  [PHONE.width]: { viewport: PHONE },
  [DESKTOP.width]: { viewport: DESKTOP },
};
/** For staff and for those who try the product out: no page of an applicant. */
const STAFF = 'review';
const isForStaff = (screen: string): boolean => screen.startsWith('sandbox') || screen.startsWith(STAFF);

const folder = path.resolve(__dirname, isHard ? '../dist/screens-hard' : '../docs/screens');
const hand = isHard ? keyboard : pointer;
const look = isHard ? outOfReach : engineFindings;

/** The folders of docs/screens belong to other commands. */
const removeOwnPictures = (): void => {
  for (const place of [folder, path.join(folder, STAFF)]) {
    mkdirSync(place, { recursive: true });
    for (const name of readdirSync(place)) if (/-\d+\.png$/.test(name)) rmSync(path.join(place, name));
  }
};

const main = async (): Promise<void> => {
  if (isHard) rmSync(folder, { recursive: true, force: true });
  removeOwnPictures();
  const { control } = await startBrowserProcess();
  const found: string[] = [];
  const ways = Object.entries(isHard ? hardWays : usual);
  for (const [name, way] of ways.filter(([one]) => !isHard || wanted.includes(one))) {
    const browser = await launchBrowser(...(way.args ?? []));
    const product = await startProduct(control);
    const walk = walkOf({
      browser,
      product,
      way,
      hand,
      lookAt: async (page, screen) => {
        await photograph(page, folder, `${screen}-${name}`);
        if (isForStaff(screen)) return;
        found.push(...(await look(page)).map((line) => `${screen}-${name}: ${line}`));
      },
    });
    try {
      const visitor = await walk.come();
      await wholeJourney({ ...visitor, product, hand });
      await visitor.context.close();
      await otherScreens(walk);
      await laterScreens(walk);
    } finally {
      await product.stop();
      await browser.close();
    }
    console.log(`${name}: done`);
  }
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
};

void main();
