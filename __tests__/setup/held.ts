interface Held {
  readonly what: string;
  readonly by: string;
}

const held = new Map<unknown, Held>();

/** Stack frames before the caller: `callers`, `asker`, `take` and the replaced method. */
const CALLER = 4;

/** The files of the stack. Jest's own trace reads a source map for each line, which takes long. */
const callers = (): readonly string[] => {
  const { prepareStackTrace, stackTraceLimit } = Error;
  let files: readonly string[] = [];
  Error.stackTraceLimit = CALLER + 2;
  Error.prepareStackTrace = (_, calls) => {
    files = calls.map((call) => call.getFileName() ?? '');
  };
  void new Error().stack;
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  return files;
};

/** The file of the product that calls; '' for a library, and for a module as it is loaded. */
const asker = (): string => {
  const [file = '', caller = ''] = callers().slice(CALLER);
  return file.includes('node_modules') || caller.includes('jest-runtime')
    ? ''
    : (/\/(src\/.+)$/.exec(file)?.[1] ?? '');
};

const take = (key: unknown, what: string): void => {
  const by = asker();
  if (by !== '') held.set(key, { what, by });
};

/** One object for each combination that `addEventListener` distinguishes. */
const keys = new WeakMap<object, Map<string, object>>();
const keyOf = (target: object, type: string, listener: object, options: unknown): object => {
  const given: unknown =
    typeof options === 'object' && options !== null && 'capture' in options ? options.capture : options;
  const capture = given === true;
  const name = `${type} ${capture}`;
  const ofListener = keys.get(listener) ?? new Map<string, object>();
  keys.set(listener, ofListener);
  for (const [known, key] of ofListener)
    if (known === name && (key as { target: object }).target === target) return key;
  const key = { target };
  ofListener.set(name, key);
  return key;
};

const isEnded = (target: EventTarget): boolean =>
  (target as Partial<MediaStreamTrack>).readyState === 'ended';

/** An element that is gone takes its listeners with it; a signal, a request and a track end. */
const isLasting = (target: EventTarget): boolean =>
  target === window ||
  (target instanceof Node
    ? target.isConnected
    : !/Signal|XMLHttp|FileReader/.test(target.constructor.name) && !isEnded(target));

const watchListenersOf = (owner: EventTarget): void => {
  const { addEventListener: add, removeEventListener: remove } = owner;
  owner.addEventListener = function (this: EventTarget, type, listener, options) {
    const target = this ?? window;
    if (listener && isLasting(target)) {
      const key = keyOf(target, type, listener, options);
      const given = typeof options === 'object' ? options : {};
      if (!given.signal?.aborted) take(key, `listener of ${type}`);
      given.signal?.addEventListener('abort', () => held.delete(key));
      if (given.once) add.call(target, type, () => held.delete(key), { once: true });
    }
    return add.call(target, type, listener, options);
  };
  owner.removeEventListener = function (this: EventTarget, type, listener, options) {
    const target = this ?? window;
    if (listener) held.delete(keyOf(target, type, listener, options));
    return remove.call(target, type, listener, options);
  };
};

/** In a test with a fake clock, the timers are that clock's. */
let ownClear: typeof window.clearTimeout;

const watchTimers = (): void => {
  const { setInterval: repeat, clearInterval: stop, setTimeout: wait, clearTimeout: cancel } = window;
  window.setInterval = ((...given: Parameters<typeof repeat>) => {
    const id = repeat(...given);
    take(id, 'interval');
    return id;
  }) as typeof repeat;
  window.setTimeout = ((work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    const id = wait(() => {
      held.delete(id);
      work(...given);
    }, ms);
    take(id, 'timeout');
    return id;
  }) as typeof wait;
  window.clearInterval = window.clearTimeout = ((id: number) => {
    held.delete(id);
    cancel(id);
    stop(id);
  }) as typeof stop;
  ownClear = window.clearTimeout;
};

const watchUrls = (): void => {
  const { createObjectURL: make, revokeObjectURL: revoke } = URL;
  URL.createObjectURL = (blob) => {
    const url = make(blob);
    take(url, 'object URL');
    return url;
  };
  URL.revokeObjectURL = (url) => {
    held.delete(url);
    revoke(url);
  };
};

export const holds = (key: object, what: string): void => void held.set(key, { what, by: 'a browser' });
export const released = (key: object): void => void held.delete(key);

export const watchHeld = (): void => {
  watchListenersOf(EventTarget.prototype);
  // jest's own pair, which counts listeners of errors, is before the prototype's.
  watchListenersOf(window);
  watchTimers();
  watchUrls();
};

/** Short, and meant to outlive what started it: a text that is read out, a focus, a move of the history. */
const TIMEOUTS: readonly string[] = [
  'src/app/RouterSync.tsx',
  'src/screens/shared/whenIdle.ts',
  'src/ui/shell/announce.ts',
  'src/ui/shell/passFocus.ts',
  'src/ui/shell/useModal.ts',
];
/** Meant to last until the page is left. */
const OF_PAGE = /^src\/app\/(early|earlyStart|watchdog|openStore|begin|takeOver|extra\/catchDrops)\.ts$/;
/** Calls and flows belong to the store, which no component owns. */
const OF_STORE = /^src\/(api|flows|state)\//;

export const takeHeld = (of: 'components' | 'store' = 'components'): readonly string[] => {
  const left = [...held].flatMap(([key, { what, by }]) => {
    const target = (key as { target?: EventTarget } | null)?.target;
    const isOver = target !== undefined && !isLasting(target);
    const isMeant = what === 'timeout' && (TIMEOUTS.includes(by) || window.clearTimeout !== ownClear);
    return isOver || isMeant || OF_PAGE.test(by) || OF_STORE.test(by) === (of === 'components')
      ? []
      : [`${by}: ${what}`];
  });
  held.clear();
  return [...new Set(left)];
};
