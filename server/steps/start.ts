import type { Step } from '../../src/contract/wire';
import type { Request, Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { FIRST_STEP } from '../domain/sequence';
import { findRequest, insertRequest } from '../repositories/requests';
import { lockSession, updateSession } from '../repositories/sessions';
import { journeyToStart } from '../session/journey';
import { leaveList } from '../session/signedOut';
import { newId } from '../session/token';
import { stepOf } from './read';
import { nothingStored } from './stored';

/** The session is locked, so that it creates only one request. */
export const startRequest = (deps: AppDeps, session: Session, productCode: string): Promise<Step> =>
  deps.db.transaction(async (db) => {
    const locked = await lockSession(db, session.id);
    const existing = locked?.guid ? await findRequest(db, locked.guid) : undefined;
    if (existing) return stepOf(deps, db, existing);
    const now = deps.clock.now();
    const journey = await journeyToStart(db, locked ?? session);
    const request: Request = {
      guid: newId(),
      contactId: newId(),
      productCode,
      step: FIRST_STEP,
      state: 'open',
      cf: '',
      email: '',
      phone: '',
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      createdAt: now,
      updatedAt: now,
      completedAt: null,
      acceptedHash: '',
      returnedAt: null,
      journey,
    };
    await insertRequest(db, request);
    await updateSession(db, session.id, {
      ...leaveList(locked),
      guid: request.guid,
      productCode,
      journey,
    });
    return stepOf(deps, db, request, { stored: nothingStored });
  });
