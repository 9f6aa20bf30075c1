import { and, eq, sql } from 'drizzle-orm';
import { consents, contracts, documents, requests } from '../../../server/db/schema';
import type { Db } from '../../../server/db/types';
import {
  collectEvidence,
  withCheckedFiles,
  type Checked,
  type Evidence,
} from '../../../server/evidence/evidence';
import { pdfFileOf } from '../../../server/evidence/files';
import { recordAudit } from '../../../server/repositories/audit';
import { listDocuments } from '../../../server/repositories/documents';
import { readPdf } from '../pdf/readPdf';
import { signed, testService } from '../support';

const service = testService();
let guid: string;
let checked: Checked;
beforeAll(async () => {
  guid = (await signed(service)).step.guid;
  // The walk stores its files without the call that records them.
  for (const { type, size, sha256, receivedSha256, createdAt } of await listDocuments(service.deps.db, guid))
    await recordAudit(service.deps.db, {
      ...{ guid, at: createdAt, event: 'document-stored' },
      details: { type, size, sha256, receivedSha256 },
    });
  await withCheckedFiles(service.deps, guid, async (all) => void (checked = all));
});

class RolledBack extends Error {}

const evidenceAfter = async (change: (tx: Db) => Promise<unknown>): Promise<Evidence> => {
  let evidence: Evidence | undefined;
  await service.deps.db
    .transaction(async (tx) => {
      await change(tx);
      evidence = await collectEvidence({ ...service.deps, db: tx }, guid, checked);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (!evidence) throw new Error('There is no such request');
  return evidence;
};
const textOf = async (evidence: Evidence): Promise<string> =>
  (await readPdf(await pdfFileOf(service.deps, evidence))).text.replace(/\s+/g, ' ');
const MARK = '(non coincide con il registro)';

it('the evidence of a request that nobody changed agrees with its audit', async () => {
  const evidence = await evidenceAfter(() => Promise.resolve());
  expect(evidence.unlikeAudit).toEqual([]);
  const text = await textOf(evidence);
  expect(text).not.toContain('non coincid');
});

type Changed = Partial<typeof contracts.$inferInsert>;
const inContract = (values: Changed) => (tx: Db) =>
  tx
    .update(contracts)
    .set(values)
    .where(and(eq(contracts.guid, guid), eq(contracts.kind, 'contract')));
const inRequest = (values: Partial<typeof requests.$inferInsert>) => (tx: Db) =>
  tx.update(requests).set(values).where(eq(requests.guid, guid));
const inDocument = (values: Partial<typeof documents.$inferInsert>) => (tx: Db) =>
  tx
    .update(documents)
    .set(values)
    .where(and(eq(documents.guid, guid), eq(documents.type, 'FRONT_DOC_1')));
const at = new Date('2020-01-01T00:00:00.000Z');
const other = 'f'.repeat(64);

it.each<[string, (tx: Db) => Promise<unknown>]>([
  ['contracts.contract.createdAt', inContract({ createdAt: at })],
  ['contracts.contract.noticeAt', inContract({ noticeAt: at })],
  ['contracts.contract.noticeAt', inContract({ noticeAt: null })],
  ['contracts.contract.signedAt', inContract({ signedAt: at })],
  ['contracts.contract.signedAt', inContract({ signedAt: null })],
  [
    'contracts.contract.signedAt',
    (tx) => tx.delete(contracts).where(and(eq(contracts.guid, guid), eq(contracts.kind, 'contract'))),
  ],
  ['contracts.contract.stampedAt', inContract({ stampedAt: at })],
  ['contracts.contract.agreedSha256', inContract({ agreedSha256: other })],
  ['contracts.contract.agreedSize', inContract({ agreedSize: 7 })],
  ['contracts.contract.sha256', inContract({ sha256: other })],
  ['contracts.contract.seal', inContract({ seal: 'provider' })],
  ['person.emailConfirmedAt', inRequest({ emailConfirmedAt: at })],
  ['person.phoneConfirmedAt', inRequest({ phoneConfirmedAt: null })],
  ['documents.FRONT_DOC_1.receivedSha256', inDocument({ receivedSha256: other })],
  ['documents.FRONT_DOC_1.sha256', inDocument({ sha256: other })],
  ['documents.FRONT_DOC_1.size', inDocument({ size: 7 })],
  ['documents.FRONT_DOC_1.createdAt', inDocument({ createdAt: at })],
  [
    'consents.consensoPrivacy',
    (tx) =>
      tx
        .update(consents)
        .set({ textVersion: sql`'2020-01'` })
        .where(and(eq(consents.guid, guid), eq(consents.name, 'consensoPrivacy'))),
  ],
])('the evidence names %s where its row was changed, and the PDF marks it', async (path, change) => {
  const evidence = await evidenceAfter(change);
  expect(evidence.unlikeAudit).toEqual([path]);
  const text = await textOf(evidence);
  expect(text).toContain(`non coincidono con il registro degli eventi: ${path}`);
  expect(text.split(MARK)).toHaveLength(2);
});
