import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { unpackSwift } from '../swift.mjs';
import { run, Stop } from './process.mjs';

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

const APT_ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const updateLists = () => run('apt-get', ['update', '-q'], { env: APT_ENV, quiet: true });

/**
 * The S3-speaking server of the service's tests. What apt knows of may be nothing
 * yet, or too old to be fetched.
 */
async function ensureSwift() {
  try {
    unpackSwift();
  } catch (error) {
    if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])) throw error;
    await updateLists();
    unpackSwift();
  }
}

/**
 * A program that the tests need: the one that the environment names, or the system's; on a Debian where this
 * runs as root its package is installed.
 * @param {{ tool: string, names: readonly string[], variable: string, aptPackage: string, aptOptions?:
 * readonly string[] }} wanted names on the PATH, best first
 * @returns {Promise<string>} path of the program; throws Stop that says what to install
 */
async function ensureTool({ tool, names, variable, aptPackage, aptOptions = [] }) {
  const named = process.env[variable];
  const found = named && isExecutable(named) ? named : findOnPath(names);
  if (found) return found;
  if (process.getuid?.() === 0 && findOnPath(['apt-get'])) {
    console.log(`Installing ${tool}…`);
    await updateLists();
    const args = ['install', '-y', '-q', ...aptOptions, aptPackage];
    const { output } = await run('apt-get', args, { env: APT_ENV, quiet: true });
    const installed = findOnPath(names);
    if (installed) return installed;
    console.error(output.trimEnd());
  }
  throw new Stop(
    `The tests need ${tool}: install the package \`${aptPackage}\`, or name a program in ${variable}.`,
  );
}

/** The same engine without the windows around it takes a sixth less of the processor. */
const CHROMIUM = {
  tool: 'Chromium',
  names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  variable: 'CHROMIUM_PATH',
  aptPackage: 'chromium-headless-shell',
};
/**
 * Its ffmpeg lies beside it. What the package recommends is for screens;
 * Chromium's are its fonts and drivers.
 */
const FFPROBE = {
  tool: 'ffprobe',
  names: ['ffprobe'],
  variable: 'FFPROBE_PATH',
  aptPackage: 'ffmpeg',
  aptOptions: ['--no-install-recommends'],
};
/** In front of two service processes. */
const NGINX = {
  tool: 'nginx',
  names: ['nginx', '../sbin/nginx'],
  variable: 'NGINX_PATH',
  aptPackage: 'nginx-light',
  aptOptions: ['--no-install-recommends'],
};

/**
 * What the tests need besides npm's packages, one after the other: two runs of
 * apt-get would meet at its lock.
 * @param {{ isAll: boolean }} options isAll: what only `npm run test:all` needs, too
 * @returns {Promise<{ CHROMIUM_PATH: string, FFPROBE_PATH: string, NGINX_PATH?: string }>}
 * environment for the tests; throws Stop
 */
export async function ensureTools({ isAll }) {
  const tools = { CHROMIUM_PATH: await ensureTool(CHROMIUM), FFPROBE_PATH: await ensureTool(FFPROBE) };
  if (!isAll) return tools;
  await ensureSwift();
  return { ...tools, NGINX_PATH: await ensureTool(NGINX) };
}
