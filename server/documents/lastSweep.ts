import type { DocumentStore } from '../deps';

export type SweepStop =
  /** The store holds the id of another database. */
  | 'owner'
  /** No row refers to a signed document. */
  | 'signed'
  /** No row refers to so many files that the database is probably the wrong one, or an old one. */
  | 'share';

export interface Swept {
  readonly orphans: number;
  readonly drafts: number;
  readonly missing: number;
  readonly restored: number;
  readonly deleted: number;
  /** Files without a row that stay where they are: the sweep has stopped, or moves no more at once. */
  readonly kept: number;
  /** Signed documents among them, where it has stopped. */
  readonly keptSigned: number;
  readonly stopped?: SweepStop;
}

const last = new WeakMap<DocumentStore, Swept>();

export const lastSweepOf = (documents: DocumentStore): Swept | undefined => last.get(documents);

export const setLastSweep = (documents: DocumentStore, swept: Swept): void => void last.set(documents, swept);
