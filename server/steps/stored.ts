import type { Db } from '../db/types';
import { listInvitations, type StoredInvitation } from '../repositories/invitations';
import { lockRequestOfSteps, type RequestOfSteps } from '../repositories/requests';
import { noAnswers, readAnswers, type Answers } from './answers';

export interface Stored {
  readonly answers: Answers;
  /** The last recorded first. */
  readonly invitations: readonly StoredInvitation[];
}

export const nothingStored: Stored = { answers: noAnswers, invitations: [] };

export const readStored = async (db: Db, guid: string): Promise<Stored> => ({
  answers: await readAnswers(db, guid),
  invitations: await listInvitations(db, guid),
});

export interface LockedRequest extends Stored {
  readonly request: RequestOfSteps;
}

export const lockWithStored = async (db: Db, guid: string): Promise<LockedRequest | undefined> => {
  const request = await lockRequestOfSteps(db, guid);
  return request && { request, ...(await readStored(db, guid)) };
};
