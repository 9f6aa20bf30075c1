/**
 * What readers do to help, as reading documents: nothing depends on it, so it takes little time, and less
 * while files of others wait.
 */
import { isWaitingIn } from '../limits/fairQueue';
import type { Limit, Limits, Program } from './readerProcess';
import { askReader } from './readers';

/** A page at 300 dpi takes a third of this, a photograph of four megapixels a tenth. */
const ALONE: Limits = { processorMs: 3000, clockMs: 9000 };
const WHILE_OTHERS_WAIT: Limits = { processorMs: 1500, clockMs: 5000 };

export const helpLimits = (): Limits =>
  isWaitingIn('files') || isWaitingIn('readers') ? WHILE_OTHERS_WAIT : ALONE;

export const HELP_WAIT_MS = 4000;

/** Undefined where that takes too long, fails, or cannot soon begin. */
export const askForHelp = async <Result>(
  program: Program,
  owner: string,
  message: object,
  limit: Limit = helpLimits,
): Promise<Result | undefined> => {
  const asked = askReader<Result>(program, owner, message, limit, HELP_WAIT_MS);
  const answer = await asked.catch(() => undefined);
  return typeof answer === 'string' ? undefined : answer;
};
