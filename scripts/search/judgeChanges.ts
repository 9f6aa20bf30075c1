import { doubledIn, lostIn } from './judgeRows';
import { readDigests, readRows } from './rows';
import type { World } from './world';
import { Violation } from './violation';

export const judgeChanges = async (world: World, index: number | undefined): Promise<void> => {
  const { facts, service, known, secrets } = world;
  const { db } = service.deps;
  const now = await readDigests(db, [...facts.requests.keys()]);
  for (const [guid, { label }] of facts.requests) {
    const before = known.get(guid);
    const digest = now.get(guid) ?? '';
    if (before?.digest === digest) continue;
    if (index !== undefined && !facts.may(index, guid) && !world.heldInMove.has(`${index} ${guid}`))
      throw new Violation('a', `${world.who(index)} changed ${label}`);
    const rows = await readRows(db, guid);
    const lost = before && lostIn(before.rows, rows, world.replacesFiles);
    if (lost !== undefined) throw new Violation('d', `${label}: ${lost}`);
    const doubled = doubledIn(rows);
    if (doubled !== undefined) throw new Violation('e', `${label}: twice ${doubled}`);
    secrets.addRows(guid, rows);
    known.set(guid, { digest, rows });
  }
  world.replacesFiles = false;
  world.heldInMove.clear();
};
