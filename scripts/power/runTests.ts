import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

export type Layer = 'unit' | 'server' | 'browser';

/** What a run of jest has found. */
export interface TestRun {
  /** Paths in the repository of the files with a failed test, in the order in which they ran. */
  readonly failed: readonly string[];
  /** Files that did not even load: a fault that does not compile, or one that breaks every import. */
  readonly unloaded: readonly string[];
  /** Title of the first test that failed. */
  readonly title: string;
  /** It did not end in time: because of the fault, or because the machine is loaded. */
  readonly isTimeout: boolean;
}

/** As `reporter.mjs` writes it. */
type Result = readonly {
  readonly file: string;
  readonly isLoaded: boolean;
  /** Titles. */
  readonly failed: readonly string[];
  readonly isTimeout: boolean;
}[];

/** A loaded machine is slow, and that is no fault. */
const TEST_MS = 60_000;
const LONGEST_MS = 30 * 60_000;

/** A person's settings of the service do not reach the tests. */
const KEPT = ['PATH', 'HOME', 'LANG', 'CHROMIUM_PATH', 'FFPROBE_PATH', 'NGINX_PATH'];
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(KEPT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** Runs a program of Node in the tree, without its output on the screen. */
export const runNode = (
  tree: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: tree,
      env: { ...environment(), ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });

const JEST = 'node_modules/jest/bin/jest.js';
const jestCache = (tree: string): string => `--cacheDirectory=${path.join(tree, 'jest-cache')}`;

/** Test files of the layer that reach one of the files, by path in the repository. */
export const relatedTests = async (
  tree: string,
  layer: Layer,
  files: readonly string[],
): Promise<string[]> => {
  // Browser tests reach the source through the built web app: any of them may notice.
  const related = layer === 'browser' ? [] : ['--findRelatedTests', ...files];
  const args = [JEST, jestCache(tree), `--selectProjects=${layer}`, '--listTests', ...related];
  const { output } = await runNode(tree, args);
  return output
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((line) => path.relative(tree, line));
};

/** Runs test files of a layer one after another. Stops at the first test that fails, but for `toEnd`. */
export const runTests = async (
  tree: string,
  layer: Layer,
  files: readonly string[],
  { toEnd = false } = {},
): Promise<TestRun> => {
  const output = path.join(tree, 'test-result.json');
  rmSync(output, { force: true });
  const args = [
    JEST,
    jestCache(tree),
    `--selectProjects=${layer}`,
    '--ci',
    '--maxWorkers=1',
    '--forceExit',
    '--silent',
    ...(toEnd ? [] : ['--bail']),
    `--testTimeout=${TEST_MS}`,
    `--reporters=${path.join(tree, 'scripts/power/reporter.mjs')}`,
    '--runTestsByPath',
    ...files,
  ];
  // A run that is ended at its first failure leaves its temporary files: they go with the tree.
  const temporary = path.join(tree, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const ended = await runNode(tree, args, {
    TEST_RESULT: output,
    TMPDIR: temporary,
    ...(toEnd && { TEST_TO_END: 'true' }),
  });
  let result: Result;
  try {
    result = JSON.parse(readFileSync(output, 'utf8')) as Result;
  } catch {
    throw new Error(`jest ended without a result:\n${ended.output.slice(-4000)}`);
  }
  const failed = result.filter((one) => one.failed.length > 0);
  const unloaded = result.filter((one) => !one.isLoaded && one.failed.length === 0);
  const pathsOf = (some: Result): string[] => some.map(({ file }) => path.relative(tree, file));
  return {
    failed: pathsOf(failed),
    unloaded: pathsOf(unloaded),
    title: failed[0]?.failed[0] ?? '',
    isTimeout: failed[0]?.isTimeout ?? false,
  };
};
