import { IMAGE_MAX_SIDE_PX } from '../../../src/contract/limits';
import type { Grey } from '../picture';
import { askReader } from '../readers';
import { program } from './inspect';

/** A page of 300 points an inch takes a third of it. */
const TIME_LIMIT_MS = 3000;

/** Returns the pictures in grey: none where that takes too long, fails, or too many wait. */
export const scansOf = async (
  owner: string,
  bytes: Buffer,
  limitMs = TIME_LIMIT_MS,
): Promise<readonly Grey[]> => {
  const message = { bytes, maxSide: IMAGE_MAX_SIDE_PX };
  const scans = await askReader<readonly Grey[]>(program, owner, message, limitMs).catch(() => []);
  return typeof scans === 'string' ? [] : scans;
};
