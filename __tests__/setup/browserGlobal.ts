import type { Config } from 'jest';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startBrowserProcess } from '../../scripts/testing/product/startProcess';

/** The workers inherit the environment: each finds its browser process by its number. */
const setUp = async ({ maxWorkers }: Required<Pick<Config, 'maxWorkers'>>): Promise<void> => {
  if (process.env['BROWSER_PROCESSES'] !== undefined) return;
  await ensureBuilt();
  const processes = await Promise.all(Array.from({ length: Number(maxWorkers) }, startBrowserProcess));
  process.env['BROWSER_PROCESSES'] = JSON.stringify(processes);
};

export default setUp;
