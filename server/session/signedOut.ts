/**
 * What is left of a session whose request is signed: it knows which page to show, and opens nothing. Its guid
 * is written in a way that names no request, so that whoever asks for the session's own request finds none.
 */
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import { updateSession } from '../repositories/sessions';

const MARK = 'thanks:';

/** What stands in place of the request's guid. */
export const signedOutMark = (guid: string): string => `${MARK}${guid}`;

export const signOut = (db: Db, { id }: Session, guid: string): Promise<void> =>
  updateSession(db, id, { guid: signedOutMark(guid), resumeGuid: null, resumeProof: null });

/** The request that was signed; undefined in any other session. */
export const signedGuid = (session: Session | undefined): string | undefined =>
  session?.guid?.startsWith(MARK) ? session.guid.slice(MARK.length) : undefined;
