import { configureStore, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Answerer } from '../api/baseQuery';
import { emptyApi } from '../api/emptyApi';
import type { RuntimeConfig } from '../api/runtimeConfig';
import { analyticsMiddleware } from './analytics';
import { campaignOf } from './campaign';
import { readCodes } from './codeStorage';
import { initialNavigation } from './navigation';
import { recordingMiddleware, recordingMonitor } from './recording/middleware';
import { rootReducer } from './root';
import { sessionExpiryMiddleware } from './sessionExpiryMiddleware';

export interface StoreOptions {
  readonly config: RuntimeConfig;
  readonly location: { readonly pathname: string; readonly search: string };
  /** Sub-page of the loaded history entry, after a reload. */
  readonly subPage?: number;
  readonly opensFirstPage?: boolean;
  /** Absent: DevTools are off (devTools.ts). */
  readonly devTools?: DevToolsEnhancerOptions;
  readonly answers?: Answerer;
  readonly beforeForgetting?: () => void;
}

/** How long a development build's check of the state takes says how busy the machine is: no warning. */
const CHECKED = { warnAfter: Infinity };

export const createAppStore = ({
  config,
  location,
  devTools,
  answers,
  beforeForgetting,
  ...loaded
}: StoreOptions) => {
  const sagas = createSagaMiddleware({ sagaMonitor: recordingMonitor });
  const store = configureStore({
    reducer: rootReducer(config),
    preloadedState: {
      navigation: initialNavigation(location.pathname, loaded),
      campaign: campaignOf(location.search),
      codes: readCodes(Date.now()),
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: answers },
        immutableCheck: CHECKED,
        serializableCheck: CHECKED,
      }).concat(
        emptyApi.middleware,
        sessionExpiryMiddleware(beforeForgetting ?? (() => {})),
        analyticsMiddleware,
        sagas,
        recordingMiddleware,
      ),
    devTools: devTools ?? false,
  });
  sagas.setContext({ dispatch: store.dispatch });
  return { store, runSaga: sagas.run };
};

export type AppStore = ReturnType<typeof createAppStore>['store'];
export type AppDispatch = AppStore['dispatch'];
