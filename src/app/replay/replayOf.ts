import { createStore } from '@reduxjs/toolkit';
import { ActionTypes, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { RuntimeConfig } from '../../api/runtimeConfig';
import type { ActionEvent, Trace } from '../../contract/trace';
import { campaignOf } from '../../state/campaign';
import { initialNavigation } from '../../state/navigation';
import { rootReducer, type RootState } from '../../state/root';
import { ownActions } from './ownActions';

export interface Replay {
  readonly trace: Trace;
  /** The state after the event of the index; that before the first event for -1. */
  readonly stateAt: (index: number) => RootState;
  /** Why a reducer could not take the action of the index, or an earlier one; undefined if all could. */
  readonly failureAt: (index: number) => string | undefined;
}

/**
 * Returns the state before the first event. Links and addresses are those of this installation, whatever the
 * file says: anybody may have written it.
 */
const startOf = ({ base, path, config: { productCode, provider } }: Trace, config: RuntimeConfig) => ({
  ...(base ?? { navigation: initialNavigation(path, { opensFirstPage: true }), campaign: campaignOf('') }),
  config: {
    ...config,
    ...(typeof productCode === 'string' && { productCode }),
    ...(typeof provider === 'string' && { provider }),
  },
});

export const isAction = (event: Trace['events'][number]): event is ActionEvent => event.kind === 'action';

/**
 * Computes the states of a recording with the time machine of Redux DevTools and the app's own reducers. No
 * saga runs and no call is made.
 */
export const replayOf = (trace: Trace, config: RuntimeConfig): Replay => {
  const start = startOf(trace, config);
  const machine = instrument(undefined, { shouldCatchErrors: true });
  type Machine = EnhancedStore<RootState, { type: string }, null>;
  const { liftedStore } = createStore(rootReducer(config), machine) as unknown as Machine;
  liftedStore.dispatch({
    type: ActionTypes.IMPORT_STATE,
    nextLiftedState: ownActions(trace.events.filter(isAction).map(({ action }) => action)),
    preloadedState: start as RootState,
  });
  // Entry 0 is the start, entry n the state after n actions.
  const { computedStates } = liftedStore.getState();
  let count = 0;
  const actionsUpTo = trace.events.map((event) => (count += Number(isAction(event))));
  const entryAt = (index: number) => computedStates[actionsUpTo[index] ?? 0];
  return {
    trace,
    stateAt: (index) => entryAt(index)?.state as RootState,
    failureAt: (index) => entryAt(index)?.error,
  };
};
