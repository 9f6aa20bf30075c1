import { fromRoot } from './paths.mjs';

/** npm scripts that pass or fail as one. The tests need what the build makes. */
const BEFORE_TESTS = ['check:faults', 'check:size'];

/** The tests wait for browsers and clocks now and then; these take what they leave of the processor. */
const BESIDE_TESTS = [
  'lint:code',
  'lint:types',
  'typecheck',
  'lint:format',
  'unused',
  'floors',
  'check:trace',
];

/** What `npm run test:all` adds. */
const LONG_CHECKS = ['test:faults', 'test:search -- --runs 1000'];

/**
 * @typedef {{ name: string, passed: number, failed: number }} Result
 *
 * @param {readonly string[]} checks
 * @param {number} slots
 * @returns {Promise<Result[]>}
 */
async function run(checks, slots) {
  // Imported here: on a fresh clone it is installed by now.
  const { default: runAll } = await import('npm-run-all2');
  process.chdir(fromRoot());
  const results = await runAll(checks, {
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

/**
 * Runs the checks that come before the tests, at most `slots` at once, to their end.
 * @param {{ isAll: boolean, slots: number }} options
 */
export const runChecksBefore = ({ isAll, slots }) =>
  run(isAll ? [...BEFORE_TESTS, ...LONG_CHECKS] : BEFORE_TESTS, slots);

/** Runs the checks that need nothing, one after the other. */
export const runChecksBeside = () => run(BESIDE_TESTS, 1);
