import { IMAGE_MAX_SIDE_PX } from '../../../src/contract/limits';
import { fairQueue } from '../../limits/fairQueue';
import type { Grey } from '../picture';
import { askReader } from '../readers';
import { program } from './inspect';

/** A page of 300 points an inch takes a third of it. */
const TIME_LIMIT_MS = 3000;

/** More would keep applicants waiting for a mere help. */
const MOST_WAITING = 8;
/** Two readers with large pictures would take too much memory, see docs/operations.md. */
const inTurn = fairQueue('scans', 1, MOST_WAITING);

/** Returns the pictures in grey: none where that takes too long, fails, or too many wait. */
export const scansOf = async (
  owner: string,
  bytes: Buffer,
  limitMs = TIME_LIMIT_MS,
): Promise<readonly Grey[]> => {
  const message = { bytes, maxSide: IMAGE_MAX_SIDE_PX };
  const ask = () => askReader<readonly Grey[]>(program, owner, message, limitMs);
  const scans = await inTurn(owner, ask).catch(() => []);
  return typeof scans === 'string' ? [] : scans;
};
