export interface TestFailure {
  /** The title of the test, or of the other failure. */
  readonly title: string;
  readonly message: string;
  /** More lines about it. */
  readonly more?: readonly string[];
}

export interface Failure extends TestFailure {
  /** From the repository's root; for what is in no file, the name of the part. */
  readonly file: string;
}

/** A file of tests. */
export interface FileResult {
  readonly file: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failures: readonly TestFailure[];
}

/** A part of a run: a check, or a run of jest. */
export interface Result {
  readonly name: string;
  readonly seconds: number;
  /** Those that are in no file, like `failures`. */
  readonly passed: number;
  readonly failures: readonly TestFailure[];
  readonly files: readonly FileResult[];
  /** Runs one of the files once more, alone. */
  readonly again?: (file: string) => Promise<Result>;
}

export const countPassed: (result: Result) => number;
export const failuresOf: (result: Result) => readonly Failure[];
