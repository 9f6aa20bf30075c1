import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { RuntimeConfig } from '../api/runtimeConfig';
import { contactPages } from '../contract/steps/table';
import { preloadScreen } from '../screens/registry';
import { slugOfPath } from '../state/paths';
import { AppRoot, TakeOver } from './AppRoot';
import { configMark } from './configMark';
import { ConfigErrorScreen } from './extras';
import { loadedSubPage } from './historyEntry';
import { mayHaveDevTools } from './mayHaveDevTools';
import { appLocation, openStore, type Opened } from './openStore';
import { failLostChunks } from './lostChunks';
import { loadRecorder } from './recording/loadRecorder';
import { rootOptions } from './rootOptions';

const loadDevTools = ({ supportTools }: RuntimeConfig) =>
  mayHaveDevTools() && (process.env.NODE_ENV !== 'production' || supportTools)
    ? import(/* webpackChunkName: "devtools" */ '../state/devTools')
        .then(({ devToolsOptions }) => devToolsOptions())
        .catch(() => undefined)
    : undefined;

const loadReplay = () => import(/* webpackChunkName: "replay" */ './replay');

const mount = (app: ReactNode, container: HTMLElement): Root => {
  const root = createRoot(container, rootOptions);
  root.render(app);
  return root;
};

/** In a transition React works in slices, between which a press is handled. */
const hydrate = (app: ReactNode, container: HTMLElement): Promise<Root> =>
  new Promise((resolve) => startTransition(() => resolve(hydrateRoot(container, app, rootOptions))));

const RouterBelow = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter basename={__BASE_PATH__}>{children}</BrowserRouter>
);

const preloadPressed = (): void => {
  const { pressed, answered } = window.apertura ?? {};
  if (pressed === 'start') void answered?.then(() => preloadScreen('contact-info', contactPages.info));
};

export const start = async (
  container: HTMLElement,
  opening: Promise<Opened> = openStore(loadDevTools),
): Promise<Root> => {
  // While the configuration loads. Almost everybody starts at '/'.
  preloadScreen(slugOfPath(appLocation().pathname) ?? 'contact-info', loadedSubPage());
  preloadPressed();
  failLostChunks();
  const opened = await opening;
  if (opened.kind === 'replayedScreens') return (await loadReplay()).showScreens(container);
  if (opened.kind === 'replay') return (await loadReplay()).showReplay(container, opened.config);
  if (opened.kind === 'refused') {
    // Details are for the operator: the applicant sees only that it does not work.
    // oxlint-disable-next-line no-console
    console.error('Configuration missing or wrong:', opened.problems.join(', '));
    const failed = (
      <>
        <ConfigErrorScreen />
        <TakeOver />
      </>
    );
    return mount(failed, container);
  }
  const { config, store, atStart, takeFirstPage, hasDevTools } = opened;
  if (hasDevTools) loadRecorder(store).catch(() => undefined);
  const Router = __BASE_PATH__ === '' ? BrowserRouter : RouterBelow;
  const app = <AppRoot store={store} atStart={atStart} Router={Router} />;
  const isThere = (await takeFirstPage()) && container.dataset.config === configMark(config);
  return isThere ? hydrate(app, container) : mount(app, container);
};
