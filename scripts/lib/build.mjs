import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashBuildSources, hashServiceSources } from './hash.mjs';
import { withLock } from './lock.mjs';
import { fromRoot, ROOT } from './paths.mjs';
import { runNode, Stop } from './process.mjs';

const WEBPACK = ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', '--mode', 'production'];

function isBuilt(env) {
  const folder = path.resolve(ROOT, env.DIST_DIR || 'dist');
  const stamp = path.join(folder, 'sources.hash');
  if (!existsSync(stamp) || !existsSync(path.join(folder, 'web', 'index.html'))) return false;
  return readFileSync(stamp, 'utf8') === hashBuildSources(ROOT, env);
}

/**
 * Throws Stop when the build fails.
 * @param {NodeJS.ProcessEnv} [env] its BASE_PATH: the path to build for; its DIST_DIR: the folder if not dist
 */
export async function ensureBuilt(env = process.env) {
  if (isBuilt(env)) return;
  console.log('Building the web app…');
  const { code, output } = await runNode(WEBPACK, { quiet: true, env });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Stop('The build failed: see the lines above.');
}

const isServiceBuilt = (stamp) => {
  const stored = fromRoot('dist', 'server', 'sources.hash');
  return existsSync(stored) && readFileSync(stored, 'utf8') === stamp;
};

/** In one process at a time. */
export async function ensureServiceBuilt() {
  const stamp = hashServiceSources(ROOT);
  if (isServiceBuilt(stamp)) return;
  await withLock(fromRoot('dist', 'service.lock'), async () => {
    if (isServiceBuilt(stamp)) return;
    // Imported here: on a fresh clone it is installed by now.
    const { buildService } = await import('../build/service.mjs');
    await buildService(ROOT, fromRoot('dist', 'server'), stamp);
  });
}
