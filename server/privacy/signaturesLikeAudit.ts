import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { audit, contracts } from '../db/schema';
import type { Db } from '../db/types';
import { agree } from '../evidence/signatures';

const AT_ONCE = 500;

const signedAfter = async (db: Db, after: string): Promise<string[]> => {
  const audited = db
    .selectDistinct({ guid: audit.guid })
    .from(audit)
    .where(and(eq(audit.event, 'document-signed'), gt(audit.guid, after)))
    .orderBy(asc(audit.guid))
    .limit(AT_ONCE);
  const stored = db
    .selectDistinct({ guid: contracts.guid })
    .from(contracts)
    .where(and(isNotNull(contracts.signedAt), gt(contracts.guid, after)))
    .orderBy(asc(contracts.guid))
    .limit(AT_ONCE);
  const both = await union(audited, stored).orderBy(asc(audit.guid)).limit(AT_ONCE);
  return both.map(({ guid }) => guid);
};

const byGuid = <Row extends { readonly guid: string }>(rows: readonly Row[]) => {
  const all = new Map<string, Row[]>();
  for (const row of rows) all.set(row.guid, [...(all.get(row.guid) ?? []), row]);
  return (guid: string): readonly Row[] => all.get(guid) ?? [];
};

const unlikeOf = async (db: Db, guids: readonly string[]): Promise<string[]> => {
  if (guids.length === 0) return [];
  const documentsOf = byGuid(
    await db
      .select()
      .from(contracts)
      .where(inArray(contracts.guid, [...guids])),
  );
  const rowsOf = byGuid(
    await db
      .select()
      .from(audit)
      .where(and(inArray(audit.guid, [...guids]), eq(audit.event, 'document-signed'))),
  );
  return guids.filter((guid) => !agree(documentsOf(guid), rowsOf(guid)));
};

export async function* signaturesUnlikeAudit(db: Db): AsyncGenerator<readonly string[]> {
  for (
    let guids = await signedAfter(db, '');
    guids.length > 0;
    guids = await signedAfter(db, guids.at(-1) ?? '')
  )
    // One that is signed between the two statements is the same in both a moment later.
    yield unlikeOf(db, await unlikeOf(db, guids));
}
