export interface Change {
  /** Path in the repository. */
  readonly file: string;
  /** Source text that must occur in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

export interface Fault extends Change {
  /** Unique, as it is given to `--only`. */
  readonly name: string;
  readonly and?: readonly Change[];
}

export interface ListedFault extends Fault {
  readonly area: string;
  /** The test file that noticed it last; '' for a new one. */
  readonly noticedBy: string;
  /**
   * It shows only in a sequence of calls: a wrong order, a second session, a cancellation, a retry, a
   * reload, a race.
   */
  readonly sequence: boolean;
}
