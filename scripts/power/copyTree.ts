import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LEFT_OUT = ['.git', '.data', '.cache', 'dist', 'coverage', 'reports'];
const LINKED = ['node_modules', 'docs', 'deploy'];
/** The parts of the cache that depend on the source. */
const BUILT = ['webpack', 'stats.json'];

export interface TreeCopy {
  readonly folder: string;
  remove(): void;
}

/** In the system's temporary folder, so that the work tree is never touched. */
export const copyTree = (root: string): TreeCopy => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-planted-'));
  // Where the tests run as root, their PostgreSQL runs as another user, from this folder.
  chmodSync(folder, 0o755);
  const link = (name: string): void => symlinkSync(path.join(root, name), path.join(folder, name));
  for (const name of readdirSync(root))
    if (LINKED.includes(name)) link(name);
    else if (!LEFT_OUT.includes(name))
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  mkdirSync(path.join(folder, '.cache'));
  const cache = path.join(root, '.cache');
  for (const name of existsSync(cache) ? readdirSync(cache) : [])
    if (!BUILT.includes(name)) link(path.join('.cache', name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
