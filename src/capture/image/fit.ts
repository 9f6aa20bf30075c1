export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size of the same shape with no side over `maxSide` px; never larger than it was. Whole pixels, 1 at least. */
export const fitWithin = ({ width, height }: Size, maxSide: number): Size => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
