import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectMoves, page, serviceAt, settle } from './renderApp';
import { start } from '../../src/app/start';
import { prefetchScreen } from '../../src/screens/registry';
import { fakeService } from '../screens/fakeService';

const shipped = readFileSync(path.join(__dirname, '..', '..', 'public', 'config.json'), 'utf8');
const heading = () => screen.getByRole('heading', { level: 1 });
const HERE = '/request/identification';

/** The page is loaded on what the history has, as a browser does; the configuration is the one shipped. */
const load = async (state: unknown, at = HERE, config = new Response(shipped)) => {
  if (state !== undefined) window.history.replaceState(state, '', at);
  document.body.innerHTML = '<div id="root"></div>';
  fakeService(serviceAt('identification'));
  const service = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return url.endsWith('/config.json') ? Promise.resolve(config) : service(input, init);
  };
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(() => start(root));
  await waitFor(() => expect(heading()).toHaveTextContent(/./));
  await settle();
  return () => act(() => root.unmount());
};

describe('a page that is loaded', () => {
  it('[R2.1-11] again stays on the sub-page of its history entry, and so does the history', async () => {
    const at = `${HERE}?proof=p`;
    const close = await load(null, at);
    expect(page()).toBe('identification/0');
    await expectMoves([['Avanti', 'identification/1', at]]);
    close();
    const { length } = window.history;
    await load(undefined);
    expect(page()).toBe('identification/1');
    expect(window.history.length).toBe(length);
    expect(prefetchScreen).toHaveBeenLastCalledWith('identification', 1);
    await expectMoves([['←', 'identification/0', at]]);
  });

  it.each([null, 'text', { usr: null }, { usr: { subPage: '2', position: 1 } }, { usr: { subPage: 2 } }])(
    'on an entry that is not the app’s counts it for nothing: %j',
    async (state) => {
      const close = await load(state);
      expect(page()).toBe('identification/0');
      close();
    },
  );

  it.each([
    ['missing', () => new Response('', { status: 404 }), 'HTTP 404'],
    ['wrong', () => new Response(shipped.replace(/("productCode": )"[^"]*"/, '$1""')), 'productCode'],
  ])(
    'with a configuration that is %s has words for the applicant, the reason for whoever installed it',
    async (_, config, reason) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await load(null, '/', config());
      await waitFor(() => expect(heading()).toHaveTextContent('Servizio non disponibile'));
      expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
      expect(JSON.stringify(logged.mock.calls)).toContain(reason);
      logged.mockRestore();
    },
  );
});
