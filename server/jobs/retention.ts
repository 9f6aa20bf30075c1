/**
 * What the service erases by itself. docs/decisions/retention.md lists all periods; the default of
 * RETENTION_DAYS is in server/config/index.ts.
 */
import { TRACE_DAYS } from '../../src/contract/trace';
import type { AppDeps } from '../deps';
import { removeFiles } from '../privacy/erase';
import { eraseRows } from '../privacy/eraseRows';
import { deleteLeftovers, deleteOldTraces, lockAbandoned } from '../repositories/retention';
import { deleteEndedSessions } from '../repositories/sessions';
import { sessionLimits } from '../session/idleTimeout';
import { runExclusively } from './lock';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log' | 'config'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Erases unsigned requests that were not changed or resumed for RETENTION_DAYS. Returns how many. */
export const eraseAbandoned = async (deps: Deps): Promise<number> => {
  const { db, clock, config, log } = deps;
  for (let erased = 0; ; erased += 1) {
    const at = clock.now();
    const before = new Date(at.getTime() - config.RETENTION_DAYS * DAY_MS);
    const keys = await runExclusively(db, 'retention', async (tx) => {
      const guid = await lockAbandoned(tx, { before, ...sessionLimits(config, at) });
      return guid === undefined ? undefined : eraseRows(tx, { guid, at, by: 'retention' });
    });
    if (!keys) {
      if (erased > 0) log.info({ erased }, 'Abandoned requests were erased');
      return erased;
    }
    await removeFiles(deps, keys);
  }
};

/** Deletes codes, outbox messages and counts a day after they ended, and recordings after TRACE_DAYS. */
export const eraseLeftovers = async ({ db, clock }: Deps): Promise<void> => {
  const now = clock.now().getTime();
  const before = new Date(now - DAY_MS);
  while (((await runExclusively(db, 'leftovers', (tx) => deleteLeftovers(tx, before))) ?? 0) > 0);
  const sentBefore = new Date(now - TRACE_DAYS * DAY_MS);
  while (((await runExclusively(db, 'traces', (tx) => deleteOldTraces(tx, sentBefore))) ?? 0) > 0);
};

export const eraseSessions = async ({ db, clock, config }: Deps): Promise<void> => {
  const { seenBefore, createdBefore } = sessionLimits(config, clock.now());
  await runExclusively(db, 'sessions', (tx) => deleteEndedSessions(tx, seenBefore, createdBefore));
};
