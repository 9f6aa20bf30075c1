/**
 * What remains of a session whose request is signed: it knows which page to show, and opens the list as after
 * a code. Its guid has a prefix, so it matches no request.
 */
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import { findRequest, proofOf } from '../repositories/requests';
import { updateOwner } from '../repositories/sessions';

const MARK = 'thanks:';

export const signedOutMark = (guid: string): string => `${MARK}${guid}`;

/** Nothing happens to a session that has lost the request since the call began: it would get it back. */
export const signOut = async (db: Db, { id }: Session, guid: string): Promise<void> => {
  const request = await findRequest(db, guid);
  await updateOwner(db, id, guid, {
    guid: signedOutMark(guid),
    resumeGuid: guid,
    resumeDoor: 'own',
    resumeProof: (request && proofOf(db, request)) ?? null,
  });
};

/** Further changes to a session that begins another request: the next person must not find the list. */
export const leaveList = (session: Session | undefined): Partial<Session> =>
  signedGuid(session) === undefined && !session?.resumeProof
    ? {}
    : { resumeGuid: null, resumeDoor: 'own', resumeProof: null };

export const signedGuid = (session: Session | undefined): string | undefined =>
  session?.guid?.startsWith(MARK) ? session.guid.slice(MARK.length) : undefined;
