import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { brandedConfig } from '../lib/brandConfig.mjs';
import { brandFolder, BUILT_IN_BRAND } from '../lib/hash.mjs';

const PROGRAMS = ['main', 'operations', 'supportCommand'];
const READ_BY_PATH = /\.(?:bin|json|mjs|sql|ttf|txt|webm)$/;
const DEFAULT_CONFIG = 'public/config.json';
const BRAND = 'brand';

const OPTIONS = {
  sourceMaps: true,
  module: { type: 'commonjs', importInterop: 'swc' },
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
};

const LOCAL = /\brequire\("(\.{1,2}\/[^"]*|\.{1,2})"\)/g;

/** Returns the local modules that the file loads, as paths without extension. */
async function compile(root, out, file) {
  const target = path.join(out, file.replace(/\.ts$/, '.js'));
  const { code, map } = await transform(await readFile(path.join(root, file), 'utf8'), {
    ...OPTIONS,
    filename: path.join(root, file),
  });
  const sources = [path.relative(path.dirname(target), path.join(root, file))];
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
  await writeFile(`${target}.map`, JSON.stringify({ ...JSON.parse(map), sources }));
  return [...code.matchAll(LOCAL)].map(([, name]) =>
    path.posix.join(path.posix.dirname(file), name).replace(/\/$/, ''),
  );
}

async function compileAll(root, out, existing) {
  const found = new Set(PROGRAMS.map((name) => `server/${name}.ts`));
  for (let batch = [...found]; batch.length > 0;) {
    const loaded = (await Promise.all(batch.map((file) => compile(root, out, file)))).flat();
    batch = [];
    for (const name of loaded) {
      if (READ_BY_PATH.test(name)) continue;
      const file = [`${name}.ts`, `${name}/index.ts`].find((one) => existing.has(one));
      if (file === undefined) throw new Error(`${name} is no file of the service`);
      if (found.has(file)) continue;
      found.add(file);
      batch.push(file);
    }
  }
}

async function filesUnder(root, folder) {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'),
    );
}

async function copyBrand(root, draft) {
  const brand = brandFolder() ?? path.join(root, BUILT_IN_BRAND);
  await cp(brand, path.join(draft, BRAND), { recursive: true });
  await mkdir(path.join(draft, path.dirname(DEFAULT_CONFIG)), { recursive: true });
  await writeFile(path.join(draft, DEFAULT_CONFIG), brandedConfig(root));
}

export async function buildService(root, folder, stamp) {
  const draft = `${folder}.${process.pid}`;
  const [server, contract] = [await filesUnder(root, 'server'), await filesUnder(root, 'src/contract')];
  try {
    await compileAll(root, draft, new Set([...server, ...contract]));
    for (const file of server.filter((one) => READ_BY_PATH.test(one)))
      await cp(path.join(root, file), path.join(draft, file));
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    await writeFile(path.join(draft, 'package.json'), JSON.stringify({ version }));
    await copyBrand(root, draft);
    for (const name of PROGRAMS)
      await writeFile(path.join(draft, `${name}.js`), `require('./server/${name}.js');\n`);
    await writeFile(path.join(draft, 'sources.hash'), stamp);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
