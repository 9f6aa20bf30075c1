import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import { findByProof, findRequest, proofOf } from '../repositories/requests';

/** Whether the session's code proved what the request has now. */
export const isUnlocked = (db: Db, { resumeProof }: Session, request: Request): boolean =>
  resumeProof !== null && resumeProof === proofOf(db, request);

/**
 * The requests that a session has unlocked: those whose tax code, phone and e-mail are, confirmed, what the session's code
 * proved when it was entered. The latest first; none before the code. What is told or located afterwards changes nothing.
 */
export const unlockedRequests = async (db: Db, session: Session | undefined): Promise<Request[]> =>
  session?.resumeProof ? findByProof(db, session.resumeProof) : [];

/** The session's own request or an unlocked one, by its guid. */
export const openedRequest = async (
  db: Db,
  session: Session | undefined,
  guid: string,
): Promise<Request | undefined> =>
  session?.guid === guid
    ? findRequest(db, guid)
    : (await unlockedRequests(db, session)).find((request) => request.guid === guid);
