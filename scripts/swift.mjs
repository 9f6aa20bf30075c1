/**
 * OpenStack Swift with its S3 interface, from Debian's packages. They are fetched by apt once and unpacked
 * into .cache, which needs no root. `node scripts/swift.mjs` starts one and prints its endpoint.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { main, Stop } from './lib/process.mjs';
import { fromRoot } from './lib/paths.mjs';

const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];
const WAIT_MS = 20_000;
const ATTEMPTS = 5;
/** Below those that systems give to outgoing connections: four in a row are free, most likely. */
const PORTS = { from: 20_000, to: 30_000 };

function missingPackages() {
  try {
    const plan = execFileSync('apt-get', ['install', '-s', '--no-install-recommends', ...PACKAGES], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  } catch {
    throw new Stop('OpenStack Swift is not to be had: it takes Debian, and `apt-get update` once.');
  }
}

/**
 * Throws Stop that says what is missing.
 * @returns {string} the folder in which they lie
 */
export function unpackSwift() {
  const root = fromRoot('.cache', 'swift');
  if (existsSync(root)) return root;
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const work = mkdtempSync(path.join(fromRoot('.cache'), 'swift-'));
  try {
    const packages = missingPackages();
    const options = { cwd: work, stdio: ['ignore', 'ignore', 'ignore'] };
    if (packages.length > 0) execFileSync('apt-get', ['download', ...packages], options);
    mkdirSync(path.join(work, 'root'));
    for (const file of readdirSync(work).filter((name) => name.endsWith('.deb')))
      execFileSync('dpkg-deb', ['-x', file, 'root'], options);
    renameSync(path.join(work, 'root'), root);
  } catch (error) {
    // Another run beside this one may have been first.
    if (!existsSync(root)) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return root;
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Undefined where it ended or did not start: somebody else may have one of its ports. */
async function attempt(root) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'apertura-swift-'));
  const port = randomInt(PORTS.from, PORTS.to);
  const libraries = existsSync(path.join(root, 'usr/lib'))
    ? readdirSync(path.join(root, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu'))
    : [];
  const server = spawn('/usr/bin/python3', [fromRoot('scripts', 'swift', 'serve.py'), folder, String(port)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      PATH: process.env.PATH,
      PYTHONPATH: path.join(root, 'usr/lib/python3/dist-packages'),
      LD_LIBRARY_PATH: libraries.map((name) => path.join(root, 'usr/lib', name)).join(':'),
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const until = Date.now() + WAIT_MS;
  const ports = [0, 1, 2, 3].map((number) => port + number);
  while (!(await Promise.all(ports.map(answers))).every(Boolean)) {
    if (Date.now() > until || server.exitCode !== null) {
      await stop();
      return undefined;
    }
    await pause(100);
  }
  return { endpoint: `http://127.0.0.1:${port}`, stop };
}

/**
 * @returns {Promise<{ endpoint: string, stop: () => Promise<void> }>} an empty
 * server, and what ends it; throws Stop
 */
export async function startSwift() {
  const root = unpackSwift();
  for (let turn = 0; turn < ATTEMPTS; turn += 1) {
    const started = await attempt(root);
    if (started) return started;
  }
  throw new Stop('OpenStack Swift did not start.');
}

if (process.argv[1] === fromRoot('scripts', 'swift.mjs')) {
  await main(async () => {
    const { endpoint, stop } = await startSwift();
    console.log(endpoint);
    const end = () => void stop().then(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, end);
    // Its parent may have ended without a signal.
    process.stdin.on('end', end).resume();
  });
}
