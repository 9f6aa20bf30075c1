import { repairWebm } from '../../src/contract/repairWebm';

/** Returns the webm so that every reviewer's browser plays it; unchanged where its head cannot be read. */
export const repairedWebm = (bytes: Buffer, durationMs: number): Buffer => {
  try {
    const parts = repairWebm(bytes, durationMs);
    return parts ? Buffer.concat(parts) : bytes;
  } catch {
    return bytes;
  }
};
