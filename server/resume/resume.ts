/**
 * Resuming a request: locate it, confirm the code sent to the phone on file, open it. Nothing is revealed
 * before the code.
 */
import { CODE_WRONG, NO_MATCH, RESUME_NOT_FOUND } from '../../src/contract/refusalTexts';
import type { ResumeState } from '../../src/contract/wire';
import { acceptCode } from '../codes/acceptCode';
import type { Destination, ResumeOrigin } from '../codes/sendCounters';
import { secondsToResend, sendCode } from '../codes/codes';
import { acceptCodeOnce } from '../codes/guess';
import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { maskPhone } from '../domain/mask';
import { Refusal, SESSION_ENDED } from '../errors/refusal';
import { findByIdentity, findRequest, proofOf } from '../repositories/requests';
import { lockSession, updateSession } from '../repositories/sessions';
import type { CodeRotation } from '../session/rotation';
import { signedGuid } from '../session/signedOut';
import { isUnlocked } from './unlocked';

export const CODE_FIRST = 'Per continuare inserisci prima il codice che ti abbiamo inviato via SMS.';

const located = async ({ db }: AppDeps, { resumeGuid }: Session): Promise<Request | undefined> =>
  resumeGuid === null ? undefined : findRequest(db, resumeGuid);

interface Resuming {
  readonly session: Session;
  readonly request: Request;
}

/**
 * Throws a Refusal when there is none; with 401 when the session has located none, because the one that did
 * has ended.
 */
const resuming = async (deps: AppDeps, session: Session | undefined): Promise<Resuming> => {
  if (!session || session.resumeGuid === null)
    throw new Refusal('noSession', SESSION_ENDED, { httpStatus: 401 });
  const request = await located(deps, session);
  if (!request || proofOf(deps.db, request) === undefined)
    throw new Refusal('resumeNotFound', RESUME_NOT_FOUND);
  return { session, request };
};

const codeKey = ({ session, request }: Resuming) =>
  ({ guid: request.guid, purpose: 'resume', sessionId: session.id }) as const;

const toValidate = async (deps: AppDeps, found: Resuming): Promise<ResumeState> => {
  const { session, request } = found;
  const resendIn = await secondsToResend(deps, codeKey(found), request.phone);
  // By link or form, the applicant looked for the request herself.
  const isFound = session.resumeDoor === 'check' && session.guid !== null;
  const hasOther = isFound && session.guid !== request.guid && !signedGuid(session);
  return {
    name: 'validate',
    cellulare: maskPhone(request.phone),
    ...(resendIn !== undefined && { resendIn }),
    ...(hasOther && { newRequest: true as const }),
  };
};

export const resumeState = async (deps: AppDeps, session: Session): Promise<ResumeState> => {
  const request = await located(deps, session);
  if (!request) return { name: 'identify' };
  if (!isUnlocked(deps.db, session, request)) return toValidate(deps, { session, request });
  return { name: 'list', cellulare: maskPhone(request.phone) };
};

/** An earlier proof stays if the identity is the same. */
export const locateChanges = (
  db: Db,
  session: Session,
  request: Request,
  resumeDoor: ResumeOrigin,
): Partial<Session> => ({
  resumeGuid: request.guid,
  resumeDoor,
  releasedAt: null,
  ...(!isUnlocked(db, session, request) && { resumeProof: null }),
});

const locate = async (deps: AppDeps, session: Session, request: Request): Promise<ResumeState> => {
  const changes = locateChanges(deps.db, session, request, 'own');
  const isThere = session.resumeGuid === request.guid && session.resumeDoor === 'own';
  if (!isThere) await updateSession(deps.db, session.id, changes);
  return resumeState(deps, { ...session, ...changes });
};

/** A request whose address and phone were never confirmed is treated as not existing. */
export const locateByGuid = async (deps: AppDeps, session: Session, guid: string): Promise<ResumeState> => {
  const request = await findRequest(deps.db, guid);
  if (!request || proofOf(deps.db, request) === undefined)
    throw new Refusal('resumeNotFound', RESUME_NOT_FOUND);
  return locate(deps, session, request);
};

/** One statement and one message hide which of the values does not match. */
export const locateByIdentity = async (
  deps: AppDeps,
  session: Session,
  identity: Pick<Request, 'cf' | 'phone' | 'email'>,
): Promise<ResumeState> => {
  const [request] = await findByIdentity(deps.db, identity);
  if (!request) throw new Refusal('identityUnknown', NO_MATCH);
  return locate(deps, session, request);
};

interface Asking extends Pick<Destination, 'source'> {
  readonly deviceOf: (proof: string) => string | undefined;
}

/** The code goes to the phone on file, never to a number from the client. */
export const sendResumeCode = async (
  deps: AppDeps,
  session: Session | undefined,
  { source, deviceOf }: Asking,
): Promise<void> => {
  const found = await resuming(deps, session);
  const { phone } = found.request;
  const device = deviceOf(proofOf(deps.db, found.request) ?? '');
  const destination = { target: phone, origin: found.session.resumeDoor, source, device };
  await sendCode(deps, { key: codeKey(found), destination });
};

interface ResumeCode extends CodeRotation {
  readonly sent: string;
  readonly proven: (proof: string) => void;
}

/** The code proves the request's present identity, with the phone that it was sent to. */
const storeProof = async (db: Db, { session, request }: Resuming): Promise<string> => {
  const { guid, phone } = request;
  const current = await findRequest(db, guid);
  const proof = current && proofOf(db, current);
  // The code proves nothing about another request or phone that was located or confirmed meanwhile.
  if (!proof || current.phone !== phone || (await lockSession(db, session.id))?.resumeGuid !== guid)
    throw new Refusal('codeWrong', CODE_WRONG);
  await updateSession(db, session.id, { resumeProof: proof, releasedAt: null });
  return proof;
};

/** Also unlocks the requests of the same identity. Throws a Refusal. */
export const confirmResumeCode = async (
  deps: AppDeps,
  session: Session | undefined,
  { sent, isRepeat, rotate, again, proven }: ResumeCode,
): Promise<ResumeState> => {
  const found = await resuming(deps, session);
  const { phone } = found.request;
  // Already confirmed: the answer may have been lost.
  if (isUnlocked(deps.db, found.session, found.request) && !isRepeat) acceptCode(sent, 'resume');
  else {
    const taken = await acceptCodeOnce(deps, { key: codeKey(found), target: phone, sent }, async (tx) => {
      proven(await storeProof(tx, found));
      await rotate(tx);
    });
    if (taken === 'repeated' && isRepeat) again();
  }
  return { name: 'list', cellulare: maskPhone(phone) };
};
