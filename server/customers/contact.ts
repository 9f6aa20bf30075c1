/** What the calls of the contact step read and store, each in one transaction. */
import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { FIRST_STEP } from '../domain/sequence';
import { Refusal } from '../errors/refusal';
import {
  findAnswers,
  saveAnswers,
  type SavedAnswer,
  savedValue,
  type StoredAnswer,
} from '../repositories/answers';
import { lockRequest, updateRequest } from '../repositories/requests';

export const CONTACT_STEP = FIRST_STEP;
export const STEP_LEFT = 'Hai già completato i dati di contatto: torna al primo passo per modificarli.';
export const VALID = 'valid';
export const PENDING = 'pending';

export interface Contact {
  readonly db: Db;
  readonly request: Request;
  readonly saved: readonly SavedAnswer[];
  readonly now: Date;
  save(answers: readonly StoredAnswer[], changes?: Partial<Request>): Promise<void>;
}

/** Runs `work` on the locked request. Throws a Refusal when the request is not at the contact step. */
export const withLockedContact = <T>(
  deps: AppDeps,
  guid: string,
  work: (contact: Contact) => Promise<T>,
): Promise<T> =>
  deps.db.transaction(async (db) => {
    const request = await lockRequest(db, guid);
    if (request?.step !== CONTACT_STEP) throw new Refusal('otherStep', STEP_LEFT);
    const now = deps.clock.now();
    return work({
      db,
      request,
      now,
      saved: await findAnswers(db, guid, CONTACT_STEP),
      save: async (answers, changes = {}) => {
        await saveAnswers(db, guid, CONTACT_STEP, answers, now);
        await updateRequest(db, guid, { ...changes, updatedAt: now });
      },
    });
  });

export const contactStatus = ({ saved }: Pick<Contact, 'saved'>, widget: string, component: string): string =>
  savedValue(saved, widget, component)?.status ?? '';
