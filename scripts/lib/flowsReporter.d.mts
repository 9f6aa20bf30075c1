interface Result {
  readonly testFilePath: string;
  readonly testExecError?: unknown;
  readonly testResults: readonly {
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    readonly status: string;
  }[];
}

/** Returns a line for each flow and for each of its branches. */
export const flowLines: (testResults: readonly Result[]) => string[];

/** Returns the results without tests that a run by title has left out. */
export const withoutLeftOut: (testResults: readonly Result[]) => Result[];
