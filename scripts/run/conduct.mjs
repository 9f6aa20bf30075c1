import { readFileSync } from 'node:fs';
import os from 'node:os';
import { ROOT } from '../lib/paths.mjs';
import { Stop, stopRunning } from '../lib/process.mjs';
import { runAgain } from './again.mjs';
import { readBudgets } from './budgets.mjs';
import { fullDisks } from './disk.mjs';
import { failuresOf } from './results.mjs';
import { openScope } from './scope.mjs';
import { summarise } from './summary.mjs';

const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** The parent of npm's shell is npm, where the system lists processes in /proc (Linux). */
const parentOf = (pid) => {
  try {
    return /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
};
const starters = () => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * Calls back once npm or its shell has ended. npm gives SIGTERM to its shell alone, which does not hand it
 * on, and SIGKILL to npm reaches nobody else. A program started without npm may be left running on purpose.
 */
function onAbandoned(callback) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const begun = starters();
  const watch = setInterval(() => {
    if (starters() === begun) return;
    clearInterval(watch);
    callback();
  }, 1000).unref();
}

const failed = (name, messages) => ({
  name,
  seconds: 0,
  passed: 0,
  failures: messages.map((message) => ({ title: '', message })),
  files: [],
});

/**
 * The summary also reports an early end, as by a signal. Sets the exit code.
 * @param {string} name of the command
 * @param {import('./conduct.mjs').Program} program
 * @param {{ isStrict?: boolean }} [options] isStrict: what is unsteady or left behind fails the run
 */
export async function conduct(name, program, { isStrict = false } = {}) {
  const begun = Date.now();
  const results = [];
  const written = [ROOT, os.tmpdir()];
  let scope;
  let notRun = [];
  const finish = async (unsteady, left) => {
    const isRed = results.some((result) => failuresOf(result).length > 0);
    const disks = isRed ? await fullDisks(written) : [];
    if (disks.length > 0) results.push(failed('disk', disks));
    const summary = summarise(results, { notRun, unsteady, left, budgets: readBudgets(begun), isStrict });
    for (const line of summary.lines) console.log(line);
    return summary.exitCode;
  };
  let isStopped = false;
  const stop = async (reason, exitCode) => {
    if (isStopped) return;
    isStopped = true;
    stopRunning();
    const seconds = Math.round((Date.now() - begun) / 1000);
    await scope?.close({ now: true });
    results.push(failed(name, [`Stopped by ${reason} after ${seconds} s.`]));
    await finish([], []);
    process.exit(exitCode);
  };
  for (const [signal, exitCode] of Object.entries(EXIT_CODES))
    process.on(signal, () => void stop(signal, exitCode));
  onAbandoned(() => void stop('the end of npm', EXIT_CODES.SIGTERM));

  try {
    scope = openScope();
    notRun = await program((...some) => results.push(...some));
  } catch (error) {
    results.push(failed(name, [error instanceof Stop ? error.message : String(error?.stack ?? error)]));
  }
  const again = await runAgain(results);
  results.splice(0, results.length, ...again.results);
  const left = (await scope?.close()) ?? [];
  process.exitCode = await finish(again.unsteady, left);
}
