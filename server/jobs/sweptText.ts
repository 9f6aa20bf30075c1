import type { Swept } from '../documents/lastSweep';

export const sweptText = ({
  orphans,
  drafts,
  missing,
  restored,
  deleted,
  kept,
  keptSigned,
  stopped,
}: Swept): string => {
  if (stopped === 'owner') return 'The document store belongs to another database: nothing was moved.';
  const found = `${missing} files are missing, ${restored} came back from the quarantine.`;
  const withoutRow = `no row names ${kept} files, ${keptSigned} signed documents among them`;
  if (stopped)
    return `Stopped: ${withoutRow}. None was moved: see "Back-up and restore" in docs/operations.md; ${found}`;
  if (kept > 0) return `In the store ${withoutRow}; ${found}`;
  return `moved ${orphans} orphan files to the quarantine, deleted ${deleted} there and ${drafts} drafts; ${found}`;
};
