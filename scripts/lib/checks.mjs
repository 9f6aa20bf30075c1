import { fromRoot } from './paths.mjs';

/** npm scripts that pass or fail as one. These take all processors; the second builds what tests need. */
const FIRST = ['lint:code', 'check:size'];

/** What `npm run test:all` adds to them. */
const LONG = ['test:faults', 'test:search -- --runs 1000'];

/** They take little of a processor: they run beside the tests, which wait a third of their time. */
const BESIDE = ['check:faults', 'unused', 'floors', 'check:trace', 'lint:format'];

/**
 * Runs what goes before the tests, at most `slots` at once, to its end.
 * @param {{ isAll: boolean, slots: number }} options
 */
export const runFirstChecks = ({ isAll, slots }) => runChecks(isAll ? [...FIRST, ...LONG] : FIRST, slots);

/** Runs the other checks, one after the other. */
export const runOtherChecks = () => runChecks(BESIDE, 1);

/**
 * @param {readonly string[]} names
 * @param {number} slots
 * @returns {Promise<{ name: string, passed: number, failed: number }[]>}
 */
async function runChecks(names, slots) {
  // Imported here: on a fresh clone it is installed by now.
  const { default: runAll } = await import('npm-run-all2');
  process.chdir(fromRoot());
  // The type checker is a Go program: with a larger heap it takes a quarter less of the processor.
  process.env.GOGC ??= '400';
  const results = await runAll([...names], {
    parallel: true,
    maxParallel: slots,
    continueOnError: true,
    silent: true,
    printLabel: true,
    stdout: process.stdout,
    stderr: process.stderr,
  }).catch((error) => error.results);
  return results.map(({ name, code }) => ({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }));
}
