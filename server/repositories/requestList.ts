import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { requests, type Request } from '../db/schema';
import type { Db } from '../db/types';

/** A list shows no personal data. */
export type ListedRequest = Pick<
  Request,
  'guid' | 'journey' | 'productCode' | 'step' | 'state' | 'createdAt' | 'updatedAt' | 'completedAt'
>;

interface Filter {
  readonly state?: Request['state'] | undefined;
  readonly since?: Date | undefined;
}

const { guid, journey, productCode, step, state, createdAt, updatedAt, completedAt } = requests;

export const listRequests = (
  db: Db,
  filter: Filter,
  { after, most }: { readonly after: Pick<Request, 'updatedAt' | 'guid'> | undefined; readonly most: number },
): Promise<ListedRequest[]> =>
  db
    .select({ guid, journey, productCode, step, state, createdAt, updatedAt, completedAt })
    .from(requests)
    .where(
      and(
        filter.state === undefined ? undefined : eq(state, filter.state),
        filter.since === undefined ? undefined : gte(updatedAt, filter.since),
        after &&
          sql`(${updatedAt}, ${guid}) > (${after.updatedAt.toISOString()}::timestamptz, ${after.guid})`,
      ),
    )
    .orderBy(asc(updatedAt), asc(guid))
    .limit(most);
