import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import { findByIdentity, findRequest } from '../repositories/requests';

/**
 * The requests that a session has unlocked: once the code of one was confirmed, all those of the same tax code, phone
 * and e-mail, the latest first. None before the code.
 */
export const unlockedRequests = async (db: Db, session: Session | undefined): Promise<Request[]> => {
  if (!session?.resumeGuid || !session.resumeVerifiedAt) return [];
  const request = await findRequest(db, session.resumeGuid);
  return request ? findByIdentity(db, request) : [];
};

/** The session's own request or an unlocked one, by its guid. */
export const openedRequest = async (
  db: Db,
  session: Session | undefined,
  guid: string,
): Promise<Request | undefined> =>
  session?.guid === guid
    ? findRequest(db, guid)
    : (await unlockedRequests(db, session)).find((request) => request.guid === guid);
