import { statfs } from 'node:fs/promises';

/** A run writes about 1 GB: the build, databases, videos. */
const LEAST_FREE_MB = 300;

/**
 * @param {readonly string[]} folders that a run writes to
 * @returns {Promise<readonly string[]>} a line for each whose disk is nearly full
 */
export async function fullDisks(folders) {
  const lines = [];
  for (const folder of folders) {
    // A missing folder is reported elsewhere.
    const found = await statfs(folder).catch(() => undefined);
    const free = found && Math.floor((found.bavail * found.bsize) / 1e6);
    if (free < LEAST_FREE_MB) lines.push(`Only ${free} MB are free in ${folder}.`);
  }
  return lines;
}
