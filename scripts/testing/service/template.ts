import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const migrations = path.join(root, 'server/db/migrations');

/** Changes with everything that an empty, migrated database depends on. */
const version = (): string => {
  const hash = createHash('sha256');
  const files = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) hash.update(readFileSync(path.join(migrations, name)));
  hash.update(readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
};

/**
 * Made once and then copied, as initialising a database takes seconds. `make` gets the path to write to.
 * Tests that run side by side may both make it; one of the two stays.
 */
export const template = async (name: string, make: (target: string) => Promise<void>): Promise<string> => {
  const cache = path.join(root, '.cache');
  const kept = path.join(cache, `${name}-${version()}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(cache, 'template-'));
  const target = path.join(work, name);
  await make(target);
  try {
    renameSync(target, kept);
  } catch (error) {
    if (!existsSync(kept)) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return kept;
};
