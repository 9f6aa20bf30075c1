import fixWebmDuration from 'fix-webm-duration';
import { VIDEO_TYPE } from '../../../contract/limits';
import { bareType } from './recorderType';

/** A webm recorded live says nothing of its length and cannot be sought in; other containers come back as they are. */
export const mendDuration = (blob: Blob, durationMs: number): Promise<Blob> =>
  bareType(blob.type) === VIDEO_TYPE
    ? fixWebmDuration(blob, durationMs, { logger: false })
    : Promise.resolve(blob);
