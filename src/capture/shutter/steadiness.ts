import type { Point } from './findSheet';

/** 'sheet': one lies in the frame. 'held': it has been steady and sharp, and is about to be photographed. */
export type Seen = 'nothing' | 'sheet' | 'held' | 'shot';

const HELD_AFTER_MS = 500;
/** Time to read 'Tieni fermo…' and to turn the shutter off. */
const SHOT_AFTER_MS = 2000;
/** In a frame of 320 by 240. Lines come in discrete steps, so corners of a still sheet move a little. */
const STILL_PIXELS = 10;

export interface Look {
  readonly at: number;
  readonly corners: readonly Point[] | undefined;
  readonly isSharp: boolean;
}

const isNear = (corners: readonly Point[], { x, y }: Point): boolean =>
  corners.some((one) => Math.hypot(one.x - x, one.y - y) <= STILL_PIXELS);

export const steadiness = (): ((look: Look) => Seen) => {
  let begun: { readonly at: number; readonly corners: readonly Point[] } | undefined;
  return ({ at, corners, isSharp }) => {
    if (!corners || !isSharp) {
      begun = undefined;
      return corners ? 'sheet' : 'nothing';
    }
    const { corners: first } = begun ?? {};
    if (!begun || !first || !corners.every((corner) => isNear(first, corner))) begun = { at, corners };
    const since = at - begun.at;
    return since >= SHOT_AFTER_MS ? 'shot' : since >= HELD_AFTER_MS ? 'held' : 'sheet';
  };
};
