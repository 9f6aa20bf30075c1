import { Overloaded } from '../errors/refusal';
import type { RunQueued } from './fairQueue';

/** For what is not worth a long wait: rejects with Overloaded after `mostMs` in the queue. */
export const soon =
  (inTurn: RunQueued, mostMs: number): RunQueued =>
  (owner, work) =>
    new Promise((resolve, reject) => {
      let isGivenUp = false;
      const giveUp = (): void => {
        isGivenUp = true;
        reject(new Overloaded());
      };
      const timer = setTimeout(giveUp, mostMs);
      // Its place stays in the queue until its turn, in which nothing is done any more.
      const begin = () => {
        clearTimeout(timer);
        return isGivenUp ? Promise.reject(new Overloaded()) : work();
      };
      inTurn(owner, begin)
        .finally(() => clearTimeout(timer))
        .then(resolve, reject);
    });
