/** Compares the rows of documents with the audit, since only the audit's rows are in a chain. */
import type { AuditRow } from '../crypto/auditChain';
import type { StoredContract } from '../db/schema';

type Audited = Pick<AuditRow, 'event' | 'details'>;
type Signed = Pick<StoredContract, 'kind' | 'stampeId' | 'signedAt'>;

const isText = (value: unknown): value is string => typeof value === 'string';

const auditedSignatures = (rows: readonly Audited[]) =>
  rows.flatMap(({ event, details: { kind, stampeId, signedAt } }) =>
    event === 'document-signed' && isText(signedAt) ? [{ kind, stampeId, signedAt }] : [],
  );

export const auditedTimes = (rows: readonly Audited[]): string[] =>
  auditedSignatures(rows).map(({ signedAt }) => signedAt);

const auditedOf = (rows: readonly Audited[]): string[] =>
  auditedSignatures(rows).map(
    ({ kind, stampeId, signedAt }) => `${String(kind)} ${String(stampeId)} ${signedAt}`,
  );

const storedOf = (contracts: readonly Signed[]): string[] =>
  contracts.flatMap(({ kind, stampeId, signedAt }) =>
    signedAt ? [`${kind} ${stampeId} ${signedAt.toISOString()}`] : [],
  );

export const agree = (contracts: readonly Signed[], rows: readonly AuditRow[]): boolean =>
  JSON.stringify(storedOf(contracts).sort()) === JSON.stringify(auditedOf(rows).sort());
