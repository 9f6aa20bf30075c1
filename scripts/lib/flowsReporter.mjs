/** Requirement ids at the beginning of a title. */
const IDS = /(?:\[R[\d.-]+\] )+/g;

/**
 * A file with more tests outside of a describe than this has a table. Its rows are grouped by their first
 * words.
 */
const MOST_BRANCHES = 30;

/** @param {string} file */
const flowOf = (file) => file.replace(/^.*__tests__[/\\]flows[/\\]/, '').replace(/\.test\.tsx?$/, '');

const branchOf = ({ ancestorTitles, title }, isTable) => {
  const words = title.replace(IDS, '');
  if (ancestorTitles.length > 0) return ancestorTitles.join(' › ').replace(IDS, '');
  return isTable ? words.split(/(?<!https?): /)[0] : words;
};

const branchesOf = (tests) => {
  const isTable = tests.filter(({ ancestorTitles }) => ancestorTitles.length === 0).length > MOST_BRANCHES;
  const branches = new Map();
  for (const test of tests) {
    const name = branchOf(test, isTable);
    const known = branches.get(name) ?? { passed: 0, failed: 0 };
    if (test.status === 'passed') known.passed += 1;
    // A skipped test proves nothing.
    else known.failed += 1;
    branches.set(name, known);
  }
  return branches;
};

const lineOf = (name, { passed, failed }) => {
  const count = passed + failed === 1 ? '' : `  (${passed + failed})`;
  return failed > 0 ? `✗ ${name}  (${failed} of ${passed + failed} failed)` : `✓ ${name}${count}`;
};

/**
 * Returns a line for each flow (a test file) and, below it, for each of its branches: its describe blocks,
 * and the tests outside of them.
 */
export const flowLines = (testResults) =>
  [...testResults]
    .sort((one, other) => (one.testFilePath < other.testFilePath ? -1 : 1))
    .flatMap(({ testFilePath, testExecError, testResults: tests }) => {
      const failed = tests.filter(({ status }) => status !== 'passed').length + (testExecError ? 1 : 0);
      const flow = { passed: tests.length - Math.min(failed, tests.length), failed };
      return [
        lineOf(flowOf(testFilePath), flow),
        ...[...branchesOf(tests)].map(([name, counts]) => `    ${lineOf(name, counts)}`),
      ];
    });

/** What a run by `-t` has left out is not shown. */
export const withoutLeftOut = (testResults) =>
  testResults
    .map(({ testResults: tests, ...file }) => ({
      ...file,
      testResults: tests.filter(({ status }) => status !== 'pending'),
    }))
    .filter(({ testResults: tests, testExecError }) => tests.length > 0 || testExecError);

/** Prints the flows and their branches at the end of a run of `npm run test:flows`. */
export default class FlowsReporter {
  #isPart;

  constructor({ testNamePattern }) {
    this.#isPart = Boolean(testNamePattern);
  }

  onRunComplete(_contexts, { testResults }) {
    const shown = this.#isPart ? withoutLeftOut(testResults) : testResults;
    if (shown.length > 0) process.stderr.write(`\n${flowLines(shown).join('\n')}\n`);
  }
}
