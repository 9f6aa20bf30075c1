import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { start } from '../../src/app/start';
import { answer } from '../flows/support';
import { product, settle } from './renderApp';

jest.mock('../../src/screens/registry', () =>
  jest.requireActual<{ registry: () => object }>('./standInScreens').registry(),
);

const shipped = readFileSync(path.join(__dirname, '..', '..', 'public', 'config.json'), 'utf8');
const json = (body: unknown) => new Response(JSON.stringify(body));

const load = async (config: () => Response) => {
  document.body.innerHTML = '<div id="root"></div>';
  globalThis.fetch = (input) => {
    const url = input instanceof Request ? input.url : String(new URL(input, 'http://localhost').pathname);
    if (url.endsWith('/config.json')) return Promise.resolve(config());
    if (url.endsWith('/product/info')) return Promise.resolve(json(product));
    return Promise.resolve(json(answer('contact-info')));
  };
  const root = createRoot(document.getElementById('root') as HTMLElement);
  await act(() => start(root));
  await settle();
  return root;
};

describe('the entry', () => {
  it('fetches the configuration, then shows the current step', async () => {
    window.history.replaceState(null, '', '/');
    await load(() => new Response(shipped));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('contact-info/0'),
    );
  });

  it.each([
    ['missing', () => new Response('', { status: 404 }), 'HTTP 404'],
    ['wrong', () => json({ ...(JSON.parse(shipped) as object), productCode: '' }), 'productCode'],
  ])(
    'a configuration that is %s: words for the applicant, the reason for whoever installed it',
    async (_, config, reason) => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await load(config);
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Servizio non disponibile'),
      );
      expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
      expect(JSON.stringify(logged.mock.calls)).toContain(reason);
      logged.mockRestore();
    },
  );
});
