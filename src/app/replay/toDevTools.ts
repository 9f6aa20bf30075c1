import { ownActions } from './ownActions';
import { isAction, type Replay } from './replayOf';

/**
 * The format that 'Import' of the Redux DevTools extension reads. Actions that cannot be applied are left
 * out: the extension would show nothing after them.
 */
export const toDevTools = ({ trace, stateAt, failureAt }: Replay): string => {
  const applied = trace.events.filter((event, at) => isAction(event) && failureAt(at) === undefined);
  return JSON.stringify({
    payload: JSON.stringify(ownActions(applied.filter(isAction).map(({ action }) => action))),
    preloadedState: JSON.stringify(stateAt(-1)),
  });
};
