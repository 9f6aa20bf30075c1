import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** Shows at a terminal that the run goes on. */
const EVERY_MS = 60_000;
const MOST_LINES = 60;

const isFailed = ({ failureMessage, numFailingTests }) => numFailingTests > 0 || Boolean(failureMessage);

const beginning = (text) => {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES), `  … ${lines.length - MOST_LINES} more lines`];
};

export default class QuietReporter {
  #files = { all: 0, ended: 0, failed: 0 };
  #begun = Date.now();
  #told = Date.now();

  onRunStart({ numTotalTestSuites }) {
    this.#files.all = numTotalTestSuites;
  }

  onTestResult(test, result) {
    this.#files.ended += 1;
    if (isFailed(result)) {
      this.#files.failed += 1;
      console.log(`FAIL ${path.relative(ROOT, test.path)}`);
      console.log(beginning(result.failureMessage ?? '').join('\n'));
      for (const { type, message } of result.console ?? [])
        console.log(beginning(`  console.${type}: ${message}`).join('\n'));
    }
    if (Date.now() - this.#told < EVERY_MS) return;
    this.#told = Date.now();
    const { all, ended, failed } = this.#files;
    const minutes = Math.round((Date.now() - this.#begun) / 60_000);
    console.log(`${minutes} min: ${ended} of ${all} files of tests have ended, ${failed} failed`);
  }
}
