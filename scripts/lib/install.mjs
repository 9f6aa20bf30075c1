import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { run, runNode, Stop } from './process.mjs';

const OLDEST_NODE = [20, 19];

/** Throws Stop on a Node too old for the dependencies. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Stop(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * npm leaves a lock file of its own in node_modules after each complete installation; a package that it lacks
 * may only be an optional one (another platform's).
 */
function isInstalled() {
  const installedFile = fromRoot('node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesIn(installedFile);
  return Object.entries(packagesIn(fromRoot('package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined)
      return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** Throws Stop when npm fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (a minute or two the first time)…');
  // With NODE_ENV=production npm would leave out what builds the app.
  const { NODE_ENV: _dropped, npm_execpath: npm, ...env } = process.env;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'];
  const options = { env, quiet: true };
  const { code, output } = await (npm ? runNode([npm, ...args], options) : run('npm', args, options));
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Stop('npm ci failed: see the lines above. Is the package registry reachable?');
}
