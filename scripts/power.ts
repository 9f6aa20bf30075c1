/**
 * `npm run test:power`: names the planted faults that no test notices. A fault is shown to the test file that
 * noticed it last, which is noted beside it, then to all that reach it. `--only NAME,NAME` and `--area
 * NAME,NAME` choose some of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './power/copyTree';
import type { ListedFault } from './power/fault';
import { faults, saveNoticedBy } from './power/faults';
import { plant, plantedSources } from './power/plant';

const ROOT = path.resolve(__dirname, '..');
/** A loaded machine is slow, and that is no fault. */
const TEST_MS = 60_000;
/** A person's settings of the service do not reach the tests. */
const KEPT = ['PATH', 'HOME', 'LANG', 'CHROMIUM_PATH', 'FFPROBE_PATH', 'PDFSIG_PATH', 'OPENSSL_PATH'];

interface Result {
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const failing = (tree: string, args: readonly string[]): string[] => {
  const output = path.join(tree, 'test-result.json');
  const temporary = path.join(tree, 'tmp');
  rmSync(output, { force: true });
  mkdirSync(temporary, { recursive: true });
  const kept = KEPT.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  });
  const options = [
    `--cacheDirectory=${path.join(tree, 'jest-cache')}`,
    '--ci',
    '--forceExit',
    '--json',
    '--maxWorkers=1',
    `--outputFile=${output}`,
    '--passWithNoTests',
    '--silent',
    `--testTimeout=${TEST_MS}`,
  ];
  const { stderr } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...args, ...options], {
    cwd: tree,
    encoding: 'utf8',
    env: { ...Object.fromEntries(kept), TMPDIR: temporary },
  });
  if (!existsSync(output)) {
    // With --bail, jest ends at the first file that fails, and writes no result.
    const [, file] = /^FAIL (?:\S+ )?(__tests__\/\S+)/m.exec(stderr) ?? [];
    if (file === undefined) throw new Error(`jest ended without a result:\n${stderr.slice(-4000)}`);
    return [file];
  }
  const { numRuntimeErrorTestSuites, testResults } = JSON.parse(readFileSync(output, 'utf8')) as Result;
  const failed = testResults.filter(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'failed'),
  );
  if (failed.length === 0 && numRuntimeErrorTestSuites > 0)
    throw new Error(`A test file does not load:\n${stderr.slice(-4000)}`);
  return failed.map(({ name }) => path.relative(tree, name));
};

const filesOf = ({ file, and = [] }: ListedFault): string[] => [file, ...and.map((one) => one.file)];

const noticedBy = (tree: string, fault: ListedFault): string | undefined => {
  const last = fault.noticedBy;
  const isThere = last !== '' && existsSync(path.join(ROOT, last));
  const [again] = isThere ? failing(tree, ['--runTestsByPath', last]) : [];
  if (again !== undefined) return again;
  const layers = ['--selectProjects', 'unit', 'server', '--bail'];
  return failing(tree, ['--findRelatedTests', ...filesOf(fault), ...layers])[0];
};

/** `names` is a comma-separated list; without it, everything is chosen. */
const isIn = (names: string | undefined, name: string): boolean =>
  names === undefined || names.split(',').includes(name);

const main = (): void => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, area: { type: 'string' } } });
  const chosen = faults.filter(({ name, area }) => isIn(values.only, name) && isIn(values.area, area));
  if (chosen.length === 0) throw new Error('No fault has this name and area: see scripts/power/faults.');
  // Reports faults that no longer apply at once, not after minutes.
  for (const fault of chosen) plantedSources(ROOT, fault);
  const found = new Map<string, string>();
  const tree = copyTree(ROOT);
  try {
    for (const [place, fault] of chosen.entries()) {
      const remove = plant(tree.folder, fault);
      const by = noticedBy(tree.folder, fault);
      remove();
      if (by !== undefined) found.set(fault.name, by);
      if (by !== undefined && by !== fault.noticedBy) saveNoticedBy(fault, by);
      console.log(`${place + 1}/${chosen.length} ${fault.area} ${fault.name}: ${by ?? 'SURVIVED'}`);
    }
    const noticing = [...new Set(found.values())];
    const blind = noticing.length > 0 ? failing(tree.folder, ['--runTestsByPath', ...noticing]) : [];
    for (const file of blind) console.error(`${file} fails without a fault too: it has noticed nothing.`);
    console.log(`${chosen.length} faults, ${chosen.length - found.size} survived.`);
    if (blind.length > 0 || found.size < chosen.length) process.exitCode = 1;
  } finally {
    tree.remove();
  }
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
