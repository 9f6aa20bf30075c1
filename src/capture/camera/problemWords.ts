import { cameraCopy } from '../../copy/capture/camera';
import { platform } from './platform';
import type { CameraProblem } from './problems';

/** What happened and what to do, for the browser in hand. */
export const problemWords = (
  words: Readonly<Record<CameraProblem, string>>,
  problem: CameraProblem,
): string => (problem === 'blocked' ? `${words.blocked} ${cameraCopy.unblock[platform()]}` : words[problem]);
