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
import { findByTaxCode } from './requests';

const MOST = 50;

/** Of all requests, the latest changed first; for the sandbox alone. */
export const latestRequests = async (db: Db): Promise<Request[]> =>
  openRows(db, requests, await db.select().from(requests).orderBy(desc(requests.updatedAt)).limit(MOST));

export const latestDocuments = (db: Db): Promise<Document[]> =>
  db
    .select()
    .from(documents)
    .orderBy(desc(documents.createdAt))
    .limit(MOST * 10);

export const latestContracts = (db: Db): Promise<StoredContract[]> =>
  db
    .select()
    .from(contracts)
    .orderBy(desc(contracts.createdAt))
    .limit(MOST * 2);

/** None for a request without a tax code yet. */
export const othersOfTaxCode = async (db: Db, { cf, guid }: Request): Promise<Request[]> =>
  cf === '' ? [] : findByTaxCode(db, cf, guid);
