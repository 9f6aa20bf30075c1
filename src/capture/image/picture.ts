/** Only advice: the applicant decides. */
export type Advice =
  | 'blurred'
  | 'glare'
  | 'dark'
  | 'incomplete' // a JPEG that stops before its end
  | 'uniform' // hardly anything on it
  | 'small'
  | 'same'; // chosen for another side as well

/** The canvas is for browsers without bitmaps; it is never posted to the worker. */
export type PictureSource = Blob | ImageBitmap | HTMLCanvasElement;

export interface ShrinkRequest {
  readonly source: PictureSource;
}

export interface Shrunk {
  readonly blob: Blob;
  readonly advice: readonly Advice[];
}
export type ShrinkAnswer =
  | (Shrunk & { readonly problem?: undefined })
  | { readonly blob?: undefined; readonly problem: 'unsupported' | 'blank' | 'altered' };
