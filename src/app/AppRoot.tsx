import { StrictMode, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { RootState } from '../state/root';
import type { AppStore } from '../state/store';
import { App } from './App';
import { takeOver } from './takeOver';

interface AppRootProps {
  readonly store: AppStore;
  /** The state that the page already shows, not what was answered since: React takes over what it finds. */
  readonly atStart: RootState;
  readonly Router: ComponentType<{ children: ReactNode }>;
}

/** The build writes this very tree into the page, so that React finds what it expects. */
export function AppRoot({ store, atStart, Router }: AppRootProps) {
  return (
    <StrictMode>
      <Provider store={store} serverState={atStart}>
        <Router>
          <App />
        </Router>
      </Provider>
      <TakeOver />
    </StrictMode>
  );
}

export function TakeOver() {
  useLayoutEffect(takeOver, []);
  return null;
}
