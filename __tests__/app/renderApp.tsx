import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/app/App';
import { loadExtras } from '../../src/app/extras';
import { rootOptions } from '../../src/app/rootOptions';
import { TRAVERSAL_MS } from '../../src/app/RouterSync';
import { bootstrapRequested } from '../../src/flows/actions';
import { loadStepSagas } from '../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../src/flows/start/root';
import { createAppStore } from '../../src/state/store';
import { reportPendingValues } from '../../src/ui/form/pendingValues';
import type { StepSlug } from '../../src/contract/steps/table';
import { ok, resumed } from '../flows/earlier';
import { answer, config } from '../flows/support';
import { untilAtRest } from '../setup/otherThreads';

jest.mock('../../src/screens/registry', () =>
  jest.requireActual<{ registry: () => object }>('./standInScreens').registry(),
);

export const product = {
  status: 'success',
  data: { productCode: 'D', name: 'Conto', today: '2026-11-21', journey: 'ABCDEFGH' },
};
export const serviceAt = (slug: StepSlug) => ({
  productInfo: () => product,
  customerInfo: () => resumed.customerInfo,
  legacyInvitation: () => resumed.legacyInvitation,
  invitations: () => ok,
  onboardingNext: () => answer(slug),
});

/** What waits for the browser's answer to a move in the history, which a loaded machine gives late. */
const waits: (() => void)[] = [];
const usual = globalThis.setTimeout;
const holding = (run: () => void, delay?: number, ...given: []) =>
  delay === TRAVERSAL_MS ? waits.push(run) : usual(run, delay, ...given);
beforeEach(() => {
  globalThis.setTimeout = holding as unknown as typeof setTimeout;
});
afterEach(() => {
  globalThis.setTimeout = usual;
  waits.length = 0;
});
export const endTraversal = (): void => act(() => waits.splice(0).forEach((run) => run()));

export const settle = (): Promise<void> =>
  untilAtRest(() => act(() => new Promise<void>((resolve) => setTimeout(resolve))));

export const openApp = async (address: string) => {
  window.history.replaceState(null, '', address);
  const { store, runSaga } = createAppStore({
    config,
    location: window.location,
    beforeForgetting: reportPendingValues,
  });
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
    rootOptions,
  );
  await settle();
  return { store, ...rendered };
};

export const address = (): string => window.location.pathname + window.location.search;
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

export const expectMoves = async (
  moves: readonly (readonly [move: string, page: string, address: string])[],
): Promise<void> => {
  for (const [move, heading, at] of moves) {
    await (move === '←' ? browserBack() : move === '→' ? browserForward() : press(move));
    expect([move, page(), address()]).toEqual([move, heading, at]);
  }
};
