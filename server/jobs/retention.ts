/** What the service erases by itself. docs/operations.md lists all periods. */
import { TRACE_DAYS } from '../../src/contract/trace';
import type { AppDeps } from '../deps';
import { removeFiles } from '../documents/removeFiles';
import { deleteOldEvidence } from '../evidence/kept';
import { eraseRows } from '../privacy/eraseRows';
import { countAbandoned, deleteLeftovers, deleteOldTraces, lockAbandoned } from '../repositories/retention';
import { deleteEndedReviewSessions } from '../repositories/reviewers';
import { deleteEndedSessions } from '../repositories/sessions';
import { reviewSessionLimits } from '../review/reviewers/session';
import { sessionLimits } from '../session/idleTimeout';
import { deleteEvents } from '../review/webhooks/deliver';
import { runExclusively } from './lock';

type Deps = Pick<AppDeps, 'db' | 'documents' | 'clock' | 'log' | 'config'>;

const DAY_MS = 24 * 60 * 60 * 1000;

export const abandonedNow = ({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<number> => {
  const at = clock.now();
  const before = new Date(at.getTime() - config.RETENTION_DAYS * DAY_MS);
  return countAbandoned(db, { before, ...sessionLimits(config, at) });
};

/** Unsigned requests that were not changed or resumed for RETENTION_DAYS. Returns how many. */
export const eraseAbandoned = async (
  deps: Deps,
  onErased: (erased: number) => void = () => undefined,
): Promise<number> => {
  const { db, clock, config, log } = deps;
  for (let erased = 0; ; erased += 1) {
    const at = clock.now();
    const before = new Date(at.getTime() - config.RETENTION_DAYS * DAY_MS);
    const keys = await runExclusively(db, 'retention', async (tx) => {
      const guid = await lockAbandoned(tx, { before, ...sessionLimits(config, at) });
      return guid === undefined ? undefined : eraseRows(tx, { guid, at, by: 'retention', wasSigned: false });
    });
    if (!keys) {
      if (erased > 0) log.info({ erased }, 'Abandoned requests were erased');
      return erased;
    }
    await removeFiles(deps, keys);
    onErased(erased + 1);
  }
};

export const eraseLeftovers = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now().getTime();
  const before = new Date(now - DAY_MS);
  while (((await runExclusively(db, 'leftovers', (tx) => deleteLeftovers(tx, before))) ?? 0) > 0);
  const sentBefore = new Date(now - TRACE_DAYS * DAY_MS);
  while (((await runExclusively(db, 'traces', (tx) => deleteOldTraces(tx, sentBefore))) ?? 0) > 0);
  await deleteOldEvidence(deps, (work) => runExclusively(db, 'evidence', work));
  await deleteEvents(deps);
};

export const eraseSessions = async ({ db, clock, config }: Deps): Promise<void> => {
  const { seenBefore, createdBefore } = sessionLimits(config, clock.now());
  await runExclusively(db, 'sessions', async (tx) => {
    await deleteEndedSessions(tx, seenBefore, createdBefore);
    await deleteEndedReviewSessions(tx, reviewSessionLimits(clock.now()));
  });
};
