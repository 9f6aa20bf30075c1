/** One session at a time has a request: who opens it elsewhere, or tells its identity anew, ends the others' hold on it. */
import type { Session } from '../db/schema';
import type { Db } from '../db/types';
import { Refusal } from '../errors';
import { lockHolders, releaseOwners, releaseProofs } from '../repositories/sessions';

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

/**
 * Ends the hold of all other sessions on the request, in the transaction that has it locked: those that had it as their own,
 * and those whose code proved the same identity. One that waits for another device (the hand-off to a phone) keeps it.
 */
export const releaseOthers = async (
  db: Db,
  { id, resumeProof }: Pick<Session, 'id' | 'resumeProof'>,
  { guid, now }: { readonly guid: string; readonly now: Date },
): Promise<void> => {
  await lockHolders(db, guid, resumeProof);
  await releaseOwners(db, { id, guid, now });
  if (resumeProof !== null) await releaseProofs(db, resumeProof, { id, guid, now });
};
