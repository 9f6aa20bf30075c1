/** The hashes of the audit's chain (docs/security.md): no row is changed, removed or moved unnoticed. */
import { hash } from 'node:crypto';

export interface AuditRow {
  readonly guid: string;
  readonly id: number;
  readonly at: Date;
  readonly event: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface Link {
  /** From 1, without a gap. */
  readonly position: number;
  readonly about: string;
  readonly auditId: number;
  readonly digest: string;
  readonly hash: string;
}

/** `link` is null until the chain has the row. */
export interface MaybeLinked {
  readonly row: AuditRow;
  readonly link: Pick<Link, 'digest'> | null;
}

export const START: Pick<Link, 'position' | 'hash'> = { position: 0, hash: '' };

/** With the names in one order: databases keep an object's names in an order of their own. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, canonical(inner)]);
};

const sha256 = (...parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts));

export const digestOf = ({ guid, id, at, event, details }: AuditRow): string =>
  sha256(guid, id, at.toISOString(), event, canonical(details));

export const isUnchanged = ({ row, link }: MaybeLinked): boolean => !link || digestOf(row) === link.digest;

const hashOf = (before: string, { position, about, auditId, digest }: Omit<Link, 'hash'>): string =>
  sha256(before, position, about, auditId, digest);

export const linkOf = (before: Pick<Link, 'position' | 'hash'>, row: AuditRow): Link => {
  const own = { position: before.position + 1, about: row.guid, auditId: row.id, digest: digestOf(row) };
  return { ...own, hash: hashOf(before.hash, own) };
};

export const follows = (before: Pick<Link, 'position' | 'hash'>, link: Link): boolean =>
  link.position === before.position + 1 && link.hash === hashOf(before.hash, link);
