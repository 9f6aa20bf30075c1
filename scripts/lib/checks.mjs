import { fromRoot } from './paths.mjs';

/** npm scripts that pass or fail as one, the longest first: two at once end at about the same time. */
const CHECKS = ['lint:code', 'check:size', 'check:faults', 'unused', 'floors', 'check:trace', 'lint:format'];

/** What `npm run test:all` adds. */
const LONG_CHECKS = ['test:faults', 'test:search -- --runs 1000'];

/**
 * Runs every check, at most `slots` at once, to its end.
 * @param {{ isAll: boolean, slots: number }} options
 * @returns {Promise<{ name: string, passed: number, failed: number }[]>}
 */
export async function runChecks({ isAll, slots }) {
  // Imported here: on a fresh clone it is installed by now.
  const { default: runAll } = await import('npm-run-all2');
  process.chdir(fromRoot());
  // The type checker is a Go program: with a larger heap it takes a quarter less of the processor.
  process.env.GOGC ??= '400';
  const results = await runAll(isAll ? [...CHECKS, ...LONG_CHECKS] : CHECKS, {
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
