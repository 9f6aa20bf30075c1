import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './paths.mjs';

/** A failure that a person can act on: shown as its message, without a stack. */
export class Stop extends Error {
  /** @param {number} exitCode 2 for a program that was called wrongly */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));

/** Lets a signal end this program by `process.exit`, so that what it started ends with it. */
export function endOnSignals() {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}

/**
 * Runs a command in the repository's root to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.quiet] keeps the output instead of showing it
 * @param {string} [options.label] shown before each line of the output
 * @param {'ignore' | 'inherit'} [options.stdin] ignored unless it is to be inherited
 * @returns {Promise<{ code: number, output: string }>} exit code (1 when it was stopped or did
 * not start) and what quiet kept
 */
export function run(command, args, { env = process.env, quiet = false, label, stdin = 'ignore' } = {}) {
  return new Promise((resolve) => {
    const shown = quiet || label !== undefined ? 'pipe' : 'inherit';
    const stdio = [stdin, shown, shown];
    const child = spawn(command, args, { cwd: ROOT, env, stdio });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    if (quiet) {
      child.stdout.setEncoding('utf8').on('data', keep);
      child.stderr.setEncoding('utf8').on('data', keep);
    } else if (label !== undefined) {
      for (const input of [child.stdout, child.stderr])
        createInterface({ input }).on('line', (line) => console.log(`[${label}] ${line}`));
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

export const runNode = (args, options) => run(process.execPath, args, options);

/**
 * Returns which of the flags were given. Ends the program with the usage where it is asked for; throws Stop
 * on anything else.
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
 * Returns the first argument, which is one of the names, and the others. Ends the program with the usage
 * where it is asked for; throws Stop on another name.
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

/** Runs a command's main function; a Stop ends it with its message and exit code. */
export async function main(program) {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
