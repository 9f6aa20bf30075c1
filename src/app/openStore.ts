import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { loadConfig, type RuntimeConfig } from '../api/runtimeConfig';
import { bootstrapRequested } from '../flows/pageActions';
import { rootSaga } from '../flows/start/root';
import { note } from '../state/recording/middleware';
import type { RootState } from '../state/root';
import { createAppStore, type AppStore } from '../state/store';
import { startEarly } from './earlyStart';
import { loadedSubPage } from './historyEntry';
import { nextTask } from './nextTask';
import { REPLAY_FRAME, REPLAY_PATH } from './replayPlace';
import { reportPendingValues } from '../ui/form/pendingValues';

export type Opened =
  | {
      readonly kind: 'app';
      readonly config: RuntimeConfig;
      readonly store: AppStore;
      readonly atStart: RootState;
      /** Says whether the page shows the first page, which React is to take over now. */
      readonly takeFirstPage: () => Promise<boolean>;
      /** The recorder is loaded at once then: DevTools show nothing that is not recorded. */
      readonly hasDevTools: boolean;
    }
  | { readonly kind: 'replay'; readonly config: RuntimeConfig }
  | { readonly kind: 'replayedScreens' }
  | { readonly kind: 'refused'; readonly problems: readonly string[] };

const recordCrashes = (): void => {
  window.addEventListener('error', ({ error }) => note('crash', { name: 'error', error: error as unknown }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    note('crash', { name: 'rejection', error: reason as unknown }),
  );
};

export const appLocation = (): { readonly pathname: string; readonly search: string } => {
  const { pathname, search } = window.location;
  return { pathname: pathname.slice(__BASE_PATH__.length), search };
};

/**
 * Imports no part of React DOM, which is still loading then, nor a chunk that pages import too: that would
 * get copies of modules of main.tsx.
 */
export const openStore = async (
  loadDevTools?: (config: RuntimeConfig) => Promise<DevToolsEnhancerOptions | undefined> | undefined,
): Promise<Opened> => {
  if (window.frameElement?.id === REPLAY_FRAME) return { kind: 'replayedScreens' };
  recordCrashes();
  const location = appLocation();
  const subPage = loadedSubPage();
  const result = await loadConfig();
  if (!result.ok) return { kind: 'refused', problems: result.problems };
  const { config } = result;
  if (config.supportTools && location.pathname === REPLAY_PATH) return { kind: 'replay', config };
  const devTools = await loadDevTools?.(config);
  await nextTask();
  const opensFirstPage = document.documentElement.dataset.shell === 'first';
  const { store, runSaga } = createAppStore({
    config,
    ...(devTools && { devTools }),
    location,
    subPage,
    opensFirstPage,
    beforeForgetting: reportPendingValues,
  });
  const atStart = store.getState();
  await nextTask();
  runSaga(rootSaga);
  await nextTask();
  const takeFirstPage = opensFirstPage ? startEarly(store) : () => Promise.resolve(false);
  store.dispatch(bootstrapRequested());
  return { kind: 'app', config, store, atStart, takeFirstPage, hasDevTools: devTools !== undefined };
};
