/**
 * One session at a time has a request: who opens it elsewhere, or tells its identity
 * anew, ends the others' hold on it.
 */
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import { Refusal } from '../errors/refusal';
import { lockHolders, releaseOwners, releaseProofs, spendWaiting } from '../repositories/sessions';

export const OPENED_ELSEWHERE =
  'Hai ripreso la richiesta su un altro dispositivo o in un’altra finestra. Per continuare qui richiedi un nuovo codice.';

/** Whether the session had a request that another one has now. */
export const isReleased = (session: Session | undefined): boolean =>
  session !== undefined &&
  session.guid === null &&
  session.resumeProof === null &&
  session.releasedAt !== null;

/** The same, told in plain words. */
export const openedElsewhere = (httpStatus = 200): Refusal => new Refusal(OPENED_ELSEWHERE, { httpStatus });

interface Released {
  readonly guid: string;
  /** What the codes of those sessions have proven: the identity of the request until now. */
  readonly proof: string | undefined;
  readonly now: Date;
}

/**
 * Ends the hold of all other sessions than `id` on the request, in the transaction that has it locked: of
 * those that had it as their own, and of those whose code proved its identity.
 */
export const releaseOthers = async (db: Db, id: string, { guid, proof, now }: Released): Promise<void> => {
  await lockHolders(db, guid, proof);
  await releaseOwners(db, { id, guid, now });
  if (proof !== undefined) await releaseProofs(db, proof, { id, guid, now });
};

/**
 * The same for an opening: a session that waits for another device (the hand-off to a
 * phone) keeps the request this once.
 */
export const releaseAtOpening = async (db: Db, id: string, released: Released): Promise<void> => {
  const { guid, proof, now } = released;
  await lockHolders(db, guid, proof);
  const waiting = await spendWaiting(db, { id, guid, now });
  await releaseOwners(db, { id, guid, now }, waiting);
  if (proof !== undefined) await releaseProofs(db, proof, { id, guid, now }, waiting);
};
