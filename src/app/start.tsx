import { StrictMode, Suspense } from 'react';
import type { Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { loadConfig } from '../api/runtimeConfig';
import { bootstrapRequested } from '../flows/pageActions';
import { rootSaga } from '../flows/start/root';
import { prefetchScreen } from '../screens/registry';
import { slugOfPath } from '../state/paths';
import { createAppStore } from '../state/store';
import { App } from './App';
import { ConfigErrorScreen } from './extras';
import { loadedSubPage } from './historyEntry';

/** Loaded only if the browser has the DevTools extension. */
const redactionForDevTools = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window
    ? (await import(/* webpackChunkName: "redaction" */ '../state/redaction')).redact
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
      <Suspense>
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
