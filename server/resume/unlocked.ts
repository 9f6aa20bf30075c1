import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import { findByProof, findRequest, proofOf } from '../repositories/requests';

/** Whether the session's code has proven the request's present identity. */
export const isUnlocked = (db: Db, { resumeProof }: Session, request: Request): boolean =>
  resumeProof !== null && resumeProof === proofOf(db, request);

/**
 * Returns the requests that a session has unlocked, latest first: those whose confirmed tax code, phone and
 * e-mail are the ones that its code proved. Empty before the code. Values recorded or requests located
 * afterwards change nothing.
 */
export const unlockedRequests = async (db: Db, session: Session | undefined): Promise<Request[]> =>
  session?.resumeProof ? findByProof(db, session.resumeProof) : [];

/** Returns the session's own request, or an unlocked one, by its guid. */
export const openedRequest = async (
  db: Db,
  session: Session | undefined,
  guid: string,
): Promise<Request | undefined> =>
  session?.guid === guid
    ? findRequest(db, guid)
    : (await unlockedRequests(db, session)).find((request) => request.guid === guid);
