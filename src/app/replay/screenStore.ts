import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import type { Answerer } from '../../api/baseQuery';
import { emptyApi } from '../../api/emptyApi';
import type { RootState } from '../../state/root';

/**
 * Nothing that the screens dispatch changes the moment, except for the calls that a screen makes as it
 * appears: `answer` replaces the service.
 */
export const screenStore = (moment: RootState, answer: Answerer) =>
  configureStore({
    reducer: (state: RootState = moment, action: UnknownAction): RootState =>
      action.type.startsWith(`${emptyApi.reducerPath}/`)
        ? { ...state, api: emptyApi.reducer(state.api, action) }
        : state,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: answer },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(emptyApi.middleware),
  });
