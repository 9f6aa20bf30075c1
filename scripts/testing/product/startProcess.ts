import { fork } from 'node:child_process';
import path from 'node:path';

export interface BrowserProcess {
  readonly url: string;
  readonly control: string;
  readonly browser: string;
}

/** It ends with the process that started it, which need not wait for it. */
export const startBrowserProcess = (): Promise<BrowserProcess> =>
  new Promise((resolve, reject) => {
    const { NODE_ENV: _jest, TEST_DATABASE_URL: _service, ...env } = process.env;
    const child = fork(path.resolve(__dirname, 'process.ts'), {
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
