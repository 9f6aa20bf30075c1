import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { start } from '../../src/app/start';
import { prefetchScreen } from '../../src/screens/registry';
import { answer } from '../flows/support';
import { fakeService } from '../screens/fakeService';
import { address, browserBack, customer, done, page, product, settle } from './renderApp';

jest.mock('../../src/screens/registry', () =>
  jest.requireActual<{ registry: () => object }>('./standInScreens').registry(),
);

const shipped = readFileSync(path.join(__dirname, '..', '..', 'public', 'config.json'), 'utf8');
/** The service, and beside it the configuration as it is shipped. */
const serve = () => {
  fakeService({
    productInfo: () => product,
    customerInfo: () => customer,
    legacyInvitation: () => done,
    onboardingNext: () => answer('identification'),
  });
  const service = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return url.endsWith('/config.json') ? Promise.resolve(new Response(shipped)) : service(input, init);
  };
};

/** The page is loaded on what the history has, as a browser does. */
const load = async () => {
  document.body.innerHTML = '<div id="root"></div>';
  serve();
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(() => start(root));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/'));
  await settle();
  return () => act(() => root.unmount());
};

describe('a page that is loaded again', () => {
  it('[R2.1-11] stays on the sub-page of its history entry, and so does the history', async () => {
    window.history.replaceState(null, '', '/request/identification?proof=p');
    const close = await load();
    expect(page()).toBe('identification/0');
    await userEvent.click(screen.getByRole('button', { name: 'Avanti' }));
    await settle();
    expect(page()).toBe('identification/1');
    close();

    const { length } = window.history;
    await load();
    expect(page()).toBe('identification/1');
    expect(address()).toBe('/request/identification?proof=p');
    expect(window.history.length).toBe(length);
    expect(prefetchScreen).toHaveBeenLastCalledWith('identification', 1);
    await browserBack();
    expect(page()).toBe('identification/0');
  });

  it.each([null, 'text', { usr: null }, { usr: { subPage: '2', position: 1 } }, { usr: { subPage: 2 } }])(
    'an entry that is not the app’s counts for nothing: %j',
    async (state) => {
      window.history.replaceState(state, '', '/request/identification');
      const close = await load();
      expect(page()).toBe('identification/0');
      close();
    },
  );
});
