import { writeFileSync } from 'node:fs';

const isTimeout = (messages) => messages.some((message) => message.includes('Exceeded timeout of'));

/**
 * Writes what jest finds to the file in TEST_RESULT. Without TEST_TO_END it ends the run at the first
 * test that fails: what the rest of its file says does not matter, and takes time.
 */
export default class ResultReporter {
  onTestCaseResult({ path }, { status, fullName, failureMessages = [] }) {
    if (status !== 'failed' || process.env.TEST_TO_END) return;
    this.#write([{ file: path, isLoaded: true, failed: [fullName], isTimeout: isTimeout(failureMessages) }]);
    process.exit(1);
  }

  onRunComplete(_contexts, { testResults }) {
    this.#write(
      testResults.map(({ testFilePath, testExecError, testResults: tests }) => ({
        file: testFilePath,
        isLoaded: testExecError === undefined || testExecError === null,
        failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
        isTimeout: tests.some(({ failureMessages = [] }) => isTimeout(failureMessages)),
      })),
    );
  }

  #write(result) {
    writeFileSync(process.env.TEST_RESULT, JSON.stringify(result));
  }
}
