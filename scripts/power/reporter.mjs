import { writeFileSync } from 'node:fs';

/** Writes what jest found to the file in TEST_RESULT. `--json` writes nothing where `--bail` ends the run. */
export default class ResultReporter {
  onRunComplete(_contexts, { testResults }) {
    const result = testResults.map(({ testFilePath, testExecError, testResults: tests }) => ({
      file: testFilePath,
      isLoaded: testExecError === undefined || testExecError === null,
      failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
    writeFileSync(process.env.TEST_RESULT, JSON.stringify(result));
  }
}
