/**
 * What remains of a session whose request is signed: it knows which page to show, and gives no access. Its
 * guid has a prefix, so it matches no request.
 */
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import { updateSession } from '../repositories/sessions';

const MARK = 'thanks:';

/** Returns the value stored in place of the request's guid. */
export const signedOutMark = (guid: string): string => `${MARK}${guid}`;

export const signOut = (db: Db, { id }: Session, guid: string): Promise<void> =>
  updateSession(db, id, { guid: signedOutMark(guid), resumeGuid: null, resumeProof: null });

/** Returns the guid of the signed request; undefined for any other session. */
export const signedGuid = (session: Session | undefined): string | undefined =>
  session?.guid?.startsWith(MARK) ? session.guid.slice(MARK.length) : undefined;
