import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { documents, requests, type Request } from '../db/schema';
import { EMPTY_SEALED } from '../db/schema/columns';
import { openRows } from '../db/sealedRows';
import type { Db } from '../db/types';

const { cfIndex: _cf, emailIndex: _email, phoneIndex: _phone, ...columns } = getTableColumns(requests);

export interface ReviewFilter {
  readonly states: readonly Request['state'][];
  readonly from?: Date;
  readonly before?: Date;
  /** The code of a journey without its hyphen, or a guid. */
  readonly text?: string;
  readonly among?: readonly string[];
}

export interface ReviewPage {
  readonly requests: readonly Request[];
  readonly total: number;
}

/** One more than this is counted, and no other row is read for it. */
export const MOST_COUNTED = 1000;

const matching = ({ states, from, before, text, among }: ReviewFilter) =>
  and(
    inArray(requests.state, [...states]),
    // The rows of the index by this time.
    isNotNull(requests.completedAt),
    // One value, as there may be more guids than a statement can have.
    among && sql`${requests.guid} = any(${sql.param([...among])}::text[])`,
    from && gte(requests.completedAt, from),
    before && lt(requests.completedAt, before),
    text === undefined
      ? undefined
      : or(eq(requests.journey, text.toUpperCase().replace('-', '')), eq(requests.guid, text)),
  );

const inOrder = (isOldestFirst: boolean) => [
  (isOldestFirst ? asc : desc)(requests.completedAt),
  asc(requests.guid),
];

export const guidsWithReading = async (
  db: Db,
  wanted: ReviewFilter,
  { oldestFirst, limit }: { readonly oldestFirst: boolean; readonly limit: number },
): Promise<string[]> => {
  const read = db
    .select({ one: sql`1` })
    .from(documents)
    .where(and(eq(documents.guid, requests.guid), ne(documents.reading, EMPTY_SEALED)));
  const rows = await db
    .select({ guid: requests.guid })
    .from(requests)
    .where(and(matching(wanted), exists(read)))
    .orderBy(...inOrder(oldestFirst))
    .limit(limit);
  return rows.map(({ guid }) => guid);
};

export const listForReview = async (
  db: Db,
  wanted: ReviewFilter,
  page: { readonly oldestFirst: boolean; readonly limit: number; readonly offset: number },
): Promise<ReviewPage> => {
  const filter = matching(wanted);
  const rows = await db
    .select(columns)
    .from(requests)
    .where(filter)
    .orderBy(...inOrder(page.oldestFirst))
    .limit(page.limit)
    .offset(page.offset);
  const counted = db
    .select({ guid: requests.guid })
    .from(requests)
    .where(filter)
    .limit(MOST_COUNTED + 1)
    .as('counted');
  const [all] = await db.select({ total: count() }).from(counted);
  return { requests: openRows(db, requests, rows), total: all?.total ?? 0 };
};
