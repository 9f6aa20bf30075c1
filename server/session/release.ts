/**
 * Only one session at a time has a request. Opening it elsewhere, or changing its identity, takes it from the
 * other sessions.
 */
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import { Refusal } from '../errors/refusal';
import { lockHolders, releaseOwners, releaseProofs, endWaiting } from '../repositories/sessions';

export const OPENED_ELSEWHERE =
  'Hai ripreso la richiesta su un altro dispositivo o in un’altra finestra. Per continuare qui richiedi un nuovo codice.';

export const isReleased = (session: Session | undefined): boolean =>
  session !== undefined &&
  session.guid === null &&
  session.resumeProof === null &&
  session.releasedAt !== null;

export const openedElsewhere = (httpStatus = 200): Refusal =>
  new Refusal('openedElsewhere', OPENED_ELSEWHERE, { httpStatus });

interface Released {
  readonly guid: string;
  /** The identity of the request until now, which codes of other sessions have proven. */
  readonly proof: string | undefined;
  readonly now: Date;
}

/**
 * From all sessions other than `id`: those that have it as their own, and those whose code proved its
 * identity. Call it in the transaction that has the request locked.
 */
export const releaseOthers = async (db: Db, id: string, { guid, proof, now }: Released): Promise<void> => {
  const holders = await lockHolders(db, guid, proof);
  if (holders.every((holder) => holder === id)) return;
  await releaseOwners(db, { id, guid, now });
  if (proof !== undefined) await releaseProofs(db, proof, { id, guid, now });
};

/** A session that waits for another device (the hand-off to a phone) keeps the request once. */
export const releaseAtOpening = async (db: Db, id: string, released: Released): Promise<void> => {
  const { guid, proof, now } = released;
  const holders = await lockHolders(db, guid, proof);
  if (holders.every((holder) => holder === id)) return;
  const waiting = await endWaiting(db, { id, guid, now });
  await releaseOwners(db, { id, guid, now }, waiting);
  if (proof !== undefined) await releaseProofs(db, proof, { id, guid, now }, waiting);
};
