import { Suspense, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadConfig, type RuntimeConfig } from '../api/runtimeConfig';
import { errorCopy } from '../copy/app';
import { bootstrapRequested } from '../flows/pageActions';
import { rootSaga } from '../flows/start/root';
import { preloadScreen } from '../screens/registry';
import { slugOfPath } from '../state/paths';
import { note } from '../state/recording';
import { createAppStore } from '../state/store';
import { holdsSupportLink } from '../state/supportLink';
import { AppRoot, TakeOver } from './AppRoot';
import { PlainError } from './ChunkBoundary';
import { configMark } from './configMark';
import { ConfigErrorScreen } from './extras';
import { loadedSubPage } from './historyEntry';
import { loadRecorder } from './recorder';
import { REPLAY_FRAME, REPLAY_PATH } from './replayPlace';

/**
 * DevTools are for development, and for support: where the configuration allows it, in a tab with a support
 * link. Where their code is lost, they are off.
 */
const loadDevTools = ({ supportTools }: RuntimeConfig) =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window &&
  (process.env.NODE_ENV !== 'production' || (supportTools && holdsSupportLink()))
    ? import(/* webpackChunkName: "extras" */ '../state/devTools').then(
        ({ devToolsOptions }) => devToolsOptions(),
        () => undefined,
      )
    : undefined;

const loadReplay = () => import(/* webpackChunkName: "replay" */ './replay');

interface Mount {
  readonly container: HTMLElement;
  /** What the container shows is what the app will render. */
  readonly isThere: boolean;
}

const mount = (app: ReactNode, { container, isThere }: Mount): Root => {
  // A page that an extension or a translation has changed is rendered anew.
  // oxlint-disable-next-line no-console
  if (isThere) return hydrateRoot(container, app, { onRecoverableError: (error) => console.error(error) });
  const root = createRoot(container);
  root.render(app);
  return root;
};

/** Errors that no code handles are part of the recording. */
const recordCrashes = (): void => {
  window.addEventListener('error', ({ error }) => note('crash', { name: 'error', error: error as unknown }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    note('crash', { name: 'rejection', error: reason as unknown }),
  );
};

const RouterBelow = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter basename={__BASE_PATH__}>{children}</BrowserRouter>
);
const locationBelow = ({ pathname, search }: Location) => ({
  pathname: pathname.slice(__BASE_PATH__.length),
  search,
});

/** Renders the app into an element once the configuration is loaded. */
export const start = async (container: HTMLElement): Promise<Root> => {
  if (window.frameElement?.id === REPLAY_FRAME) return (await loadReplay()).showScreens(container);
  recordCrashes();
  // Loads the screen of the address while the configuration loads. Almost everybody starts at '/'.
  const location = __BASE_PATH__ === '' ? window.location : locationBelow(window.location);
  const subPage = loadedSubPage();
  preloadScreen(slugOfPath(location.pathname) ?? 'contact-info', subPage);
  const result = await loadConfig();
  if (!result.ok) {
    // Details are for whoever installed the app: the applicant sees only that it does not work.
    // oxlint-disable-next-line no-console
    console.error('Configuration missing or wrong:', result.problems.join(', '));
    const failed = (
      <>
        <Suspense fallback={<PlainError message={errorCopy.configText} />}>
          <ConfigErrorScreen />
        </Suspense>
        <TakeOver />
      </>
    );
    return mount(failed, { container, isThere: false });
  }
  if (result.config.supportTools && location.pathname === REPLAY_PATH)
    return (await loadReplay()).showReplay(container, result.config);
  const devTools = await loadDevTools(result.config);
  const opensFirstPage = document.documentElement.dataset.shell === 'first';
  const { store, runSaga } = createAppStore({
    config: result.config,
    ...(devTools && { devTools }),
    location,
    subPage,
    opensFirstPage,
  });
  const app = (
    <AppRoot
      store={store}
      atStart={store.getState()}
      Router={__BASE_PATH__ === '' ? BrowserRouter : RouterBelow}
    />
  );
  if (devTools) void loadRecorder(store);
  runSaga(rootSaga);
  store.dispatch(bootstrapRequested());
  const isThere = opensFirstPage && container.dataset.config === configMark(result.config);
  return mount(app, { container, isThere });
};
