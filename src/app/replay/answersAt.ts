import type { Answerer } from '../../api/baseQuery';
import type { ApiError } from '../../contract/errors';
import type { Trace } from '../../contract/trace';
import { callStatusOf, calledEndpoint } from './ownActions';
import { isAction } from './replayOf';

const never = new Promise<never>(() => undefined);

/**
 * Answers what a screen asks for as it appears: with the last answer that the recording has at the index. A
 * call without one waits for ever, and so does a file.
 */
export const answersAt =
  ({ events }: Trace, index: number): Answerer =>
  ({ name, declared }) => {
    const last = events
      .slice(0, index + 1)
      .filter(isAction)
      .findLast(({ action }) => calledEndpoint(action) === name && callStatusOf(action) !== undefined);
    if (!last || declared.answer === 'blob') return never;
    const status = callStatusOf(last.action);
    if (status === 'fulfilled') return Promise.resolve({ data: last.action.payload });
    const error = last.action.payload as ApiError | undefined;
    return status === 'rejected' && error ? Promise.resolve({ error }) : never;
  };
