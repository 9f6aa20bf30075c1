/** A video that has not been sent. */
export interface UnsentClip {
  readonly blob: Blob;
  /** Recorded here, not chosen as a file. */
  readonly fromCamera: boolean;
  /** No voice was heard in all of it. */
  readonly silent: boolean;
}
