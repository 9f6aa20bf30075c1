import { canInstall, ensurePackages, findOnPath } from './debian.mjs';
import { run, Stop } from './process.mjs';

const DESKTOP = [
  'orca',
  'at-spi2-core',
  'dbus-daemon',
  'dbus-x11',
  'libglib2.0-bin',
  'xvfb',
  'openbox',
  'speech-dispatcher',
  'xdotool',
  'x11-xkb-utils',
  'chromium',
  'firefox-esr',
  'locales',
];
const LOCALE = 'it_IT.UTF-8';

export async function ensureScreenReader() {
  if (!findOnPath(['dpkg-query'])) throw new Stop('The walks by ear need Debian.');
  await ensurePackages('the screen reader', DESKTOP);
  const has = async () => /^it_IT\.utf-?8$/im.test((await run('locale', ['-a'], { quiet: true })).output);
  if (await has()) return;
  if (canInstall()) await run('localedef', ['-i', 'it_IT', '-f', 'UTF-8', LOCALE], { quiet: true });
  if (!(await has())) throw new Stop(`The walks by ear need the locale ${LOCALE}: dpkg-reconfigure locales.`);
}
