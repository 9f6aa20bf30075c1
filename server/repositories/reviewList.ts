import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, or } from 'drizzle-orm';
import { requests, type Request } from '../db/schema';
import { openRows } from '../db/sealedRows';
import type { Db } from '../db/types';

const { cfIndex: _cf, emailIndex: _email, phoneIndex: _phone, ...columns } = getTableColumns(requests);

export interface ReviewFilter {
  readonly states: readonly Request['state'][];
  /** Signed at or after `from`, and before `before`. */
  readonly from?: Date;
  readonly before?: Date;
  /** The code of a journey without its hyphen, or a guid. */
  readonly text?: string;
}

export interface ReviewPage {
  readonly requests: readonly Request[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** Returns a page of signed requests, by the time of the signature. */
export const listForReview = async (
  db: Db,
  { states, from, before, text }: ReviewFilter,
  page: { readonly oldestFirst: boolean; readonly limit: number; readonly offset: number },
): Promise<ReviewPage> => {
  const filter = and(
    inArray(requests.state, [...states]),
    from && gte(requests.completedAt, from),
    before && lt(requests.completedAt, before),
    text === undefined
      ? undefined
      : or(eq(requests.journey, text.toUpperCase().replace('-', '')), eq(requests.guid, text)),
  );
  const order = page.oldestFirst ? asc : desc;
  const rows = await db
    .select(columns)
    .from(requests)
    .where(filter)
    .orderBy(order(requests.completedAt), requests.guid)
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ total: count() }).from(requests).where(filter);
  return { requests: openRows(db, requests, rows), total: all?.total ?? 0 };
};
