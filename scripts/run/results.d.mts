export interface TestFailure {
  readonly title: string;
  readonly message: string;
  readonly more?: readonly string[];
}

export interface Failure extends TestFailure {
  /** From the repository's root; for what is in no file, the name of the part. */
  readonly file: string;
}

export interface FileResult {
  readonly file: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failures: readonly TestFailure[];
}

export interface Result {
  readonly name: string;
  readonly seconds: number;
  /** Those that are in no file, like `failures`. */
  readonly passed: number;
  readonly failures: readonly TestFailure[];
  readonly files: readonly FileResult[];
  readonly again?: (file: string) => Promise<Result>;
}

export const countPassed: (result: Result) => number;
export const failuresOf: (result: Result) => readonly Failure[];
