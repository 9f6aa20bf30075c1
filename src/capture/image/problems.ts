export type FileProblem =
  | 'unsupported' // no image that this browser can read, and no PDF
  | 'heic' // an HEIC photograph, which this browser cannot decode
  | 'blank' // one colour all over: what iOS makes of a picture too large for it
  | 'tooLarge' // over the limit of what is sent
  | 'huge'; // so large that a browser should not try to open it

export class FileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`File ${problem}`);
    this.name = 'FileError';
  }
}
