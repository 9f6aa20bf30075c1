import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './paths.mjs';

/** A failure that a person can act on: shown as one line, without a stack. */
export class Stop extends Error {}

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));

/** Lets a signal end this program by `process.exit`, so that what it started ends with it. */
export function endOnSignals() {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

/** Writes a stream's lines to a stream of this program, each with a word before it. */
function passOn(from, to, prefix) {
  createInterface({ input: from }).on('line', (line) => to.write(`${prefix}${line}\n`));
}

/**
 * Runs a command in the repository's root to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, prefix?: string, timeoutMs?: number }} [options] quiet keeps the output
 *   instead of showing it; prefix stands before each of its lines, where several programs run side by side
 * @returns {Promise<{ code: number, output: string }>} exit code (1 when it was stopped or did not start) and what quiet kept
 */
export function run(command, args, { env = process.env, quiet = false, prefix, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const inherits = !quiet && prefix === undefined;
    const stdio = inherits ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: ROOT, env, stdio, timeout: timeoutMs, killSignal: 'SIGKILL' });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    if (quiet) {
      child.stdout.setEncoding('utf8').on('data', keep);
      child.stderr.setEncoding('utf8').on('data', keep);
    } else if (prefix !== undefined) {
      passOn(child.stdout, process.stdout, prefix);
      passOn(child.stderr, process.stderr, prefix);
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a command's main function; a Stop ends it with its one line and exit code 1. */
export async function main(program) {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
