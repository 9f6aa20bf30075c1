import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Set in each process of a run. PostgreSQL, which gets none, has the folder in its command line. */
const MARK = 'APERTURA_RUN';
/** What tools keep on purpose: compiled code for later runs, and the folder of the PulseAudio client. */
const KEPT_BY_TOOLS = /^(tsx-|jest_|node-compile-cache|v8-compile-cache|pulse-)/;
/** For processes that end by themselves after their run, such as a browser. */
const PATIENCE_MS = 5000;

const read = (pid, file) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    // It has ended, or is somebody else's.
    return '';
  }
};

/** None where the system lists no processes in /proc (not Linux). */
function processesOf(folder) {
  let names = [];
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  return names
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((pid) => ({ pid: Number(pid), command: read(pid, 'cmdline') }))
    .filter(
      ({ pid, command }) =>
        command !== '' && (command.includes(folder) || read(pid, 'environ').includes(`${MARK}=${folder}`)),
    );
}

const signal = (processes, name) => {
  for (const { pid } of processes)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
};

async function untilEnded(folder, patience) {
  const end = Date.now() + patience;
  let running = processesOf(folder);
  while (running.length > 0 && Date.now() < end) {
    await sleep(50);
    running = processesOf(folder);
  }
  return running;
}

/**
 * Everything that a run starts puts what is temporary into the run's own folder.
 * @returns {{ close: (options?: { now?: boolean }) => Promise<readonly string[]> }} `close` ends the run's
 * processes (`now`: without waiting for those that end by themselves), removes the folder, and says in a line
 * each what was still there: processes, files and folders
 */
export function openScope() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'apertura-run-'));
  // PostgreSQL runs as another user where this runs as root.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env[MARK] = folder;
  const remove = () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      return [];
    } catch (error) {
      return [`folder ${folder}: ${error.message}`];
    }
  };
  process.once('exit', remove);
  return {
    close: async ({ now = false } = {}) => {
      const late = now ? processesOf(folder) : await untilEnded(folder, PATIENCE_MS);
      signal(late, 'SIGTERM');
      signal(await untilEnded(folder, PATIENCE_MS), 'SIGKILL');
      await untilEnded(folder, PATIENCE_MS);
      const files = readdirSync(folder).filter((name) => !KEPT_BY_TOOLS.test(name));
      return [
        ...late.map(({ pid, command }) => `process ${pid}: ${command.slice(0, 120)}`),
        ...files.map((name) => `temporary ${name}`),
        ...remove(),
      ];
    },
  };
}
