/** All routes decide by these functions which requests a session may see and change. */
import { RESUME_NOT_FOUND } from '../../src/contract/refusalTexts';
import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import { CONCLUDED, Refusal, SESSION_ENDED } from '../errors/refusal';
import { findRequest } from '../repositories/requests';
import { findSessionById } from '../repositories/sessions';
import { CODE_FIRST } from '../resume/resume';
import { openedRequest, unlockedRequests } from '../resume/unlocked';
import { isReleased, openedElsewhere } from '../session/release';
import { signedGuid } from '../session/signedOut';
import type { Call } from './endpoint';

/** The same for requests of others and for missing ones, so that nobody can distinguish them. */
const notFound = (): Refusal => new Refusal('notOwn', RESUME_NOT_FOUND, { httpStatus: 404 });

export const requireSession = ({ session }: Pick<Call, 'session'>): Session => {
  if (!session) throw new Refusal('noSession', SESSION_ENDED, { httpStatus: 401 });
  return session;
};

/** Undefined without one, and after the sign-out. */
export const ownGuid = ({ session }: Pick<Call, 'session'>): string | undefined =>
  signedGuid(session) === undefined ? (session?.guid ?? undefined) : undefined;

/** The request may be erased meanwhile. Throws a Refusal with 401 when the session has none. */
export const requireOwnGuid = ({ session }: Pick<Call, 'session'>): string => {
  const guid = ownGuid({ session });
  if (guid !== undefined) return guid;
  if (isReleased(session)) throw openedElsewhere();
  throw new Refusal('noRequest', SESSION_ENDED, { httpStatus: 401 });
};

export const ownRequest = async ({ session, deps }: Pick<Call, 'session' | 'deps'>): Promise<Request> => {
  const request = await findRequest(deps.db, requireOwnGuid({ session }));
  if (!request) throw new Refusal('noRequest', SESSION_ENDED, { httpStatus: 401 });
  return request;
};

export const ownRequestToFill = async (call: Call): Promise<Request> => {
  const request = await ownRequest(call);
  if (request.state !== 'open') throw new Refusal('concluded', CONCLUDED);
  return request;
};

/**
 * A guid alone gives no access: the request is the session's own or unlocked by its code. Throws a Refusal
 * for others.
 */
export const requestToRead = async (call: Call, guid: string): Promise<Request> => {
  const session = requireSession(call);
  const request = await openedRequest(call.deps.db, session, guid);
  if (!request) throw session.resumeGuid === guid && isReleased(session) ? openedElsewhere() : notFound();
  return request;
};

/**
 * The specification shows these calls without a guid: then it is the session's own request, or else the
 * latest that its code has unlocked. Throws a Refusal as `requestToRead` does.
 */
export const requestOrOwn = async (call: Call, guid: string | undefined): Promise<Request> => {
  const { session, deps } = call;
  const meant = guid ?? session?.guid ?? (await unlockedRequests(deps.db, session))[0]?.guid;
  return requestToRead(call, meant ?? '');
};

/** As `requestOrOwn`; without a name the request whose documents were just returned comes first. */
export const requestOfPapers = async (call: Call, guid: string | undefined): Promise<Request> => {
  const unlocked = guid === undefined ? await unlockedRequests(call.deps.db, call.session) : [];
  const [latest] = unlocked
    .flatMap(({ guid: one, returnedAt }) => (returnedAt ? [{ one, at: returnedAt.getTime() }] : []))
    .sort((before, after) => after.at - before.at);
  return requestOrOwn(call, guid ?? latest?.one);
};

export const requestToRecord = async (call: Call, guid: string): Promise<Request> => {
  const request = await requestToRead(call, guid);
  if (request.state === 'open' && call.session?.guid !== guid) throw notFound();
  return request;
};

export const guidsToRead = async ({ session, deps }: Call): Promise<string[]> => {
  const unlocked = await unlockedRequests(deps.db, session);
  return [...(session?.guid ? [session.guid] : []), ...unlocked.map(({ guid }) => guid)];
};

/** Latest first. Throws a Refusal without any. */
export const requestsToResume = async ({ session, deps }: Call): Promise<Request[]> => {
  const unlocked = await unlockedRequests(deps.db, session);
  if (unlocked.length > 0) return unlocked;
  throw isReleased(session)
    ? openedElsewhere(403)
    : new Refusal('codeFirst', CODE_FIRST, { httpStatus: 403 });
};

export const requestsToSendFilesTo = async (call: Call): Promise<Request[]> => {
  const session = requireSession(call);
  const { db } = call.deps;
  const own = session.guid ? await findRequest(db, session.guid) : undefined;
  const unlocked = (await unlockedRequests(db, session)).filter(({ state }) => state !== 'open');
  const all = [...(own ? [own] : []), ...unlocked];
  if (all.length === 0) throw notFound();
  return all;
};

/** Called before a body is read: a session that can have no request gets the usual Refusal. */
export const requireSomeRequest = (call: Call): void => {
  const session = requireSession(call);
  if (isReleased(session)) throw openedElsewhere();
  if (!session.guid && !session.resumeProof) throw notFound();
};

const sessionOver = (): Refusal => new Refusal('noSession', SESSION_ENDED, { httpStatus: 401 });

const sessionNow = async (session: Session | undefined, db: Db, over = sessionOver): Promise<Session> => {
  const now = session && (await findSessionById(db, session.id));
  if (!now) throw over();
  return now;
};

/**
 * For calls on a request that is unlocked and not the session's own. Call it as `requireStillAllowed`. Throws
 * a Refusal when the session may not read the request any more.
 */
export const requireStillRead = async (
  { session }: Pick<Call, 'session'>,
  db: Db,
  guid: string,
): Promise<void> => {
  if (!(await openedRequest(db, await sessionNow(session, db), guid))) throw openedElsewhere();
};

/**
 * Throws a Refusal when the session has lost the request since the call began. Call it with the request
 * locked: opening the request elsewhere locks it too, so either this call ends first, or it is refused.
 * `over`: makes the Refusal for a session that has ended, for calls that know no 401.
 */
export const requireStillAllowed = async (
  { session }: Call,
  db: Db,
  { guid, state }: Pick<Request, 'guid' | 'state'>,
  over = sessionOver,
): Promise<void> => {
  const now = await sessionNow(session, db, over);
  if (now.guid === guid || (state !== 'open' && (await openedRequest(db, now, guid)))) return;
  throw signedGuid(now) === guid ? new Refusal('concluded', CONCLUDED) : openedElsewhere();
};
