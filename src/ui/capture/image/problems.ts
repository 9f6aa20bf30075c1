export type FileProblem =
  | 'unsupported' // no image that this browser can read, and no PDF
  | 'blank' // one colour all over: what iOS makes of a picture too large for it
  | 'tooLarge';

export class FileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`File ${problem}`);
    this.name = 'FileError';
  }
}
