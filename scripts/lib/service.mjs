import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './paths.mjs';
import { Stop } from './process.mjs';

const READY_WITHIN_MS = 120_000;

/** Throws Stop when something listens there already. */
export function ensurePortFree(host, port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        new Stop(
          taken ? `Port ${port} is taken: set PORT to another one.` : `Cannot listen: ${error.message}`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** One press of Ctrl-C reaches a program twice under npm: from the terminal and from npm. */
const SAME_PRESS_MS = 1_000;

/**
 * Starts Node on the arguments, as a part of this program: signals go on to it, each once. It stands in a process
 * group of its own, so that the terminal's signal does not reach it a second time.
 */
export function startNode(args, env = process.env) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  let passedAt = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - passedAt < SAME_PRESS_MS) return;
      passedAt = Date.now();
      child.kill(signal);
    });
  }
  return child;
}

/** The exit code by which a program tells how its child ended: 128 and the signal's number for a signal. */
export const exitCodeOf = (code, signal) =>
  code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1);

/** Waits until the address answers; false when the child ended before, or nothing came in two minutes. */
export async function isReady(child, url) {
  const end = Date.now() + READY_WITHIN_MS;
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return true;
    await sleep(200);
  }
  return false;
}
