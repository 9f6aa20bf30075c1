import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import { findByProof, findRequest, proofOf } from '../repositories/requests';

/** After a change of its identity, a request is no longer unlocked. */
export const isUnlocked = (db: Db, { resumeProof }: Session, request: Request): boolean =>
  resumeProof !== null && resumeProof === proofOf(db, request);

/**
 * Latest first; empty before the code. The confirmed tax code, phone and e-mail of each are the ones that the
 * code proved: values recorded or requests located afterwards change nothing.
 */
export const unlockedRequests = async (db: Db, session: Session | undefined): Promise<Request[]> =>
  session?.resumeProof ? findByProof(db, session.resumeProof) : [];

export const openedRequest = async (
  db: Db,
  session: Session | undefined,
  guid: string,
): Promise<Request | undefined> =>
  session?.guid === guid
    ? findRequest(db, guid)
    : (await unlockedRequests(db, session)).find((request) => request.guid === guid);
