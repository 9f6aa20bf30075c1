import type { DataStepSlug } from '../../src/contract/steps/table';
import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import { findByTaxCode } from '../repositories/requests';

/** The step at which all but the signature is done. */
const SIGNING: DataStepSlug = 'contract';

interface State {
  readonly stato: 'K' | 'T' | 'P' | 'F' | 'A';
  readonly is: (request: Request) => boolean;
  /** Whether the person goes on with the request, or has nothing more to do. */
  readonly resumes: boolean;
}

/** The first that holds for one of a person's requests says how the person stands. */
const states: readonly State[] = [
  { stato: 'K', is: ({ state }) => state === 'document_ko', resumes: true },
  { stato: 'T', is: ({ state }) => state === 'concluded', resumes: false },
  { stato: 'P', is: ({ state }) => state === 'completed', resumes: false },
  { stato: 'F', is: ({ state, step }) => state === 'open' && step === SIGNING, resumes: true },
  { stato: 'A', is: ({ state }) => state === 'open', resumes: true },
];

export interface CustomerState {
  /**
   * '' nobody known; 'K' documents refused, 'T' account open, 'P' signed and under review, 'F' all done but
   * the signature, 'A' being filled in.
   */
  readonly stato: State['stato'] | '';
  /** The request that is resumed for K, F and A. */
  readonly resumes?: Request;
}

interface Looking {
  /** The session's own request. */
  readonly exceptGuid: string;
  /** Whether a request is known to be the asking browser's: it goes before all others. */
  readonly isHers: (request: Request) => boolean;
}

/** What other requests of the same tax code say of the person. */
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
