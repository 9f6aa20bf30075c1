import { IMAGE_MAX_SIDE_PX } from '../../src/contract/limits';
import { fairQueue, QUEUE_LENGTH } from '../limits/fairQueue';
import { pictureProgram } from './pictureProgram';
import { askReader, type NoResult } from './readers';

/** The most expensive picture that is accepted takes about a second. */
const TIME_LIMIT_MS = 8000;

/** Large pictures take most of the memory that a reader may have, so one is read at a time. */
const inTurnIfLarge = fairQueue('largePictures', 1, QUEUE_LENGTH);

export type PictureFault = 'blank' | 'unreadable' | 'pictureTooLarge';

/** Grey pixels, a byte each, row by row; 0 is black. */
export interface Grey {
  readonly levels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly bytes: Buffer;
  readonly grey: Grey;
}

/** 'large': the program must be asked again, when no other large picture is read. */
type Answer =
  | { readonly picture: Uint8Array; readonly grey: Grey }
  | { readonly fault: PictureFault | 'large' };

/** The decoder may be stopped by its time, or end by a fault of its own. */
const noResult: Readonly<Record<NoResult, PictureFault>> = { late: 'pictureTooLarge', ended: 'unreadable' };

/**
 * Decoded completely and encoded as a new JPEG, so that only its pixels remain (no EXIF, location or trailing
 * bytes). `owner`: see fairQueue. Throws Overloaded.
 */
export const reencode = async (
  owner: string,
  bytes: Buffer,
  limitMs = TIME_LIMIT_MS,
): Promise<Picture | PictureFault> => {
  const ask = (mayBeLarge: boolean): Promise<Answer | NoResult> =>
    askReader(pictureProgram, owner, { bytes, maxSide: IMAGE_MAX_SIDE_PX, mayBeLarge }, limitMs);
  const answered = await ask(false);
  const isLarge = typeof answered === 'object' && 'fault' in answered && answered.fault === 'large';
  const answer = isLarge ? await inTurnIfLarge(owner, () => ask(true)) : answered;
  if (typeof answer === 'string') return noResult[answer];
  if ('fault' in answer) return answer.fault === 'large' ? 'pictureTooLarge' : answer.fault;
  const { buffer, byteOffset, byteLength } = answer.picture;
  return { bytes: Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength), grey: answer.grey };
};
