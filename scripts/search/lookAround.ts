import type { World } from './world';

export const lookAround = async (world: World): Promise<void> => {
  for (const [index, { entered }] of world.facts.browsers.entries()) {
    if (entered.size === 0) continue;
    const made = world.last.get(index);
    const lines = world.log.length;
    await world.call(index, 'contactList');
    // Nothing was amiss: the log and the last call stay those of the moves.
    world.log.length = lines;
    if (made) world.last.set(index, made);
  }
};
