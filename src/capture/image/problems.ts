export type FileProblem =
  | 'unsupported' // no image that this browser can read, and no PDF
  | 'heic' // an HEIC photograph, which this browser cannot decode
  | 'blank' // one colour all over: iOS returns this for a picture too large for it
  | 'altered' // the browser gives noise in place of the picture
  | 'tooLarge' // over the limit of what is sent
  | 'huge' // so large that a browser should not try to open it
  | 'unreadable' // its bytes cannot be read: it has changed, or lies in the cloud
  | 'notVideo'
  | 'videoEmpty'
  | 'videoTooLong'
  | 'videoTooLarge';

export class FileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`File ${problem}`);
    this.name = 'FileError';
  }
}
