import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fromRoot, ROOT } from '../lib/paths.mjs';
import { runNode } from '../lib/process.mjs';

/** Undefined where jest ended without a result. */
function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const messageOf = (text = '') =>
  stripVTControlCharacters(text)
    .split(/\n\s+at /, 1)[0]
    .replace(/\s+/g, ' ')
    .trim();

const isPassed = ({ status }) => status === 'passed';

/** A skipped test proves nothing: it counts as failed. */
const failureOf = ({ fullName, status, failureMessages }) => ({
  title: fullName,
  message: status === 'failed' ? messageOf(failureMessages[0]) : `This test is ${status}.`,
});

/**
 * @param {object} suite one file of jest's result
 * @returns {import('./results.mjs').FileResult}
 */
function fileResult({ name, startTime, endTime, status, message, assertionResults }) {
  const passed = assertionResults.filter(isPassed).length;
  const failures = assertionResults.filter((test) => !isPassed(test)).map(failureOf);
  // A file that does not load has no test of its own.
  if (status === 'failed' && failures.length === 0)
    failures.push({ title: '(the file itself)', message: messageOf(message) });
  const file = path.relative(ROOT, name);
  return { file, seconds: (endTime - startTime) / 1000, passed, failures };
}

/** A page in jsdom makes many short-lived objects: with room for them, its tests take a tenth less time. */
const YOUNG_OBJECTS = '--max-semi-space-size=64';

const { resolve } = createRequire(import.meta.url);

const reporters = (isListed) => [
  `--reporters=${isListed ? 'default' : fromRoot('scripts', 'run', 'reporter.mjs')}`,
  `--reporters=${resolve('jest-junit')}`,
  ...(isListed ? ['--verbose'] : []),
];

const STACK = /^\s+at /;
const LAST_LINES = 5;

const ownFailure = (title, printed) => {
  const lines = stripVTControlCharacters(printed)
    .split('\n')
    .filter((line) => line.trim() !== '' && !STACK.test(line));
  const reason = lines.find((line) => /error/i.test(line)) ?? lines.slice(-LAST_LINES).join(' ');
  return { title, message: messageOf(reason), more: lines.filter((line) => line.startsWith('FAIL ')) };
};

/**
 * Leaves its report for CI, JUnit's XML, in `reports`.
 * @param {string} name
 * @param {object} [options]
 * @param {readonly string[]} [options.args]
 * @param {number} [options.workers]
 * @param {boolean} [options.isListed] with a line for each test
 * @param {NodeJS.ProcessEnv} [options.env]
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function runJest(name, options = {}) {
  const { args = [], workers = 1, isListed = false, env = {} } = options;
  const reports = fromRoot('reports');
  const output = fromRoot('reports', `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(output, { force: true });
  const fixed = ['--ci', '--forceExit', `--maxWorkers=${workers}`, ...reporters(isListed)];
  const begun = Date.now();
  const {
    code,
    signal,
    output: printed,
  } = await runNode(
    [YOUNG_OBJECTS, 'node_modules/jest/bin/jest.js', ...fixed, '--json', `--outputFile=${output}`, ...args],
    {
      env: {
        ...process.env,
        JEST_JUNIT_OUTPUT_DIR: reports,
        JEST_JUNIT_OUTPUT_NAME: `${name}.xml`,
        ...env,
      },
      keep: true,
    },
  );
  const seconds = (Date.now() - begun) / 1000;
  const again = (file) =>
    runJest(`${name}-again`, { ...options, workers: 1, args: [...args, '--runTestsByPath', file] });
  const ended = signal === null ? `ended with ${code}` : `was killed by ${signal}`;
  const result = readResult(output);
  if (result === undefined)
    return {
      name,
      seconds,
      passed: 0,
      failures: [ownFailure(`jest ${ended}, without a result`, printed)],
      files: [],
      again,
    };
  const files = result.testResults.map(fileResult);
  const isSilent = code !== 0 && files.every(({ failures }) => failures.length === 0);
  return {
    name,
    seconds,
    passed: 0,
    failures: isSilent ? [ownFailure(`jest ${ended}`, printed)] : [],
    files,
    again,
  };
}
