import type { DataStepSlug } from '../../src/contract/steps/table';
import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import { findByTaxCode } from '../repositories/requests';

const SIGNING: DataStepSlug = 'contract';

interface State {
  readonly stato: 'K' | 'T' | 'P' | 'F' | 'A';
  readonly is: (request: Request) => boolean;
  readonly resumes: boolean;
}

/**
 * A request that the review refused gives no state: the person may start another.
 *
 * In order of priority: the first state that one of a person's requests has is the state of the person.
 */
const states: readonly State[] = [
  { stato: 'K', is: ({ state }) => state === 'document_ko', resumes: true },
  { stato: 'T', is: ({ state }) => state === 'concluded', resumes: false },
  { stato: 'P', is: ({ state }) => state === 'completed', resumes: false },
  { stato: 'F', is: ({ state, step }) => state === 'open' && step === SIGNING, resumes: true },
  { stato: 'A', is: ({ state }) => state === 'open', resumes: true },
];

export interface CustomerState {
  /**
   * '' unknown person, 'K' documents refused, 'T' account open, 'P' signed and under review, 'F' only the
   * signature missing, 'A' being filled in.
   */
  readonly stato: State['stato'] | '';
  /** The request to resume, for K, F and A. */
  readonly resumes?: Request;
}

interface Looking {
  readonly exceptGuid: string;
  /** Requests that are known to belong to the asking browser take precedence. */
  readonly isHers: (request: Request) => boolean;
}

export const customerState = async (
  db: Db,
  cf: string,
  { exceptGuid, isHers }: Looking,
): Promise<CustomerState> => {
  const others = await findByTaxCode(db, cf, exceptGuid);
  const hers = others.filter(isHers);
  for (const { stato, is, resumes } of states) {
    const found = (hers.length > 0 ? hers : others).find(is);
    if (found) return resumes ? { stato, resumes: found } : { stato };
  }
  return { stato: '' };
};
