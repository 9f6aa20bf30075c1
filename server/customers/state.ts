import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import { findByTaxCode } from '../repositories/requests';

export interface CustomerState {
  /** '' nobody known; 'T' a concluded request, 'K' one with refused documents, 'A' one in progress. */
  readonly stato: '' | 'A' | 'K' | 'T';
  /** The request that is resumed for A and K. */
  readonly resumes?: Request;
}

/** What other requests of the same tax code say of the person. */
export const customerState = async (db: Db, cf: string, ownGuid: string): Promise<CustomerState> => {
  const others = await findByTaxCode(db, cf, ownGuid);
  const refused = others.find(({ state }) => state === 'document_ko');
  if (refused) return { stato: 'K', resumes: refused };
  if (others.some(({ state }) => state === 'completed')) return { stato: 'T' };
  const open = others.find(({ state }) => state === 'open');
  return open ? { stato: 'A', resumes: open } : { stato: '' };
};
