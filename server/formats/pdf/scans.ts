import { IMAGE_MAX_SIDE_PX } from '../../../src/contract/limits';
import { fairQueue } from '../../limits/fairQueue';
import { soon } from '../../limits/soon';
import { askForHelp, HELP_WAIT_MS } from '../help';
import type { Grey } from '../picture';
import type { Limit } from '../readerProcess';
import { program } from './inspect';

/** More would keep applicants waiting for a mere help. */
const MOST_WAITING = 8;
/** Two readers with large pictures would take too much memory, see docs/operations.md. */
const inTurn = soon(fairQueue('scans', 1, MOST_WAITING), HELP_WAIT_MS);

/** None where that takes too long, fails, or too many wait. */
export const scansOf = async (owner: string, bytes: Buffer, limit?: Limit): Promise<readonly Grey[]> => {
  const message = { bytes, maxSide: IMAGE_MAX_SIDE_PX };
  const ask = () => askForHelp<readonly Grey[]>(program, owner, message, limit);
  return (await inTurn(owner, ask).catch(() => undefined)) ?? [];
};
