import type { Config } from 'jest';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startBrowserProcess } from '../../scripts/testing/product/startProcess';

/** One process for each worker, by its number, in the environment that the workers inherit. */
const setUp = async ({ maxWorkers }: Required<Pick<Config, 'maxWorkers'>>): Promise<void> => {
  if (process.env['BROWSER_PROCESSES'] !== undefined) return;
  await ensureBuilt();
  const processes = await Promise.all(Array.from({ length: Number(maxWorkers) }, startBrowserProcess));
  process.env['BROWSER_PROCESSES'] = JSON.stringify(processes);
};

export default setUp;
