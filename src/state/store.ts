import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { emptyApi } from '../api/emptyApi';
import type { RuntimeConfig } from '../api/runtimeConfig';
import { campaignOf } from './campaign';
import { initialNavigation } from './navigation';
import { rootReducer } from './root';

export interface StoreOptions {
  readonly config: RuntimeConfig;
  /** Where the page was loaded. */
  readonly location: { readonly pathname: string; readonly search: string };
}

export const createAppStore = ({ config, location }: StoreOptions) => {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer(config),
    preloadedState: {
      navigation: initialNavigation(location.pathname),
      campaign: campaignOf(location.search),
    },
    middleware: (defaults) => defaults().concat(emptyApi.middleware, sagas),
  });
  sagas.setContext({ dispatch: store.dispatch });
  return { store, runSaga: sagas.run };
};

export type AppStore = ReturnType<typeof createAppStore>['store'];
export type AppDispatch = AppStore['dispatch'];
