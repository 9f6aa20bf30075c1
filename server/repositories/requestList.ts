import { and, asc, eq, gte } from 'drizzle-orm';
import { requests, type Request } from '../db/schema';
import type { Db } from '../db/types';

/** What a list shows of a request: nothing of the applicant. */
export type ListedRequest = Pick<
  Request,
  'guid' | 'journey' | 'productCode' | 'step' | 'state' | 'createdAt' | 'updatedAt' | 'completedAt'
>;

interface Filter {
  readonly state?: Request['state'] | undefined;
  /** Requests that changed then or later. */
  readonly since?: Date | undefined;
}

const { guid, journey, productCode, step, state, createdAt, updatedAt, completedAt } = requests;

/** Returns the requests of the filter, the one that has not changed for longest first. */
export const listRequests = (db: Db, filter: Filter): Promise<ListedRequest[]> =>
  db
    .select({ guid, journey, productCode, step, state, createdAt, updatedAt, completedAt })
    .from(requests)
    .where(
      and(
        filter.state === undefined ? undefined : eq(state, filter.state),
        filter.since === undefined ? undefined : gte(updatedAt, filter.since),
      ),
    )
    .orderBy(asc(updatedAt), asc(guid));
