import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { runNode } from './process.mjs';

function resultOf(code, file) {
  let result;
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log('jest ended without a result.');
    return { passed: 0, failed: 1 };
  }
  // A file that does not even load has no failed test of its own, and a skipped test proves nothing.
  const skipped = result.numPendingTests + result.numTodoTests;
  if (skipped > 0) console.log(`${skipped} skipped: skipped tests count as failed.`);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + skipped;
  return { passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Runs one project of jest.config.ts, one file after another: what is to run side by side is a stage of its own.
 * @param {string} project
 * @param {{ env: NodeJS.ProcessEnv, prefix?: string, shard?: string, ignore?: string, timeoutMs: number }} options shard: a part of
 *   the files, as '1/4'; ignore: a pattern of paths to leave out
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runJest(project, { shard = '', ignore, ...options }) {
  const database = options.env.TEST_DATABASE_URL === undefined ? '' : '-postgres';
  const file = fromRoot('.cache', `jest-result-${project}${database}${shard.replace('/', '-of-')}.json`);
  mkdirSync(fromRoot('.cache'), { recursive: true });
  rmSync(file, { force: true });
  const args = [
    'node_modules/jest/bin/jest.js',
    `--selectProjects=${project}`,
    '--ci',
    '--maxWorkers=1',
    '--json',
    `--outputFile=${file}`,
    ...(shard ? [`--shard=${shard}`] : []),
    ...(ignore ? [`--testPathIgnorePatterns=${ignore}`] : []),
  ];
  const { code } = await runNode(args, options);
  return resultOf(code, file);
}
