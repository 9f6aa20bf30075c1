/** A copy of the service with a hole that was closed once, for the search to find. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Exit code of a search that found an invariant broken which it was told to expect. */
export const FOUND = 3;

const root = path.resolve(__dirname, '../..');
const COPIED = ['server', 'src', '__tests__', 'scripts', 'public', 'package.json', 'tsconfig.json'];
const LINKED = ['node_modules', '.cache'];

/** The invariants that a hole breaks: __tests__/server/search/violation.ts. */
const HOLES: Readonly<Record<string, string>> = {
  takeover: 'a',
  shutout: 'bf',
  squatting: 'f',
  located: 'a',
  killed: 'bf',
};

/** Runs the search in the copy, never in the work tree. A patch that does not apply is an error. */
export const searchPlanted = async (hole: string, options: readonly string[]): Promise<boolean> => {
  const patch = path.join(root, '__tests__/server/search/holes', `${hole}.patch`);
  const breaks = HOLES[hole];
  if (breaks === undefined) throw new Error(`There is no hole '${hole}': ${Object.keys(HOLES).join(', ')}.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-planted-'));
  try {
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    for (const name of COPIED) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    for (const name of LINKED) symlinkSync(path.join(root, name), path.join(folder, name));
    execFileSync('git', ['apply', patch], { cwd: folder, stdio: 'inherit' });
    const args = ['--import', 'tsx', 'scripts/search.ts', '--breaks', breaks, ...options];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    if (code !== 0 && code !== FOUND) throw new Error(`The search ended with ${String(code)}.`);
    return code === FOUND;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
