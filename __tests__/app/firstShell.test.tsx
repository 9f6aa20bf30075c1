import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AppRoot } from '../../src/app/AppRoot';
import { createAppStore } from '../../src/state/store';
import { config } from '../flows/support';

const shellAt = (pathname: string): string => {
  const { store } = createAppStore({ config, location: { pathname, search: '' }, opensFirstPage: true });
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[pathname]}>{children}</MemoryRouter>
  );
  return renderToString(<AppRoot store={store} atStart={store.getState()} Router={Router} />);
};

it('the first page is the same at its own address as at the start', () => {
  expect(shellAt('/request/contact-info')).toBe(shellAt('/'));
});
