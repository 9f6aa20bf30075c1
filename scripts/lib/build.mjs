import { existsSync, readFileSync } from 'node:fs';
import { hashBuildSources } from './hash.mjs';
import { fromRoot, ROOT } from './paths.mjs';
import { runNode, Stop } from './process.mjs';

const WEBPACK = ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', '--mode', 'production'];

function isBuilt() {
  const stamp = fromRoot('dist', 'sources.hash');
  if (!existsSync(stamp) || !existsSync(fromRoot('dist', 'web', 'index.html'))) return false;
  return readFileSync(stamp, 'utf8') === hashBuildSources(ROOT);
}

/** Builds the web app where dist is missing or made from other sources. Throws Stop when the build fails. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building the web app…');
  const { code, output } = await runNode(WEBPACK, { quiet: true });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Stop('The build failed: see the lines above.');
}
