import { existsSync, readFileSync, statSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

/** Written by `npm run check -- size` (scripts/size.ts): name, bytes and most bytes of each budget. */
const file = fromRoot('reports', 'budgets.json');

/**
 * @param {number} since time in ms: an older measurement is that of another run
 * @returns {readonly string[]} a line for each budget: how full it is
 */
export function readBudgets(since) {
  if (!existsSync(file) || statSync(file).mtimeMs < since) return [];
  return JSON.parse(readFileSync(file, 'utf8')).map(
    ({ name, bytes, most }) =>
      `  ${((bytes / most) * 100).toFixed(1).padStart(5)}% of ${most / 1000} KB  ${name}`,
  );
}
