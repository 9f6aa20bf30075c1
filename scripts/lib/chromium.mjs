import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run, Stop } from './process.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findOnPath(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, or the system's; on a Debian where this runs as root it is installed.
 * @returns {Promise<string>} path of the program; throws Stop that says what to install
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM_PATH;
  const found = named && isExecutable(named) ? named : findOnPath(NAMES);
  if (found) return found;
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    console.log('Installing Chromium…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-q'], { env, quiet: true });
    const { output } = await run('apt-get', ['install', '-y', '-q', 'chromium'], { env, quiet: true });
    const installed = findOnPath(NAMES);
    if (installed) return installed;
    console.error(output.trimEnd());
  }
  throw new Stop(
    'The browser tests need Chromium: install the package `chromium`, or name a program in CHROMIUM_PATH.',
  );
}
