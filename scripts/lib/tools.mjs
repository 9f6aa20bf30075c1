import { unpackSwift } from '../swift.mjs';
import { canInstall, ensurePackages, findOnPath, install, isExecutable, updateLists } from './debian.mjs';
import { Stop } from './process.mjs';

/** What apt knows of may be nothing yet, or too old to be fetched. */
async function ensureSwift() {
  try {
    unpackSwift();
  } catch (error) {
    if (!canInstall()) throw error;
    await updateLists();
    unpackSwift();
  }
}

/**
 * The one that the environment names, or the system's; on a Debian where this runs as root its package is
 * installed.
 * @param {{ tool: string, names: readonly string[], variable: string, aptPackage: string, aptOptions?:
 * readonly string[] }} wanted names on the PATH, best first
 * @returns {Promise<string>} path of the program; throws Stop that says what to install
 */
async function ensureTool({ tool, names, variable, aptPackage, aptOptions = [] }) {
  const named = process.env[variable];
  const found = named && isExecutable(named) ? named : findOnPath(names);
  if (found) return found;
  if (canInstall()) {
    const output = await install(tool, [...aptOptions, aptPackage]);
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
/** Judges the seals of signed documents. */
const PDFSIG = {
  tool: 'pdfsig',
  names: ['pdfsig'],
  variable: 'PDFSIG_PATH',
  aptPackage: 'poppler-utils',
  aptOptions: ['--no-install-recommends'],
};
/** A time-stamp authority, and a second judge of seals. */
const OPENSSL = {
  tool: 'openssl',
  names: ['openssl'],
  variable: 'OPENSSL_PATH',
  aptPackage: 'openssl',
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
/** Its promtool evaluates the alerts of an operator. */
const PROMTOOL = {
  tool: 'promtool',
  names: ['promtool'],
  variable: 'PROMTOOL_PATH',
  aptPackage: 'prometheus',
  aptOptions: ['--no-install-recommends'],
};

const FIREFOX = {
  tool: 'Firefox',
  names: ['firefox-esr', 'firefox'],
  variable: 'FIREFOX_PATH',
  aptPackage: 'firefox-esr',
};
const WEBKIT = {
  tool: "WebKit's driver",
  names: ['WebKitWebDriver'],
  variable: 'WEBKIT_DRIVER_PATH',
  aptPackage: 'webkit2gtk-driver',
};
/** The screen that WebKit's windows need. */
const XVFB = { tool: 'Xvfb', names: ['Xvfb'], variable: 'XVFB_PATH', aptPackage: 'xvfb' };
/** With them WebKit records and plays. */
const CODECS = [
  ...['good', 'bad', 'ugly'].map((name) => `gstreamer1.0-plugins-${name}`),
  'gstreamer1.0-libav',
];

const NEEDS = {
  chromium: async () => ({}),
  firefox: async () => ({ FIREFOX_PATH: await ensureTool(FIREFOX) }),
  webkit: async () => {
    const tools = { WEBKIT_DRIVER_PATH: await ensureTool(WEBKIT), XVFB_PATH: await ensureTool(XVFB) };
    await ensurePackages("GStreamer's codecs", CODECS);
    return tools;
  },
};

export const ENGINES = Object.keys(NEEDS);

/**
 * Beside `ensureTools`.
 * @param {string} engine
 * @returns {Promise<Readonly<Record<string, string>>>} environment for the tests; throws Stop
 */
export const ensureEngine = (engine) => NEEDS[engine]();

/**
 * One after the other: two runs of apt-get would meet at its lock.
 * @param {{ isAll: boolean }} options isAll: what only `npm run test:all` needs, too
 * @returns {Promise<Readonly<Record<string, string>>>} environment for the tests; throws Stop
 */
export async function ensureTools({ isAll }) {
  const tools = {
    CHROMIUM_PATH: await ensureTool(CHROMIUM),
    FFPROBE_PATH: await ensureTool(FFPROBE),
    PDFSIG_PATH: await ensureTool(PDFSIG),
    OPENSSL_PATH: await ensureTool(OPENSSL),
  };
  if (!isAll) return tools;
  await ensureSwift();
  return { ...tools, NGINX_PATH: await ensureTool(NGINX), PROMTOOL_PATH: await ensureTool(PROMTOOL) };
}
