/** What the page and the worker say to each other: one picture in, one answer out. */
export interface ShrinkRequest {
  readonly file: Blob;
}
export type ShrinkAnswer =
  | { readonly blob: Blob; readonly problem?: undefined }
  | { readonly blob?: undefined; readonly problem: 'unsupported' | 'blank' };
