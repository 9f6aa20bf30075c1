import { VIDEO_TYPE } from '../../contract/limits';
import { bareType } from '../check/recorderType';
import { withLength } from './webmHead';

/** What a browser writes before the first picture is a few hundred bytes. */
const HEAD_BYTES = 4096;

/**
 * A webm recorded live says nothing of its length and cannot be sought in. Other containers, and what cannot be read,
 * come back as they are: the recording is good all the same.
 */
export const mendDuration = async (blob: Blob, durationMs: number): Promise<Blob> => {
  if (bareType(blob.type) !== VIDEO_TYPE) return blob;
  try {
    const parts = withLength(await blob.slice(0, HEAD_BYTES).arrayBuffer(), durationMs);
    return parts ? new Blob([...parts, blob.slice(HEAD_BYTES)], { type: blob.type }) : blob;
  } catch {
    return blob;
  }
};
