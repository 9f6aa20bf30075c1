/** Resuming a request: locate it, confirm the code sent to the phone on file, open it. Nothing before the code. */
import type { ResumeState } from '../../src/contract/wire';
import { acceptCode } from '../codes/acceptCode';
import type { Destination, Door } from '../codes/bounds';
import { secondsToResend, sendCode } from '../codes/codes';
import { CODE_WRONG, takeCode } from '../codes/guess';
import { sendSmsCode } from '../codes/messages';
import type { Request, Session } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { maskPhone } from '../domain/mask';
import { Refusal } from '../errors/refusal';
import { findByIdentity, findRequest, proofOf } from '../repositories/requests';
import { lockSession, updateSession } from '../repositories/sessions';
import type { CodeRotation } from '../session/rotation';
import { signedGuid } from '../session/signedOut';
import { isUnlocked } from './unlocked';

export const RESUME_NOT_FOUND = 'La pratica richiesta non è stata trovata';
export const NO_MATCH =
  'Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova';
export const CODE_FIRST = 'Per continuare inserisci prima il codice che ti abbiamo inviato via SMS.';

const located = async ({ db }: AppDeps, { resumeGuid }: Session): Promise<Request | undefined> =>
  resumeGuid === null ? undefined : findRequest(db, resumeGuid);

interface Resuming {
  readonly session: Session;
  readonly request: Request;
}

/** The request that the session is resuming; refuses where it is resuming none. */
const resuming = async (deps: AppDeps, session: Session | undefined): Promise<Resuming> => {
  const request = session && (await located(deps, session));
  if (!request || proofOf(request) === undefined) throw new Refusal(RESUME_NOT_FOUND);
  return { session, request };
};

const codeKey = ({ session, request }: Resuming) =>
  ({ guid: request.guid, purpose: 'resume', sessionId: session.id }) as const;

const toValidate = async (deps: AppDeps, found: Resuming): Promise<ResumeState> => {
  const { session, request } = found;
  const resendIn = await secondsToResend(deps, codeKey(found), request.phone);
  // Who came by link or form has looked for it herself.
  const isFound = session.resumeDoor === 'check' && session.guid !== null;
  const hasOther = isFound && session.guid !== request.guid && !signedGuid(session);
  return {
    name: 'validate',
    cellulare: maskPhone(request.phone),
    ...(resendIn !== undefined && { resendIn }),
    ...(hasOther && { newRequest: true as const }),
  };
};

/** Where the session stands: to identify, to enter the code, or with its list. */
export const resumeState = async (deps: AppDeps, session: Session): Promise<ResumeState> => {
  const request = await located(deps, session);
  if (!request) return { name: 'identify' };
  if (!isUnlocked(session, request)) return toValidate(deps, { session, request });
  return { name: 'list', cellulare: maskPhone(request.phone) };
};

/** The session's next request to resume. What its code proved holds as long as the identity is the same. */
export const locating = (session: Session, request: Request, resumeDoor: Door): Partial<Session> => ({
  resumeGuid: request.guid,
  resumeDoor,
  releasedAt: null,
  ...(!isUnlocked(session, request) && { resumeProof: null }),
});

const locate = async (deps: AppDeps, session: Session, request: Request): Promise<ResumeState> => {
  const changes = locating(session, request, 'own');
  const isThere = session.resumeGuid === request.guid && session.resumeDoor === 'own';
  if (!isThere) await updateSession(deps.db, session.id, changes);
  return resumeState(deps, { ...session, ...changes });
};

/** By link. A request whose address and phone were never confirmed cannot be told from none. */
export const locateByGuid = async (deps: AppDeps, session: Session, guid: string): Promise<ResumeState> => {
  const request = await findRequest(deps.db, guid);
  if (!request || proofOf(request) === undefined) throw new Refusal(RESUME_NOT_FOUND);
  return locate(deps, session, request);
};

/** By identity: one statement and one message, whichever of the three does not match. */
export const locateByIdentity = async (
  deps: AppDeps,
  session: Session,
  identity: Pick<Request, 'cf' | 'phone' | 'email'>,
): Promise<ResumeState> => {
  const [request] = await findByIdentity(deps.db, identity);
  if (!request) throw new Refusal(NO_MATCH);
  return locate(deps, session, request);
};

/** Who asks for a code: where the call comes from, and whether the browser has confirmed an identity before. */
interface Asking extends Pick<Destination, 'source'> {
  readonly deviceOf: (proof: string) => string | undefined;
}

/** Sends the code to the phone on file, whatever the client says. */
export const sendResumeCode = async (
  deps: AppDeps,
  session: Session | undefined,
  { source, deviceOf }: Asking,
): Promise<void> => {
  const found = await resuming(deps, session);
  const { phone } = found.request;
  const device = deviceOf(proofOf(found.request) ?? '');
  const destination = { target: phone, door: found.session.resumeDoor, source, device };
  await sendCode(deps, codeKey(found), destination, (code) => sendSmsCode(deps, phone, code));
};

interface ResumeCode extends CodeRotation {
  /** The code as it was sent. */
  readonly sent: string;
  /** Told what the code has proven. */
  readonly proven: (proof: string) => void;
}

/** Writes down what the code proves: the identity that the request has at this moment, with the phone that the code went to. */
const prove = async (db: Db, { session, request }: Resuming): Promise<string> => {
  const { guid, phone } = request;
  const current = await findRequest(db, guid);
  const proof = current && proofOf(current);
  // Another request located, or another phone confirmed in the meantime, is not what the code is for.
  if (!proof || current.phone !== phone || (await lockSession(db, session.id))?.resumeGuid !== guid)
    throw new Refusal(CODE_WRONG);
  await updateSession(db, session.id, { resumeProof: proof, releasedAt: null });
  return proof;
};

/** Unlocks the located request and those of the same identity. */
export const confirmResumeCode = async (
  deps: AppDeps,
  session: Session | undefined,
  { sent, isRepeat, rotate, again, proven }: ResumeCode,
): Promise<ResumeState> => {
  const found = await resuming(deps, session);
  const { phone } = found.request;
  // Confirmed already: the answer may have been lost on the way.
  if (isUnlocked(found.session, found.request) && !isRepeat) acceptCode(sent);
  else {
    const taken = await takeCode(deps, { key: codeKey(found), target: phone, sent }, async (tx) => {
      proven(await prove(tx, found));
      await rotate(tx);
    });
    if (taken === 'repeated' && isRepeat) again();
  }
  return { name: 'list', cellulare: maskPhone(phone) };
};
