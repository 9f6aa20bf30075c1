import { newStorageKey } from '../../../server/documents/keys';
import { boundedStore } from '../../../server/documents/bounded';
import type { DocumentStore, ListedFile, Quarantine } from '../../../server/deps';
import { isUnavailable } from '../../../server/errors/unavailable';

const LIMITS = { callMs: 25_000, walkMs: 25_000, atOnce: 3 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const timeIsOver = (): Promise<void> => jest.advanceTimersByTimeAsync(LIMITS.callMs);
const FILE: ListedFile = { key: newStorageKey(), modifiedAt: new Date(0) };

const hangingStore = () => {
  const wake: (() => void)[] = [];
  const state = { hangs: false, begun: 0, open: 0 };
  const pass = async (): Promise<void> => {
    state.begun += 1;
    if (state.hangs) await new Promise<void>((resolve) => wake.push(resolve));
  };
  async function* listed(): AsyncGenerator<readonly ListedFile[]> {
    state.open += 1;
    try {
      await pass();
      yield [FILE];
    } finally {
      state.open -= 1;
    }
  }
  const store: DocumentStore = {
    put: pass,
    get: async () => (await pass(), Buffer.from('a')),
    remove: pass,
    list: listed,
    markSigned: pass,
    unmarkSigned: pass,
    quarantine: { add: pass, restore: async () => (await pass(), true), remove: pass, list: listed },
    readOwner: async () => (await pass(), undefined),
    writeOwner: pass,
    removeDrafts: async () => (await pass(), 1),
    check: pass,
  };
  const heal = (): void => {
    state.hangs = false;
    wake.splice(0).forEach((resolve) => resolve());
  };
  return { store: boundedStore(store, LIMITS), state, heal };
};

const outcome = (work: Promise<unknown>): Promise<'away' | 'done' | 'other'> =>
  work.then(
    () => 'done',
    (error: unknown) => (isUnavailable(error) ? 'away' : 'other'),
  );

const all = async (listed: AsyncIterable<readonly ListedFile[]>): Promise<ListedFile[]> => {
  const files: ListedFile[] = [];
  for await (const page of listed) files.push(...page);
  return files;
};

const quarantined = {
  add: ({ quarantine }) => quarantine.add(FILE.key),
  restore: ({ quarantine }) => quarantine.restore(FILE.key),
  remove: ({ quarantine }) => quarantine.remove(FILE.key),
  list: ({ quarantine }) => all(quarantine.list()),
} as const satisfies Record<keyof Quarantine, (store: DocumentStore) => Promise<unknown>>;

const calls = {
  put: (store) => store.put(newStorageKey(), Buffer.from('a'), 'image/jpeg'),
  get: (store) => store.get(newStorageKey()),
  remove: (store) => store.remove(newStorageKey()),
  list: (store) => all(store.list()),
  markSigned: (store) => store.markSigned(FILE.key),
  unmarkSigned: (store) => store.unmarkSigned(FILE.key),
  readOwner: (store) => store.readOwner(),
  writeOwner: (store) => store.writeOwner('id'),
  removeDrafts: (store) => store.removeDrafts(new Date(0)),
  check: (store) => store.check(),
} as const satisfies Record<
  Exclude<keyof DocumentStore, 'quarantine'>,
  (store: DocumentStore) => Promise<unknown>
>;

it.each([...Object.entries(calls), ...Object.entries(quarantined)])(
  'ends %s of a store that hangs, with an error for 503',
  async (_, call) => {
    const { store, state, heal } = hangingStore();
    expect(await outcome(call(store))).toBe('done');
    state.hangs = true;
    const hanging = outcome(call(store));
    await timeIsOver();
    expect(await hanging).toBe('away');
    heal();
    expect(await outcome(call(store))).toBe('done');
  },
);

it('lets nobody queue behind a store that hangs, and tries it with one call at a time', async () => {
  const { store, state, heal } = hangingStore();
  state.hangs = true;
  const first = Array.from({ length: 20 }, () => outcome(store.check()));
  expect(state.begun).toBe(LIMITS.atOnce);
  await timeIsOver();
  expect(new Set(await Promise.all(first))).toEqual(new Set(['away']));
  // Its three calls still run: the one that tries waits for its turn, and others do not wait at all.
  const trial = outcome(store.check());
  const others = await Promise.all(Array.from({ length: 20 }, () => outcome(store.check())));
  expect(new Set(others)).toEqual(new Set(['away']));
  heal();
  expect(await trial).toBe('done');
  expect(await Promise.all(Array.from({ length: 20 }, () => outcome(store.check())))).not.toContain('away');
});

it('passes on what the store says, and goes on after its errors', async () => {
  const broken = new Error('broken');
  const store = boundedStore({ ...hangingStore().store, get: () => Promise.reject(broken) }, LIMITS);
  for (let time = 0; time < 10; time += 1) await expect(store.get(newStorageKey())).rejects.toBe(broken);
  expect(await all(store.list())).toEqual([FILE]);
});

it.each(['list', 'quarantine'] as const)('closes the %s that nobody reads to its end', async (name) => {
  const { store, state, heal } = hangingStore();
  const list = () => (name === 'list' ? store.list() : store.quarantine.list());
  for await (const page of list()) {
    expect([page, state.open]).toEqual([[FILE], 1]);
    break;
  }
  expect(state.open).toBe(0);

  state.hangs = true;
  const hanging = outcome(all(list()));
  await timeIsOver();
  expect(await hanging).toBe('away');
  heal();
  await jest.advanceTimersByTimeAsync(0);
  expect(state.open).toBe(0);
});
