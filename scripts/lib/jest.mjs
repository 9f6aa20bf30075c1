import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { runNode } from './process.mjs';

/** What a run of jest wrote of itself; undefined where it ended without a result. */
function resultOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Skipped tests prove nothing, and a file that does not load has no failed test of its own. */
const failuresOf = ({ numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests }) =>
  numFailedTests + numRuntimeErrorTestSuites + numPendingTests + numTodoTests;

/** A page in jsdom makes many short-lived objects: with room for them, its tests take a tenth less time. */
const YOUNG_OBJECTS = '--max-semi-space-size=64';

/**
 * Runs jest once and leaves its report for CI, JUnit's XML, in `reports`.
 * @param {string} name
 * @param {{ args?: readonly string[], env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ name: string, passed: number, failed: number }>}
 */
export async function runJest(name, { args = [], env = {} } = {}) {
  const reports = fromRoot('reports');
  const output = fromRoot('reports', `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(output, { force: true });
  const fixed = ['--ci', '--forceExit'];
  const { code } = await runNode(
    [YOUNG_OBJECTS, 'node_modules/jest/bin/jest.js', ...fixed, '--json', `--outputFile=${output}`, ...args],
    {
      env: {
        ...process.env,
        JEST_JUNIT_OUTPUT_DIR: reports,
        JEST_JUNIT_OUTPUT_NAME: `${name}.xml`,
        ...env,
      },
    },
  );
  const result = resultOf(output);
  if (result === undefined) {
    console.log(`${name}: jest ended without a result.`);
    return { name, passed: 0, failed: 1 };
  }
  const skipped = result.numPendingTests + result.numTodoTests;
  if (skipped > 0) console.log(`${name}: ${skipped} skipped tests count as failed.`);
  const failed = failuresOf(result);
  return { name, passed: result.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}
