import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Step } from '../../src/contract/wire';
import type { Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors';
import { recordAudit } from '../repositories/audit';
import { lockRequest } from '../repositories/requests';
import { lockSession, updateSession } from '../repositories/sessions';
import { releaseOthers } from '../session/release';
import { rotateSession } from '../session/rotation';
import { stepOf } from '../steps/read';
import { unlockedRequests } from './unlocked';

/** The session that opens a request, and the call that its new token goes with. */
export interface Opening {
  readonly deps: AppDeps;
  readonly session: Session | undefined;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Makes an unlocked request the session's own, and answers where it stands; other sessions lose it. Refuses by `message` where
 * it is locked.
 */
export const openUnlocked = async (
  { deps, session, http, reply }: Opening,
  guid: string,
  message: string,
): Promise<Step> => {
  const request = (await unlockedRequests(deps.db, session)).find((one) => one.guid === guid);
  if (!session || !request) throw new Refusal(message);
  return deps.db.transaction(async (db) => {
    // Retention may have been faster.
    if (!(await lockRequest(db, guid))) throw new Refusal(message);
    await releaseOthers(db, session, { guid, now: deps.clock.now() });
    // Another session may have been faster, and this one have lost what it had unlocked.
    if ((await lockSession(db, session.id))?.resumeProof !== session.resumeProof) throw new Refusal(message);
    await rotateSession(db, session, { deps, http, reply });
    await updateSession(db, session.id, { guid, releasedAt: null, waitingUntil: null });
    await recordAudit(db, {
      guid,
      at: deps.clock.now(),
      event: 'resumed',
      details: { state: request.state },
    });
    return stepOf(deps, db, request);
  });
};
