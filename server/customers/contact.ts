import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { FIRST_STEP } from '../domain/sequence';
import { Refusal, SESSION_ENDED } from '../errors/refusal';
import { findAnswers, savedValue, type SavedAnswer, type StoredAnswer } from '../repositories/answers';
import { lockRequest } from '../repositories/requests';
import { saveWithRequest } from '../repositories/savedSteps';

export const CONTACT_STEP = FIRST_STEP;
const STEP_LEFT = 'Hai già completato i dati di contatto: torna al primo passo per modificarli.';
export const VALID = 'valid';
export const PENDING = 'pending';

export interface Contact {
  readonly db: Db;
  readonly request: Request;
  readonly saved: readonly SavedAnswer[];
  readonly now: Date;
  save(answers: readonly StoredAnswer[], changes?: Partial<Request>): Promise<void>;
}

/**
 * To save, the transaction must have locked the request. Throws a Refusal when there is no such request, with
 * 401, and when it is not at the contact step.
 */
export const contactOf = async (
  { clock }: Pick<AppDeps, 'clock'>,
  db: Db,
  request: Request | undefined,
): Promise<Contact> => {
  if (!request) throw new Refusal('noRequest', SESSION_ENDED, { httpStatus: 401 });
  if (request.step !== CONTACT_STEP) throw new Refusal('otherStep', STEP_LEFT);
  const { guid } = request;
  const now = clock.now();
  const found = await findAnswers(db, guid, CONTACT_STEP);
  let saved: readonly SavedAnswer[] = found;
  return {
    db,
    request,
    now,
    saved: found,
    save: async (given, changes = {}) => {
      const step = { step: CONTACT_STEP, given, saved };
      saved = await saveWithRequest(db, guid, step, { ...changes, updatedAt: now });
    },
  };
};

export const withLockedContact = <T>(
  deps: AppDeps,
  guid: string,
  work: (contact: Contact) => Promise<T>,
): Promise<T> =>
  deps.db.transaction(async (db) => work(await contactOf(deps, db, await lockRequest(db, guid))));

export const contactStatus = ({ saved }: Pick<Contact, 'saved'>, widget: string, component: string): string =>
  savedValue(saved, widget, component)?.status ?? '';
