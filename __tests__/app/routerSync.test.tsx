import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createPath, Router, type Location, type Navigator } from 'react-router-dom';
import { RouterSync } from '../../src/app/RouterSync';
import { navigated } from '../../src/state/navigation';
import { createAppStore } from '../../src/state/store';
import { config } from '../flows/support';

const PAGE = '/request/contact-info';

/** Renders a navigation only on demand, as React does when it is busy. */
const openSlowly = () => {
  const { store } = createAppStore({ config, location: { pathname: '/', search: '' } });
  const asked: string[] = [];
  const due: Location[] = [];
  const ask =
    (how: string): Navigator['push'] =>
    (to, state: unknown) => {
      const pathname = createPath(to as Location);
      asked.push(`${how} ${pathname} ${JSON.stringify(state)}`);
      due.push({ pathname, search: '', hash: '', state, key: `k${asked.length}` } as Location);
    };
  const navigator: Navigator = {
    push: ask('push'),
    replace: ask('replace'),
    go: (by) => void asked.push(`go ${by}`),
    createHref: (to) => createPath(to as Location),
  };
  const app = (location: Partial<Location>) => (
    <Provider store={store}>
      <Router location={location} navigator={navigator}>
        <RouterSync />
      </Router>
    </Provider>
  );
  const { rerender } = render(app({ pathname: '/', key: 'default', state: { subPage: 0, position: 0 } }));
  return {
    store,
    asked,
    go: (subPage: number, replace = false) =>
      act(() => void store.dispatch(navigated({ path: PAGE, subPage, replace }))),
    /** Meanwhile a sub-page may have been opened. */
    renderNext: (subPage?: number) =>
      act(() => {
        if (subPage !== undefined) store.dispatch(navigated({ path: PAGE, subPage }));
        rerender(app(due.shift() as Location));
      }),
  };
};

it.each([
  ['before', false],
  ['as', true],
])('[R2.1-11] a page that is opened %s the address of the one before is rendered stays', (_, atOnce) => {
  const { store, asked, go, renderNext } = openSlowly();
  go(0, true);
  if (!atOnce) go(1);
  renderNext(atOnce ? 1 : undefined);
  renderNext();
  const both = [`replace ${PAGE} {"subPage":0,"position":0}`, `push ${PAGE} {"subPage":1,"position":1}`];
  // Neither is taken for the browser's Back, nor asked for again.
  expect([asked, store.getState().navigation.subPage]).toEqual([both, 1]);
  go(2);
  expect(asked.slice(2)).toEqual([`push ${PAGE} {"subPage":2,"position":2}`]);
});
