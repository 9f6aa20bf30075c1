import type { RuntimeConfig } from '../../api/runtimeConfig';
import type { Trace } from '../../contract/trace';
import { ownActions } from './ownActions';
import { isAction, replayOf } from './replayOf';

/**
 * Returns the text of the file that 'Import' of the Redux DevTools extension reads: the actions and the state
 * before them, each as JSON.
 */
export const toDevTools = (trace: Trace, config: RuntimeConfig): string =>
  JSON.stringify({
    payload: JSON.stringify(ownActions(trace.events.filter(isAction).map(({ action }) => action))),
    preloadedState: JSON.stringify(replayOf(trace, config).stateAt(-1)),
  });
