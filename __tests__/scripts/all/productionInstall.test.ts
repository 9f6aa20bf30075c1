import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../scripts/lib/freePort.mjs';

jest.setTimeout(900_000);
const ROOT = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'apertura-production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const npm = (cwd: string, ...args: readonly string[]): void => {
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
};

it('starts and serves the app without compiler and development packages', async () => {
  npm(ROOT, 'run', '-s', 'build');
  for (const name of ['dist/server', 'dist/web', 'package.json', 'package-lock.json', '.npmrc'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  npm(folder, 'ci', '--omit=dev', '--prefer-offline');
  const tools = ['typescript', 'webpack', 'tsx', 'jest', '@swc/core'];
  expect(tools.filter((name) => existsSync(path.join(folder, 'node_modules', name)))).toEqual([]);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env['PATH'], PORT: `${port}`, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    while (child.exitCode === null && !(await isReady())) await sleep(200);
    expect(await isReady()).toBe(true);
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')]);
    const info = await fetch(`${url}/wgt/product/info`);
    expect(await info.json()).toMatchObject({ status: 'success' });
    const command = ['--enable-source-maps', 'dist/server/operations.js'];
    expect(() => execFileSync(process.execPath, command, { cwd: folder, env, stdio: 'pipe' })).toThrow(
      /Usage/,
    );
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
