/** When documents were signed, by their rows and by the audit. Only the audit's rows are in a chain. */
import type { AuditRow } from '../crypto/auditChain';
import type { StoredContract } from '../db/schema';

type Audited = Pick<AuditRow, 'event' | 'details'>;
type Signed = Pick<StoredContract, 'kind' | 'stampeId' | 'signedAt'>;

const isText = (value: unknown): value is string => typeof value === 'string';

const auditedSignatures = (rows: readonly Audited[]) =>
  rows.flatMap(({ event, details: { kind, stampeId, signedAt } }) =>
    event === 'document-signed' && isText(signedAt) ? [{ kind, stampeId, signedAt }] : [],
  );

/** Returns when documents were signed by the audit. */
export const auditedTimes = (rows: readonly Audited[]): string[] =>
  auditedSignatures(rows).map(({ signedAt }) => signedAt);

/** Returns what the audit says of each signature, as texts that can be compared. */
const auditedOf = (rows: readonly Audited[]): string[] =>
  auditedSignatures(rows).map(
    ({ kind, stampeId, signedAt }) => `${String(kind)} ${String(stampeId)} ${signedAt}`,
  );

const storedOf = (contracts: readonly Signed[]): string[] =>
  contracts.flatMap(({ kind, stampeId, signedAt }) =>
    signedAt ? [`${kind} ${stampeId} ${signedAt.toISOString()}`] : [],
  );

/** Whether documents and audit say the same of what was signed, and when. */
export const agree = (contracts: readonly Signed[], rows: readonly AuditRow[]): boolean =>
  JSON.stringify(storedOf(contracts).sort()) === JSON.stringify(auditedOf(rows).sort());
