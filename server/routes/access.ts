/** Which requests a session may see and which it may change: every route asks here, and nowhere else. */
import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import { CONCLUDED, NO_PROCESS, Refusal, SESSION_ENDED } from '../errors/refusal';
import { findRequest } from '../repositories/requests';
import { findSessionById } from '../repositories/sessions';
import { CODE_FIRST, RESUME_NOT_FOUND } from '../resume/resume';
import { openedRequest, unlockedRequests } from '../resume/unlocked';
import { isReleased, openedElsewhere } from '../session/release';
import { signedGuid } from '../session/signedOut';
import type { Call } from './endpoint';

/** Of a request that is another's, and of one that does not exist: nobody can tell the two apart. */
const notFound = (): Refusal => new Refusal(RESUME_NOT_FOUND, { httpStatus: 404 });

export const requireSession = ({ session }: Pick<Call, 'session'>): Session => {
  if (!session) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  return session;
};

/** By which the session's own request is found, if it has one: of a session that has signed it is none's. */
export const ownGuid = ({ session }: Pick<Call, 'session'>): string | undefined =>
  signedGuid(session) === undefined ? (session?.guid ?? undefined) : undefined;

/** The session's own request. Where it has none, refuses by `message`, or by 401 where no message is given. */
export const ownRequest = async (
  { session, deps }: Pick<Call, 'session' | 'deps'>,
  message?: string,
): Promise<Request> => {
  const guid = ownGuid({ session });
  const request = guid === undefined ? undefined : await findRequest(deps.db, guid);
  if (request) return request;
  if (isReleased(session)) throw openedElsewhere();
  throw message === undefined ? new Refusal(SESSION_ENDED, { httpStatus: 401 }) : new Refusal(message);
};

/** The session's own request, while it is filled in. */
export const ownRequestToFill = async (call: Call): Promise<Request> => {
  const request = await ownRequest(call, call.session ? NO_PROCESS : SESSION_ENDED);
  if (request.state !== 'open') throw new Refusal(CONCLUDED);
  return request;
};

/** The request of a guid, where it is the session's own or was unlocked by its code; a guid alone opens nothing. */
export const requestToRead = async (call: Call, guid: string): Promise<Request> => {
  const session = requireSession(call);
  const request = await openedRequest(call.deps.db, session, guid);
  if (!request) throw session.resumeGuid === guid && isReleased(session) ? openedElsewhere() : notFound();
  return request;
};

/** The same, but one that is being filled in only where it is the session's own. */
export const requestToRecord = async (call: Call, guid: string): Promise<Request> => {
  const request = await requestToRead(call, guid);
  if (request.state === 'open' && call.session?.guid !== guid) throw notFound();
  return request;
};

/** Guids of the session's own request and of those that its code has unlocked. */
export const guidsToRead = async ({ session, deps }: Call): Promise<string[]> => {
  const unlocked = await unlockedRequests(deps.db, session);
  return [...(session?.guid ? [session.guid] : []), ...unlocked.map(({ guid }) => guid)];
};

/** The requests that the session's code has unlocked, at least one, the latest first. */
export const requestsToResume = async ({ session, deps }: Call): Promise<Request[]> => {
  const unlocked = await unlockedRequests(deps.db, session);
  if (unlocked.length > 0) return unlocked;
  throw isReleased(session) ? openedElsewhere(403) : new Refusal(CODE_FIRST, { httpStatus: 403 });
};

/** The requests that the session may send files for, at least one: its own, and the unlocked ones that are signed. */
export const requestsToSendFilesTo = async (call: Call): Promise<Request[]> => {
  const session = requireSession(call);
  const { db } = call.deps;
  const own = session.guid ? await findRequest(db, session.guid) : undefined;
  const unlocked = (await unlockedRequests(db, session)).filter(({ state }) => state !== 'open');
  const all = [...(own ? [own] : []), ...unlocked];
  if (all.length === 0) throw notFound();
  return all;
};

/** Refuses at once, before a body is read, a session that can have no request: by the same words as later. */
export const requireSomeRequest = (call: Call): void => {
  const session = requireSession(call);
  if (isReleased(session)) throw openedElsewhere();
  if (!session.guid && !session.resumeProof) throw notFound();
};

/**
 * Refuses where the session has lost the request since the call began. To be asked with the request locked: who opens it
 * elsewhere locks it first, so that either this call ends before, or it is refused.
 */
export const requireStillAllowed = async (
  { session }: Call,
  db: Db,
  { guid, state }: Request,
): Promise<void> => {
  const now = session && (await findSessionById(db, session.id));
  if (!now) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  if (now.guid === guid || (state !== 'open' && (await openedRequest(db, now, guid)))) return;
  throw signedGuid(now) === guid ? new Refusal(CONCLUDED) : openedElsewhere();
};
