import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run, Stop } from './process.mjs';

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function findOnPath(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin'].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

const APT_ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
/** Neither a mirror that is away for a moment nor another run of apt-get ends a run; seconds. */
const PATIENT = ['-o', 'Acquire::Retries=5', '-o', 'DPkg::Lock::Timeout=300'];
export const updateLists = () => run('apt-get', ['update', '-q', ...PATIENT], { env: APT_ENV, quiet: true });
export const canInstall = () => process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;

/** @returns {Promise<string>} what apt-get printed */
export async function install(tool, packages) {
  console.log(`Installing ${tool}…`);
  await updateLists();
  const args = ['install', '-y', '-q', ...PATIENT, ...packages];
  return (await run('apt-get', args, { env: APT_ENV, quiet: true })).output;
}

/** Other systems name their packages otherwise: there nothing is installed. Throws Stop. */
export async function ensurePackages(tool, packages) {
  if (!findOnPath(['dpkg-query'])) return;
  const ask = async () => {
    const args = ['-W', '-f', '${db:Status-Status}\n', ...packages];
    const { code, output } = await run('dpkg-query', args, { quiet: true });
    // dpkg still knows a package that was removed, or that another one only names.
    return (
      code === 0 &&
      output
        .trim()
        .split('\n')
        .every((status) => status === 'installed')
    );
  };
  if (await ask()) return;
  const output = canInstall() ? await install(tool, packages) : '';
  if (await ask()) return;
  console.error(output.trimEnd());
  throw new Stop(`The tests need ${tool}: install the packages \`${packages.join(' ')}\`.`);
}
