import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { loadExtras } from '../../src/app/extras';
import { bootstrapRequested } from '../../src/flows/actions';
import { loadLater } from '../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../src/flows/start/root';
import { selectBusy } from '../../src/state/selectors';
import { createAppStore } from '../../src/state/store';
import { config } from '../flows/support';

jest.setTimeout(30_000);

export const product = { status: 'success', data: { productCode: 'D', name: 'Conto', today: '2026-11-21' } };
export const customer = {
  status: 'success',
  customerInfo: {
    productCustomer: {
      nome: 'Mario',
      cognome: 'Rossi',
      codiceFiscale: '',
      email: '',
      cellulare: '',
      pec: '',
      telefonoAziendale: '',
    },
  },
};
export const done = { status: 'success', data: [] };

/** Lets calls, history moves and lazy chunks come to rest. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1)
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 25));
    });
};

/** The whole app at an address, over the real store, flows, router and calls; the service is the test's. */
export const openApp = async (address: string) => {
  window.history.replaceState(null, '', address);
  const { store, runSaga } = createAppStore({ config, location: window.location });
  runSaga(rootSaga);
  store.dispatch(bootstrapRequested());
  // What a browser fetches meanwhile is here at once, however loaded the machine.
  await Promise.all([loadLater(), loadExtras(), import('../../src/app/pages')]);
  const rendered = render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
  await settle();
  return { store, ...rendered };
};

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

/** What the address bar shows. */
export const address = (): string => window.location.pathname + window.location.search;
/** The stand-in screen's word on where it is: 'card/0'. */
export const page = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? '';
export const isBusy = ({ store }: OpenApp): boolean => selectBusy(store.getState());

export const browserBack = async (): Promise<void> => {
  act(() => window.history.back());
  await settle();
};
export const browserForward = async (): Promise<void> => {
  act(() => window.history.forward());
  await settle();
};
