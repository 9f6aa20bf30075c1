import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { runNode } from './process.mjs';

/** More files than this do not fail by chance. */
const MOST_TRIED_AGAIN = 3;

/** What a run of jest wrote of itself; undefined where it ended without a result. */
function resultOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Skipped tests prove nothing, and a file that does not even load has no failed test of its own. */
const failuresOf = ({ numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests }) =>
  numFailedTests + numRuntimeErrorTestSuites + numPendingTests + numTodoTests;

async function runOnce(project, { shard, ignore, files, name, ...options }) {
  const output = fromRoot('.cache', `jest-result-${name}.json`);
  mkdirSync(fromRoot('.cache'), { recursive: true });
  rmSync(output, { force: true });
  const args = [
    'node_modules/jest/bin/jest.js',
    `--selectProjects=${project}`,
    '--ci',
    '--maxWorkers=1',
    // A browser that a failed test left open would keep the stage until its time is up.
    '--forceExit',
    '--json',
    `--outputFile=${output}`,
    ...(shard ? [`--shard=${shard}`] : []),
    ...(ignore ? [`--testPathIgnorePatterns=${ignore}`] : []),
    ...(files ? ['--runTestsByPath', ...files] : []),
  ];
  const { code } = await runNode(args, options);
  const result = resultOf(output);
  if (result === undefined) console.log('jest ended without a result.');
  const pending = result ? result.numPendingTests + result.numTodoTests : 0;
  if (pending > 0) console.log(`${pending} skipped: skipped tests count as failed.`);
  const failed = result ? failuresOf(result) : 1;
  return {
    passed: result?.numPassedTests ?? 0,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    pending,
    files: (result?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name),
    numberIn: (file) =>
      result.testResults
        .find(({ name }) => name === file)
        .assertionResults.filter(({ status }) => status === 'passed').length,
  };
}

/**
 * Runs one project of jest.config.ts, one file after another: what is to run side by side is a stage of its own. Up to
 * three files that failed are run once more, by themselves: a machine shared with others stops a browser for seconds
 * at times. Those that pass then count as passed and are named; whatever fails twice has failed.
 * @param {string} project
 * @param {{ env: NodeJS.ProcessEnv, prefix?: string, shard?: string, ignore?: string, timeoutMs: number }} options shard: a part of
 *   the files, as '1/4'; ignore: a pattern of paths to leave out
 * @returns {Promise<{ passed: number, failed: number, again: string[] }>}
 */
export async function runJest(project, { shard = '', ...options }) {
  const database = options.env.TEST_DATABASE_URL === undefined ? '' : '-postgres';
  const name = `${project}${database}${shard.replace('/', '-of-')}`;
  const first = await runOnce(project, { ...options, shard, name });
  const { files, pending } = first;
  if (files.length === 0 || files.length > MOST_TRIED_AGAIN || pending > 0) return { ...first, again: [] };
  console.log(`Once more: ${files.join(', ')}`);
  const { ignore: _ignore, ...rest } = options;
  const second = await runOnce(project, { ...rest, files, name: `${name}-again` });
  const before = files.reduce((sum, file) => sum + first.numberIn(file), 0);
  return {
    passed: first.passed - before + second.passed,
    failed: second.failed,
    again: files.filter((file) => !second.files.includes(file)),
  };
}
