import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Step } from '../../src/contract/wire';
import type { Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { recordAudit } from '../repositories/audit';
import { lockRequest, proofOf } from '../repositories/requests';
import { findSessionById, lockSession, updateSession } from '../repositories/sessions';
import { bindJourney } from '../session/journey';
import { isReleased, openedElsewhere, releaseAtOpening } from '../session/release';
import { rotateSession } from '../session/rotation';
import { stepOf } from '../steps/read';
import { isUnlocked, unlockedRequests } from './unlocked';

export interface Opening {
  readonly deps: AppDeps;
  readonly session: Session | undefined;
  readonly http: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Other sessions lose the request. Throws a Refusal with `message` when it is not unlocked. */
export const openUnlocked = async (
  { deps, session, http, reply }: Opening,
  guid: string,
  message: string,
): Promise<Step> => {
  const refusal = isReleased(session) ? openedElsewhere() : new Refusal('codeFirst', message);
  const isOpen = (await unlockedRequests(deps.db, session)).some((one) => one.guid === guid);
  if (!session || !isOpen) throw refusal;
  const step = await deps.db.transaction(async (db) => {
    // Checks again after locking: meanwhile its number may have changed, or retention may have erased it.
    const request = await lockRequest(db, guid);
    if (!request || !isUnlocked(db, session, request)) throw refusal;
    const now = deps.clock.now();
    // A session that already has the request takes it from nobody, because the same call may be repeated.
    if ((await findSessionById(db, session.id))?.guid !== guid)
      await releaseAtOpening(db, session.id, { guid, proof: proofOf(db, request), now });
    // Meanwhile another session may have taken the request, so that this one lost what it had unlocked.
    if ((await lockSession(db, session.id))?.resumeProof !== session.resumeProof) throw refusal;
    await rotateSession(db, session, { deps, http, reply });
    const { journey } = request;
    await updateSession(db, session.id, { guid, journey, releasedAt: null, waitingUntil: null });
    await recordAudit(db, { guid, at: now, event: 'resumed', details: { state: request.state } });
    return stepOf(deps, db, request);
  });
  if (step.journey !== undefined) bindJourney(http, step.journey);
  return step;
};
