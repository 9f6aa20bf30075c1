import { StrictMode, Suspense } from 'react';
import type { Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { loadConfig } from '../api/runtimeConfig';
import { errorCopy } from '../copy/app';
import { bootstrapRequested } from '../flows/pageActions';
import { rootSaga } from '../flows/start/root';
import { prefetchScreen } from '../screens/registry';
import { slugOfPath } from '../state/paths';
import { createAppStore } from '../state/store';
import { App } from './App';
import { PlainError } from './ChunkBoundary';
import { ConfigErrorScreen } from './extras';
import { loadedSubPage } from './historyEntry';

/** Loaded only if the browser has the DevTools extension. Where it is lost, DevTools are off. */
const redactionForDevTools = () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window
    ? import(/* webpackChunkName: "redaction" */ '../state/redaction').then(
        ({ redact }) => redact,
        () => undefined,
      )
    : undefined;

/** Renders the app into an element once the configuration is loaded. */
export const start = async (root: Root): Promise<void> => {
  // Loads the screen of the address while the configuration loads. Almost everybody starts at '/'.
  const subPage = loadedSubPage();
  prefetchScreen(slugOfPath(window.location.pathname) ?? 'contact-info', subPage);
  const result = await loadConfig();
  if (!result.ok) {
    // Details are for whoever installed the app: the applicant sees only that it does not work.
    // eslint-disable-next-line no-console
    console.error('Configuration missing or wrong:', result.problems.join(', '));
    root.render(
      <Suspense fallback={<PlainError message={errorCopy.configText} />}>
        <ConfigErrorScreen />
      </Suspense>,
    );
    return;
  }
  const redact = await redactionForDevTools();
  const { store, runSaga } = createAppStore({
    config: result.config,
    ...(redact && { redact }),
    location: window.location,
    subPage,
  });
  runSaga(rootSaga);
  store.dispatch(bootstrapRequested());
  root.render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
};
