import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Answerer } from '../api/baseQuery';
import { emptyApi } from '../api/emptyApi';
import type { RuntimeConfig } from '../api/runtimeConfig';
import { analyticsMiddleware } from './analytics';
import { campaignOf } from './campaign';
import { initialNavigation } from './navigation';
import { rootReducer } from './root';
import { sessionExpiryMiddleware } from './sessionExpiryMiddleware';

export interface StoreOptions {
  readonly config: RuntimeConfig;
  /** The address at which the page was loaded. */
  readonly location: { readonly pathname: string; readonly search: string };
  /** Sub-page of the loaded history entry, after a reload. */
  readonly subPage?: number;
  /** The page shows the first page already. */
  readonly opensFirstPage?: boolean;
  /** Masks values for DevTools. Without it DevTools are off. */
  readonly redact?: (key: string, value: unknown) => unknown;
  /** In place of the service. */
  readonly answers?: Answerer;
}

/** Actions that DevTools keep: enough for a whole request. */
const DEVTOOLS_MAX_AGE = 500;

export const createAppStore = ({ config, location, redact, answers, ...loaded }: StoreOptions) => {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer(config),
    preloadedState: {
      navigation: initialNavigation(location.pathname, loaded),
      campaign: campaignOf(location.search),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: answers } }).concat(
        emptyApi.middleware,
        sessionExpiryMiddleware,
        analyticsMiddleware,
        sagas,
      ),
    // The extension's export skips its sanitizers; only the serializer sees all that leaves the page.
    devTools: redact
      ? { name: 'Apertura', maxAge: DEVTOOLS_MAX_AGE, serialize: { replacer: redact } }
      : false,
  });
  sagas.setContext({ dispatch: store.dispatch });
  return { store, runSaga: sagas.run };
};

export type AppStore = ReturnType<typeof createAppStore>['store'];
export type AppDispatch = AppStore['dispatch'];
