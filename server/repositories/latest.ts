import { desc } from 'drizzle-orm';
import {
  contracts,
  documents,
  requests,
  type Document,
  type Request,
  type StoredContract,
} from '../db/schema';
import { openRows } from '../db/sealedRows';
import type { Db } from '../db/types';

const LIMIT = 50;

/** Only for the sandbox: it reads the requests of all applicants. */
export const latestRequests = async (db: Db): Promise<Request[]> =>
  openRows(
    db,
    requests,
    await db.select().from(requests).orderBy(desc(requests.updatedAt), requests.guid).limit(LIMIT),
  );

export const latestDocuments = (db: Db): Promise<Document[]> =>
  db
    .select()
    .from(documents)
    .orderBy(desc(documents.createdAt))
    .limit(LIMIT * 10);

export const latestContracts = (db: Db): Promise<StoredContract[]> =>
  db
    .select()
    .from(contracts)
    .orderBy(desc(contracts.createdAt))
    .limit(LIMIT * 2);
