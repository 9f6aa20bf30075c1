import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { RuntimeConfig } from '../api/runtimeConfig';
import { createAppStore } from '../state/store';
import { AppRoot } from './AppRoot';
import { configMark } from './configMark';

const Still = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;

const render = (config: RuntimeConfig, opensFirstPage: boolean): string => {
  const { store } = createAppStore({ config, location: { pathname: '/', search: '' }, opensFirstPage });
  return renderToString(<AppRoot store={store} atStart={store.getState()} Router={Still} />);
};

export const renderShells = (config: RuntimeConfig) => ({
  first: render(config, true),
  waiting: render(config, false),
  mark: configMark(config),
});
