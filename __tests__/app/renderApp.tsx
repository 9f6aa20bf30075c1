import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { loadExtras } from '../../src/app/extras';
import { bootstrapRequested } from '../../src/flows/actions';
import { loadStepSagas } from '../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../src/flows/start/root';
import { createAppStore } from '../../src/state/store';
import type { StepSlug } from '../../src/contract/steps/table';
import { ok, resumed } from '../flows/earlier';
import { answer, config } from '../flows/support';

jest.mock('../../src/screens/registry', () =>
  jest.requireActual<{ registry: () => object }>('./standInScreens').registry(),
);
jest.setTimeout(30_000);

export const product = {
  status: 'success',
  data: { productCode: 'D', name: 'Conto', today: '2026-11-21', journey: 'ABCDEFGH' },
};
/** A service whose request stands at a step. */
export const serviceAt = (slug: StepSlug) => ({
  productInfo: () => product,
  customerInfo: () => resumed.customerInfo,
  legacyInvitation: () => resumed.legacyInvitation,
  invitations: () => ok,
  onboardingNext: () => answer(slug),
});

/** Operations of WebCrypto under way: they run on threads, for which a loaded machine may take any time. */
const sealing = new Set<Promise<unknown>>();
for (const name of ['encrypt', 'decrypt', 'importKey', 'deriveKey', 'digest'] as const) {
  const operation = crypto.subtle[name].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
  jest.spyOn(crypto.subtle, name).mockImplementation(((...args: unknown[]) => {
    const result = operation(...args);
    sealing.add(result);
    const end = (): void => void sealing.delete(result);
    result.then(end, end);
    return result;
  }) as never);
}

const TURNS = 5;
/** Lets calls, history moves, lazy chunks and encryption come to rest. */
export const settle = async (): Promise<void> => {
  for (let calm = 0; calm < TURNS; calm = sealing.size === 0 ? calm + 1 : 0)
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
};

/** The whole app at an address, over the real store, flows, router and calls; the service is the test's. */
export const openApp = async (address: string) => {
  window.history.replaceState(null, '', address);
  const { store, runSaga } = createAppStore({ config, location: window.location });
  runSaga(rootSaga);
  store.dispatch(bootstrapRequested());
  // What a browser fetches meanwhile is here at once, however loaded the machine.
  await Promise.all([loadStepSagas(), loadExtras(), import('../../src/app/pages')]);
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

/** What the address bar shows. */
export const address = (): string => window.location.pathname + window.location.search;
/** The stand-in screen's word on where it is: 'card/0'. */
export const page = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? '';

export const press = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
export const browserBack = async (): Promise<void> => {
  act(() => window.history.back());
  await settle();
};
export const browserForward = async (): Promise<void> => {
  act(() => window.history.forward());
  await settle();
};

/** Moves in their order, with the page and the address that each leads to; '←' and '→' are the browser's. */
export const expectMoves = async (
  moves: readonly (readonly [move: string, page: string, address: string])[],
): Promise<void> => {
  for (const [move, heading, at] of moves) {
    await (move === '←' ? browserBack() : move === '→' ? browserForward() : press(move));
    expect([move, page(), address()]).toEqual([move, heading, at]);
  }
};
