import { inOneExchange } from '../db/inOneExchange';
import type { Db } from '../db/types';
import { listInvitations, type StoredInvitation } from '../repositories/invitations';
import { lockRequestOfSteps, type RequestOfSteps } from '../repositories/requests';
import { noAnswers, readAnswers, type Answers } from './answers';

/** What is stored of a request besides its row. */
export interface Stored {
  readonly answers: Answers;
  /** The last recorded first. */
  readonly invitations: readonly StoredInvitation[];
}

export const nothingStored: Stored = { answers: noAnswers, invitations: [] };

export const readStored = (db: Db, guid: string): Promise<Stored> =>
  inOneExchange(db, async () => {
    const [answers, invitations] = await Promise.all([readAnswers(db, guid), listInvitations(db, guid)]);
    return { answers, invitations };
  });

export interface LockedRequest extends Stored {
  readonly request: RequestOfSteps;
}

/**
 * Locks the request and reads what is stored of it, as it is once the lock is held. Undefined when there is
 * no such request.
 */
export const lockWithStored = async (db: Db, guid: string): Promise<LockedRequest | undefined> => {
  const [request, stored] = await inOneExchange(db, () =>
    Promise.all([lockRequestOfSteps(db, guid), readStored(db, guid)]),
  );
  return request && { request, ...stored };
};
