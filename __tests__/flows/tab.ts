import type { Task } from 'redux-saga';
import { takeHeld, watchHeld } from '../setup/held';
import { untilAtRest } from '../setup/otherThreads';
import { fakeService, ok } from '../screens/fakeService';
import { bootstrapRequested } from '../../src/flows/actions';
import { loadStepSagas } from '../../src/flows/start/loadStepSagas';
import { rootSaga } from '../../src/flows/start/root';
import type { RootState } from '../../src/state/root';
import { createAppStore } from '../../src/state/store';
import type { Step } from '../../src/contract/wire';
import { answer, config } from './support';

type Answers = Parameters<typeof fakeService>[0];

export const SESSION = { idleSeconds: 600, remainingSeconds: 7200, draftKey: 'secret-of-the-session' };
export const product = { productCode: 'D', name: 'Conto', today: '2026-11-21' };
export const productInfo = (session: object | null = SESSION) => ({
  status: 'success',
  data: { ...product, ...(session && { session }) },
});

export const base: Answers = {
  productInfo: () => productInfo(),
  customerInfo: () => ({ status: 'success', customerInfo: { productCustomer: {} } }),
  legacyInvitation: () => ({ status: 'success', data: [] }),
  invitations: () => ok,
};

export const turn = (ms = 1) => new Promise((resolve) => setTimeout(resolve, ms));

/** The limit of the test ends what never comes. */
export const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await turn();
};

export const settled = (isBusy?: () => boolean): Promise<void> => untilAtRest(turn, isBusy);

watchHeld();

const tasks: Task[] = [];
export const closeTabs = (): void => {
  for (const task of tasks.splice(0)) task.cancel();
  const left = [...[...FakeChannel.open].map(({ name }) => `channel ${name}`), ...takeHeld('store')];
  FakeChannel.open.clear();
  expect(left).toEqual([]);
};

export const browserOfTabs = (): void => {
  beforeEach(() => {
    globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    closeTabs();
    jest.restoreAllMocks();
  });
};

export class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}

interface Visit {
  readonly path?: string;
  readonly search?: string;
  readonly subPage?: number;
  readonly answers?: Answers;
  readonly seen?: (state: RootState) => void;
}

export const openTab = async (visit: Visit = {}) => {
  const { path = '/', search = '', subPage = 0, answers = {}, seen } = visit;
  const service = fakeService({ ...base, ...answers });
  const { store, runSaga } = createAppStore({
    config,
    location: { pathname: path, search },
    subPage,
  });
  if (seen) store.subscribe(() => seen(store.getState()));
  tasks.push(runSaga(rootSaga));
  await loadStepSagas();
  store.dispatch(bootstrapRequested());
  const state = store.getState;
  const idle = () => settled(() => state().ui.busy > 0);
  await idle();
  return {
    store,
    service,
    state,
    settled: idle,
    send: async (action: Parameters<typeof store.dispatch>[0]) => {
      store.dispatch(action);
      await idle();
    },
    path: () => `${state().navigation.path}#${state().navigation.subPage}`,
  };
};

export const standing = (current: () => ReturnType<typeof answer>, next?: () => unknown): Answers => ({
  onboardingNext: ({ number }) => (number === null || !next ? current() : next()),
});

export const card = (more: Partial<Step> = {}) => answer('card', { number: 5, ...more });

export const stored = (): string =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage).map((key) => `${key}=${storage.getItem(key)}`))
    .join('\n');
