import type { Answerer } from '../../api/baseQuery';
import type { ApiError } from '../../contract/errors';
import type { Trace } from '../../contract/trace';
import { callStatusOf, calledEndpoint } from './ownActions';
import { isAction } from './replayOf';

const never = new Promise<never>(() => undefined);

/**
 * A call that the recording has not answered up to the index waits for ever, and so does a file, which was
 * not recorded.
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
