import type { Fault } from './fault';
import { FaultOutdated, plant } from './plant';
import { runNode } from './runTests';

/**
 * Plants as many of the faults together as do not touch the same text; answers those left and the
 * undoing.
 */
const plantTogether = (tree: string, faults: readonly Fault[]) => {
  const undo: (() => void)[] = [];
  const left = faults.filter((fault) => {
    try {
      undo.unshift(plant(tree, fault));
      return false;
    } catch (error) {
      if (!(error instanceof FaultOutdated)) throw error;
      return true;
    }
  });
  return { left, undo: () => undo.forEach((one) => one()) };
};

/** What the compiler says of the tree with the faults; '' where all of them compile. */
export const typeErrors = async (tree: string, faults: readonly Fault[]): Promise<string> => {
  let errors = '';
  for (let waiting = faults; waiting.length > 0;) {
    const { left, undo } = plantTogether(tree, waiting);
    const { output } = await runNode(tree, ['node_modules/typescript/bin/tsc', '--noEmit']);
    undo();
    errors += output;
    waiting = left;
  }
  return errors;
};
