import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { template } from '../../setup/template';
import { freePort } from '../../../scripts/lib/freePort.mjs';

const root = path.resolve(__dirname, '../../..');

export interface OutboxMessage {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly text: string;
  readonly code: string;
  readonly at: string;
}

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Newest message to that address; waits for it. `after` skips what was there before. */
  codeFor(channel: 'email' | 'sms', to: string, after?: string): Promise<OutboxMessage>;
  /** Stops the service and leaves its data in place. */
  stop(): Promise<void>;
  /** Stops the service and removes its data. */
  remove(): Promise<void>;
}

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

const waitUntil = async <T>(what: string, probe: () => Promise<T | undefined>, ms = 60_000): Promise<T> => {
  const end = Date.now() + ms;
  for (;;) {
    const found = await probe().catch(() => undefined);
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Waited ${ms} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Reads the outbox of the service at the address. */
export const codesOf =
  (url: string): Product['codeFor'] =>
  (channel, to, after = '') =>
    waitUntil(`a code by ${channel}`, async () => {
      const messages = (await (await fetch(`${url}/sandbox/outbox.json`)).json()) as OutboxMessage[];
      return messages.find((one) => one.channel === channel && one.to.includes(to) && one.at > after);
    });

/** A data folder with an empty, migrated database in it. */
const freshDataDir = async (): Promise<string> => {
  const database = await template('db', async (target) => {
    // Only the first of all test files needs the service's code in this process.
    const { openDatabase } = await import('../../../server/db/open');
    const { readConfig } = await import('../../../server/config');
    const folder = `${target}-data`;
    await (await openDatabase(readConfig({ DATA_DIR: folder, NODE_ENV: 'test' }), console)).close();
    renameSync(path.join(folder, 'db'), target);
  });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'apertura-'));
  cpSync(database, path.join(dataDir, 'db'), { recursive: true });
  return dataDir;
};

/** The whole product as `npm start` runs it, on a free port with its own data folder. */
export const startProduct = async (environment: Readonly<Record<string, string>> = {}): Promise<Product> => {
  if (!existsSync(path.join(root, 'dist/web/index.html')))
    throw new Error('dist/web is missing: run the build first');
  const port = await freePort();
  const dataDir = environment.DATA_DIR ?? (await freshDataDir());
  const { NODE_ENV: _jest, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...inherited, ...environment, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const keep = (chunk: Buffer): void => {
    log = (log + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://localhost:${port}`;
  await waitUntil('the service', async () => {
    if (child.exitCode !== null) return 'dead';
    return (await fetch(`${url}/readyz`)).ok ? 'ready' : undefined;
  }).then((state) => {
    if (state === 'dead') throw new Error(`The service did not start:\n${log}`);
  });

  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited(child);
  };
  return {
    url,
    dataDir,
    codeFor: codesOf(url),
    stop,
    remove: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
