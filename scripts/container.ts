/**
 * Over this machine's root instead of the official image. The result is started as its own user, with all but
 * the volumes read-only, and asked for its first page and /readyz.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './container/build';
import { stagesOf } from './container/containerfile';
import type { RootFolder } from './container/rootFolder';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { freePort } from './lib/freePort.mjs';

const ROOT = path.resolve(__dirname, '..');
const { options } = readCommandLine(commandLines.container);
const HEALTHY_WITHIN_S = 60;

const settings = (): Record<string, string> => ({
  MAIL_FROM: 'Conto <conto@example.it>',
  SMTP_URL: 'smtps://mail.example.it',
  SMS_PRESET: 'aruba',
  SMS_USER: 'user',
  SMS_PASSWORD: 'password',
  CODE_KEY: 'key of the container check',
  ENCRYPTION_KEYS: `check:${Buffer.alloc(32, 1).toString('base64')}`,
});

const providersConfig = (folder: string): string => {
  const config = JSON.parse(readFileSync(path.join(ROOT, 'public/config.json'), 'utf8')) as object;
  const file = path.join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ ...config, legalLine: 'Banca di Prova S.p.A.' }), { mode: 0o644 });
  return file;
};

const started = async (root: RootFolder, folder: string): Promise<void> => {
  for (const left of ['typescript', 'webpack', 'tsx', '@swc/core'])
    if (existsSync(root.at('app/node_modules', left))) throw new Error(`${left} is in the image`);
  root.mountFile(providersConfig(folder), 'app/dist/web/config.json');
  root.makeReadOnly();
  const PORT = String(await freePort());
  const child = root.startCommand({ ...settings(), PORT });
  const ended = once(child, 'exit');
  try {
    for (let second = 0; !(await root.isHealthy({ PORT })); second += 1) {
      if (second === HEALTHY_WITHIN_S || child.exitCode !== null)
        throw new Error('The service is not healthy');
      await sleep(1000);
    }
    const page = await fetch(`http://127.0.0.1:${PORT}/`, { signal: AbortSignal.timeout(30_000) });
    const text = await page.text();
    if (!page.ok || !text.includes('<div id="root"'))
      throw new Error(`The first page is not served: ${page.status}`);
  } finally {
    child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    console.log(`The service ended with ${String(code)}.`);
  }
};

const inside = async (folder: string): Promise<void> => {
  const root = build(stagesOf(readFileSync(path.join(ROOT, 'Containerfile'), 'utf8')), ROOT, folder);
  await started(root, folder);
  console.log('The Containerfile, line by line: built, started, healthy, first page served.');
};

const main = async (): Promise<void> => {
  if (options.inside !== undefined) {
    await inside(options.inside);
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-container-'));
  // In its own mount namespace: its mounts always end with it.
  const node = [process.execPath, '--import', 'tsx', __filename, '--inside', folder];
  try {
    execFileSync('unshare', ['--mount', '--propagation=private', ...node], { cwd: ROOT, stdio: 'inherit' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
