import { fork } from 'node:child_process';
import path from 'node:path';
import type { Config } from 'jest';
import { ensureBuilt } from '../../scripts/lib/build.mjs';

export interface BrowserProcess {
  readonly url: string;
  readonly control: string;
  readonly browser: string;
}

/** It ends with the process that started it, which need not wait for it. */
export const startBrowserProcess = (): Promise<BrowserProcess> =>
  new Promise((resolve, reject) => {
    const { NODE_ENV: _jest, TEST_DATABASE_URL: _service, ...env } = process.env;
    const child = fork(path.resolve(__dirname, 'browserProcess.ts'), {
      execArgv: ['--import', 'tsx'],
      env,
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The product of the tests ended with code ${code}`)));
    child.once('message', (addresses) => {
      child.unref();
      child.channel?.unref();
      resolve(addresses as BrowserProcess);
    });
  });

/** One process for each worker, by its number, in the environment that the workers inherit. */
const setUp = async ({ maxWorkers }: Required<Pick<Config, 'maxWorkers'>>): Promise<void> => {
  if (process.env['BROWSER_PROCESSES'] !== undefined) return;
  await ensureBuilt();
  const processes = await Promise.all(Array.from({ length: Number(maxWorkers) }, startBrowserProcess));
  process.env['BROWSER_PROCESSES'] = JSON.stringify(processes);
};

export default setUp;
