import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT } from './paths.mjs';
import { Stop } from './process.mjs';

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

/** Stack traces name the lines of the sources. */
export const serviceProgram = (name) => ['--enable-source-maps', `dist/server/${name}.js`];
export const SERVICE = serviceProgram('main');

/**
 * Signals go on to it, each once. It is in a process group of its own, so that the terminal's signal does not
 * reach it a second time.
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

/** 128 and the signal's number for a signal. */
export const exitCodeOf = (code, signal) =>
  code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1);
