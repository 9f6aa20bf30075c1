import { VIDEO_TYPE } from '../../contract/limits';
import { repairWebm } from '../../contract/repairWebm';
import { bareType } from '../check/recorderType';

/** Browsers write a few hundred bytes before the first picture. */
const HEAD_BYTES = 4096;

/** Other or unreadable files stay unchanged, as some players can still play them. */
export const repairRecording = async (blob: Blob, durationMs: number): Promise<Blob> => {
  if (bareType(blob.type) !== VIDEO_TYPE) return blob;
  try {
    const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
    const parts = repairWebm(head, durationMs);
    return parts ? new Blob([...parts, blob.slice(HEAD_BYTES)], { type: blob.type }) : blob;
  } catch {
    return blob;
  }
};
