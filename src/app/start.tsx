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

/** Only a browser with the DevTools extension fetches what redacts for it. */
const redactionForDevTools = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window
    ? (await import(/* webpackChunkName: "redaction" */ '../state/redaction')).redact
    : undefined;

/** The whole app in an element of the page, once the configuration is there. */
export const start = async (root: Root): Promise<void> => {
  // The screen that the address asks for comes while the service is asked; '/' is the first page for almost everybody.
  const subPage = loadedSubPage();
  prefetchScreen(slugOfPath(window.location.pathname) ?? 'contact-info', subPage);
  const result = await loadConfig();
  if (!result.ok) {
    // For whoever installed the app: the applicant is told that it does not work, not why.
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
