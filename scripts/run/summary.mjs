import { countPassed, failuresOf } from './results.mjs';

const MOST_FAILURES = 40;
const MOST_LETTERS = 200;
const MOST_SLOW_FILES = 10;

const cut = (text) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text);

/** @param {import('./results.mjs').Failure} failure */
const lineOf = ({ file, title, message }) =>
  [file, title, message]
    .filter(Boolean)
    .map((part) => cut(part.replace(/[\s\p{Cc}]+/gu, ' ').trim()))
    .join(' · ');

/** @param {readonly import('./results.mjs').Failure[]} failures */
const linesOf = (failures) => {
  const lines = failures.flatMap(({ file, title, message, more = [] }) => [
    lineOf({ file, title, message }),
    ...more.map((text) => lineOf({ file, title: '', message: text })),
  ]);
  if (lines.length <= MOST_FAILURES) return lines;
  const shown = lines.slice(0, MOST_FAILURES - 1);
  return [...shown, `… and ${lines.length - shown.length} more`];
};

const time = (seconds) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;

/** @param {import('./results.mjs').Result} result */
const resultLine = (result) => {
  const failed = failuresOf(result).length;
  const name = `${failed === 0 ? 'ok    ' : 'FAILED'} ${result.name}`;
  return `${name}: ${countPassed(result)} passed, ${failed} failed, ${time(result.seconds)}`;
};

const slowest = (results) =>
  results
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_SLOW_FILES)
    .map(({ file, seconds }) => `  ${time(seconds).padStart(6)}  ${file}`);

const section = (title, lines) => (lines.length === 0 ? [] : ['', title, ...lines]);

/**
 * The failures come last before the counts. A requested part that could not be run fails it: a run that
 * proves less than it was asked does not pass.
 * @param {readonly import('./results.mjs').Result[]} results
 * @param {object} [rest]
 * @param {readonly string[]} [rest.notRun] a line for each part that could not be run, and what to install
 * @param {readonly import('./results.mjs').Failure[]} [rest.unsteady] first failures of what then passed
 * @param {readonly string[]} [rest.left] a line for each thing that the run left behind
 * @param {readonly string[]} [rest.budgets] a line for each budget
 * @param {boolean} [rest.isStrict] what is unsteady or left behind fails the run
 * @returns {{ lines: readonly string[], exitCode: 0 | 1 }}
 */
export function summarise(results, rest = {}) {
  const { notRun = [], unsteady = [], left = [], budgets = [], isStrict = false } = rest;
  const failures = [
    ...results.flatMap(failuresOf),
    ...(isStrict ? unsteady.map((one) => ({ ...one, message: `unsteady: ${one.message}` })) : []),
    ...(isStrict ? left.map((line) => ({ file: 'left behind', title: line, message: '' })) : []),
  ];
  const passed = results.reduce((sum, result) => sum + countPassed(result), 0);
  const missing = notRun.length > 0 ? `, ${notRun.length} not run` : '';
  return {
    lines: [
      ...section('=== Summary', results.map(resultLine)),
      ...section('Slowest files:', slowest(results)),
      ...section('Budgets:', budgets),
      ...section('Left behind by the run:', left),
      ...section('Unsteady, passed when run again alone:', linesOf(unsteady)),
      ...section('=== What failed', linesOf(failures)),
      ...section('=== Not run', notRun),
      '',
      `${passed} passed, ${failures.length} failed${missing}`,
    ],
    exitCode: failures.length > 0 || passed === 0 || notRun.length > 0 ? 1 : 0,
  };
}
