import type { DocumentStore } from '../deps';

/** Why a sweep has moved no file. */
export type SweepStop =
  /** The store holds the id of another database. */
  | 'owner'
  /** No row refers to a signed document. */
  | 'signed'
  /** No row refers to so many files that the database is probably the wrong one, or an old one. */
  | 'share';

export interface Swept {
  /** Files without a row that were moved to the quarantine. */
  readonly orphans: number;
  /** Files that were not written completely, deleted. */
  readonly drafts: number;
  /** Files that a row refers to but the store does not have. */
  readonly missing: number;
  /** Files that a row refers to and that came back from the quarantine. */
  readonly restored: number;
  /** Files that were long enough in the quarantine, deleted. */
  readonly deleted: number;
  /** Files without a row that stay where they are: the sweep has stopped, or moves no more at once. */
  readonly kept: number;
  /** Signed documents among them, where it has stopped. */
  readonly keptSigned: number;
  readonly stopped?: SweepStop;
}

const last = new WeakMap<DocumentStore, Swept>();

/** The last sweep of this process, for its metrics. */
export const lastSweepOf = (documents: DocumentStore): Swept | undefined => last.get(documents);

export const setLastSweep = (documents: DocumentStore, swept: Swept): void => void last.set(documents, swept);
