import type { Advice } from './advice';

/** A file, or a picture of the camera. The canvas is for browsers that have no bitmaps; it never leaves the page. */
export type PictureSource = Blob | ImageBitmap | HTMLCanvasElement;

/** What the page and the worker say to each other: one picture in, one answer out. */
export interface ShrinkRequest {
  readonly source: PictureSource;
}

/** A picture as it is sent, and what the look at it found. */
export interface Shrunk {
  readonly blob: Blob;
  readonly advice: readonly Advice[];
}
export type ShrinkAnswer =
  | (Shrunk & { readonly problem?: undefined })
  | { readonly blob?: undefined; readonly problem: 'unsupported' | 'blank' };
