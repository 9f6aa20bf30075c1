import { createStore, type UnknownAction } from '@reduxjs/toolkit';
import { ActionTypes, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import '../../api/allCalls';
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
  /** Why a reducer could not take the action of the index, which was skipped; undefined if it could. */
  readonly failureAt: (index: number) => string | undefined;
}

/** Links and addresses are this installation's, never the file's: anybody may have written it. */
const startOf = ({ base, path, config: { productCode, provider } }: Trace, config: RuntimeConfig) => ({
  navigation: initialNavigation(path, { opensFirstPage: true }),
  campaign: campaignOf(''),
  ...base,
  config: {
    ...config,
    ...(typeof productCode === 'string' && { productCode }),
    ...(typeof provider === 'string' && { provider }),
  },
});

export const isAction = (event: Trace['events'][number]): event is ActionEvent => event.kind === 'action';

/**
 * Behind an action at which a reducer throws, the time machine computes nothing more: so such an action
 * changes nothing, and `failures` says why.
 */
const skipping = (config: RuntimeConfig, failures: Map<object, string>) => {
  const reducer = rootReducer(config);
  return (state: RootState | undefined, action: UnknownAction): RootState => {
    try {
      return reducer(state, action);
    } catch (error) {
      failures.set(action, String(error));
      return state as RootState;
    }
  };
};

/** Computed by the reducers alone: no saga runs and no call is made. */
export const replayOf = (trace: Trace, config: RuntimeConfig): Replay => {
  const failures = new Map<object, string>();
  type Machine = EnhancedStore<RootState, { type: string }, null>;
  const { liftedStore } = createStore(skipping(config, failures), instrument()) as unknown as Machine;
  const actions = ownActions(trace.events.filter(isAction).map(({ action }) => action));
  liftedStore.dispatch({
    type: ActionTypes.IMPORT_STATE,
    nextLiftedState: actions,
    preloadedState: startOf(trace, config) as RootState,
  });
  // Entry 0 is the start, entry n the state after n actions.
  const { computedStates } = liftedStore.getState();
  let count = 0;
  const actionsUpTo = trace.events.map((event) => (count += Number(isAction(event))));
  return {
    trace,
    stateAt: (index) => computedStates[actionsUpTo[index] ?? 0]?.state as RootState,
    failureAt: (index) => {
      const event = trace.events[index];
      const action = event && isAction(event) && actions[(actionsUpTo[index] ?? 0) - 1];
      return action ? failures.get(action) : undefined;
    },
  };
};
