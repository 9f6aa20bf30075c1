import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './paths.mjs';

export class Stop extends Error {
  /** @param {number} exitCode 2 for a program that was called wrongly */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const running = new Set();
let isStopping = false;

/** From now on `run` begins nothing, and does not end. */
export function stopRunning() {
  isStopping = true;
  running.forEach((child) => child.kill());
}

process.on('exit', () => running.forEach((child) => child.kill()));

/** By `process.exit`, so that what this program started ends with it. */
export function endOnSignals() {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

/** Enough of the output to show why a program failed. */
const MOST_KEPT = 200_000;

/**
 * In the repository's root.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.quiet] keeps the output instead of showing it
 * @param {boolean} [options.keep] keeps it, and shows it
 * @param {string} [options.label] shown before each line of the output, which is kept, too
 * @param {'ignore' | 'inherit'} [options.stdin] ignored unless it is to be inherited
 * @returns {Promise<{ code: number, signal: string | null, output: string }>} exit code (1 when it was
 * stopped or did not start), the signal that stopped it, and the end of what was kept
 */
export function run(command, args, options = {}) {
  const { env = process.env, quiet = false, keep = false, label, stdin = 'ignore' } = options;
  return new Promise((resolve) => {
    if (isStopping) return;
    const shown = quiet || keep || label !== undefined ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: ROOT, env, stdio: [stdin, shown, shown] });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output = (output + chunk).slice(-MOST_KEPT);
      });
      if (stream && !quiet)
        createInterface({ input: stream }).on('line', (line) =>
          console.log(label === undefined ? line : `[${label}] ${line}`),
        );
    }
    child.on('error', (error) => resolve({ code: 1, signal: null, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      running.delete(child);
      if (!isStopping) resolve({ code: code ?? 1, signal, output });
    });
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Ends the program with the usage where it is asked for; throws Stop on what is no flag.
 * @param {string} command as it is typed
 * @param {Readonly<Record<string, string>>} flags what each means, by its name without '--'
 */
export function readFlags(command, flags) {
  const args = process.argv.slice(2);
  const rows = Object.entries({ ...flags, help: 'this text' }).map(
    ([name, means]) => `  --${name}  ${means}`,
  );
  const usage = [`Usage: ${command} -- [OPTIONS]`, ...rows].join('\n');
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = args.find((arg) => !arg.startsWith('--') || !Object.hasOwn(flags, arg.slice(2)));
  if (unknown !== undefined) throw new Stop(`${command} does not know ${unknown}.\n\n${usage}`, 2);
  return new Set(args.map((arg) => arg.slice(2)));
}

/**
 * Ends the program with the usage where it is asked for; throws Stop on another name.
 * @param {string} command as it is typed
 * @param {readonly string[]} names
 */
export function readName(command, names) {
  const [name, ...args] = process.argv.slice(2);
  if (names.includes(name)) return { name, args };
  const usage = `Usage: ${command} -- NAME [OPTIONS]\nNAME: ${names.join(', ')}`;
  if (name !== '--help' && name !== '-h') throw new Stop(usage, 2);
  console.log(usage);
  process.exit(0);
}

export async function main(program) {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
