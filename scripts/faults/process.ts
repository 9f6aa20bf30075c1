import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { ensureServiceBuilt } from '../lib/build.mjs';
import { freePort } from '../lib/freePort.mjs';
import { SERVICE } from '../lib/service.mjs';

const ROOT = path.resolve(__dirname, '../..');
const START_MS = 60_000;

export interface ServiceProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: () => number;
  readonly output: () => string;
  start(): Promise<void>;
  /** Like a power failure: no signal that it could handle. */
  kill(): Promise<void>;
  /** As systemd does. Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Not started yet. `entry`: a script that runs instead of the compiled service, and answers `/readyz`. */
export const serviceProcess = async (
  environment: Readonly<Record<string, string>>,
  entry?: string,
): Promise<ServiceProcess> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let log = '';
  process.on('exit', () => child?.kill('SIGKILL'));
  const ended = (one: ChildProcess): Promise<number | null> =>
    one.exitCode !== null || one.signalCode !== null
      ? Promise.resolve(one.exitCode)
      : new Promise((resolve) => one.once('exit', resolve));
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (!child) return null;
    child.kill(signal);
    return ended(child);
  };
  return {
    url,
    port,
    pid: () => child?.pid ?? 0,
    output: () => log,
    start: async () => {
      const { NODE_ENV: _, ...inherited } = process.env;
      const env = { ...inherited, LOG_LEVEL: 'error', ...environment, PORT: String(port) };
      if (entry === undefined) await ensureServiceBuilt();
      const args = entry === undefined ? SERVICE : ['--import', 'tsx', entry];
      const started = spawn(process.execPath, args, { cwd: ROOT, env });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text: Buffer) => (log = (log + text.toString()).slice(-8000)));
      for (const until = Date.now() + START_MS; Date.now() < until; await sleep(50)) {
        if (started.exitCode !== null) break;
        if (
          await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(START_MS) }).then(
            ({ ok }) => ok,
            () => false,
          )
        )
          return;
      }
      throw new Error(`The service did not start:\n${log}`);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
};
