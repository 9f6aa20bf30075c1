/** Other threads may take any time: WebCrypto, bodies of answers. */
type Operations = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** One for each test file: a build that is loaded with a fault loads this module again. */
const KEY = Symbol.for('apertura.otherThreads');
const realm = globalThis as { [KEY]?: Set<Promise<unknown>> };

const undo: (() => void)[] = [];
const follow = (underWay: Set<Promise<unknown>>, target: object, ...names: readonly string[]): void => {
  for (const name of names) {
    const operation = (target as Operations)[name];
    if (!operation) throw new Error(`There is no ${name}`);
    const before = Object.getOwnPropertyDescriptor(target, name);
    const followed = function (this: unknown, ...args: unknown[]) {
      const result = operation.apply(this, args);
      underWay.add(result);
      const end = (): void => void underWay.delete(result);
      result.then(end, end);
      return result;
    };
    Object.defineProperty(target, name, { value: followed, configurable: true, writable: true });
    undo.push(() => {
      if (before) Object.defineProperty(target, name, before);
      else Reflect.deleteProperty(target, name);
    });
  }
};

const begin = (): Set<Promise<unknown>> => {
  const underWay = new Set<Promise<unknown>>();
  follow(underWay, crypto.subtle, 'encrypt', 'decrypt', 'importKey', 'deriveKey', 'digest');
  follow(underWay, Response.prototype, 'blob', 'text', 'json');
  follow(underWay, Blob.prototype, 'text', 'arrayBuffer');
  // These are Node's own, which the next file of the worker has too.
  afterAll(() => {
    for (const one of undo.splice(0)) one();
  });
  return underWay;
};
const underWay = (realm[KEY] ??= begin());

const CALM = 8;

/** Waits for several calm turns, not for a time: the machine may be loaded. */
export const untilAtRest = async (
  turn: () => Promise<unknown>,
  isBusy: () => boolean = () => false,
): Promise<void> => {
  for (let calm = 0; calm < CALM; calm = isBusy() || underWay.size > 0 ? 0 : calm + 1) await turn();
};
