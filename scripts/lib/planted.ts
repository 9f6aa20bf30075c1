import { spawn } from 'node:child_process';
import path from 'node:path';
import { copyTree } from '../power/copyTree';
import { faults } from '../power/faults';
import { plant } from '../power/plant';

/** Exit code of a search that found the broken invariant which it was asked to expect. */
export const FOUND = 3;

const root = path.resolve(__dirname, '../..');

/** The invariants that each hole breaks: scripts/search/violation.ts. */
const HOLES: Readonly<Record<string, string>> = {
  takeover: 'a',
  shutout: 'bf',
  squatting: 'f',
  located: 'a',
  killed: 'bf',
};

export const holes: readonly string[] = Object.keys(HOLES);

/** In a copy, never in the work tree. A fault that does not apply is an error. */
export const searchPlanted = async (hole: string, options: readonly string[]): Promise<boolean> => {
  const breaks = HOLES[hole];
  const fault = faults.find(({ name }) => name === hole);
  if (breaks === undefined || fault === undefined)
    throw new Error(`There is no hole '${hole}': ${holes.join(', ')}.`);
  const tree = copyTree(root);
  try {
    plant(tree.folder, fault);
    const args = ['--import', 'tsx', 'scripts/search.ts', '--breaks', breaks, ...options];
    const child = spawn(process.execPath, args, { cwd: tree.folder, stdio: 'inherit' });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    });
    if (code !== 0 && code !== FOUND) throw new Error(`The search ended with ${String(code)}.`);
    return code === FOUND;
  } finally {
    tree.remove();
  }
};
