import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {...string} parts path parts below the root */
export const fromRoot = (...parts) => path.join(ROOT, ...parts);
