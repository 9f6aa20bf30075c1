import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import { CONCLUDED, NO_PROCESS, Refusal, SESSION_ENDED } from '../errors/refusal';
import { findSessionById } from '../repositories/sessions';
import { RESUME_NOT_FOUND } from '../resume/resume';
import { openedRequest } from '../resume/unlocked';
import { isReleased, openedElsewhere } from '../session/release';
import { signedGuid } from '../session/signedOut';
import { ownRequest, type Call } from './register';

/** Of a request that is another's, and of one that does not exist: nobody can tell the two apart. */
const notFound = (): Refusal => new Refusal(RESUME_NOT_FOUND, { httpStatus: 404 });

/** Refuses at once, before a body is read, a session that can have no request: by the same words as later. */
export const requireOpened = ({ session }: Call): void => {
  if (!session) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  if (isReleased(session)) throw openedElsewhere();
  if (!session.guid && !session.resumeProof) throw notFound();
};

/** The request of a guid, where it is the session's own or was unlocked by its code; a guid alone opens nothing. */
export const requestOf = async ({ session, deps }: Call, guid: string): Promise<Request> => {
  if (!session) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  const request = await openedRequest(deps.db, session, guid);
  if (!request) throw session.resumeGuid === guid && isReleased(session) ? openedElsewhere() : notFound();
  return request;
};

/** The same, but one that is being filled in only where it is the session's own. */
export const requestToRecord = async (call: Call, guid: string): Promise<Request> => {
  const request = await requestOf(call, guid);
  if (request.state === 'open' && call.session?.guid !== guid) throw notFound();
  return request;
};

/**
 * Refuses where the session has lost the request since the call began. To be asked with the request locked: who opens it
 * elsewhere locks it first, so that either this call ends before, or it is refused.
 */
export const requireStillOpened = async (
  { session }: Call,
  db: Db,
  { guid, state }: Request,
): Promise<void> => {
  const now = session && (await findSessionById(db, session.id));
  if (!now) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  if (now.guid === guid || (state !== 'open' && (await openedRequest(db, now, guid)))) return;
  throw signedGuid(now) === guid ? new Refusal(CONCLUDED) : openedElsewhere();
};

/** The session's own request while it is filled in. */
export const openRequest = async (call: Call): Promise<Request> => {
  const request = await ownRequest(call, call.session ? NO_PROCESS : SESSION_ENDED);
  if (request.state !== 'open') throw new Refusal(CONCLUDED);
  return request;
};
