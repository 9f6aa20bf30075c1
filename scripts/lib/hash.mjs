import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { basePathOf } from './basePath.mjs';

export const BUILT_IN_BRAND = 'brands/apertura';

const BUILD_SOURCES = [
  'src',
  'public',
  'server/brand',
  'server/domain/html.ts',
  'scripts/build',
  'scripts/licences',
  'scripts/lib/brandConfig.mjs',
  'webpack.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

const SERVICE_SOURCES = [
  'server',
  'src/contract',
  'public/config.json',
  'scripts/build/service.mjs',
  'scripts/lib/brandConfig.mjs',
  'package.json',
  'package-lock.json',
];

function* filesUnder(root, relative) {
  const stats = statSync(path.join(root, relative), { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (stats.isFile()) {
    yield relative;
    return;
  }
  for (const name of readdirSync(path.join(root, relative)).sort())
    yield* filesUnder(root, `${relative}/${name}`);
}

/** Undefined for the built-in one. */
export const brandFolder = () =>
  process.env.BRAND_DIR?.trim() ? path.resolve(process.env.BRAND_DIR.trim()) : undefined;

/** SHA-256 in hex; names are in it too, so that a rename counts as a change. */
function hashFiles(root, entries, setting = '') {
  const hash = createHash('sha256').update(setting);
  const add = (folder, entry) => {
    for (const file of filesUnder(folder, entry)) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(folder, file)))
        .update('\0');
    }
  };
  for (const entry of entries) add(root, entry);
  const brand = brandFolder() ?? path.join(root, BUILT_IN_BRAND);
  for (const name of existsSync(brand) ? readdirSync(brand).sort() : []) add(brand, name);
  return hash.digest('hex');
}

export const hashBuildSources = (root, env = process.env) => hashFiles(root, BUILD_SOURCES, basePathOf(env));
export const hashServiceSources = (root) => hashFiles(root, SERVICE_SOURCES);
