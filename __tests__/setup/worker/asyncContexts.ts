import { AsyncLocalStorage } from 'node:async_hooks';

const entered = new Set<AsyncLocalStorage<unknown>>();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (this: AsyncLocalStorage<unknown>, ...given: unknown[]) {
  entered.add(this);
  return Reflect.apply(run, this, given);
} as typeof run;

/**
 * Jest's runner has an AsyncLocalStorage of its own for each test file and never disables it: Node would
 * pass on the contexts of all files before at every promise of every later file of the worker. One that is
 * entered again is enabled again.
 */
export const leaveContexts = (): void => {
  for (const context of entered) context.disable();
  entered.clear();
};
