/** Resuming a request: locate it, confirm the code sent to the phone on file, open it. Nothing before the code. */
import type { ResumeState } from '../../src/contract/wire';
import { resumeDoor } from '../codes/bounds';
import { secondsToResend, sendCode } from '../codes/codes';
import { CODE_WRONG, takeCode } from '../codes/guess';
import { sendSmsCode } from '../codes/messages';
import type { Request, Session } from '../db/schema';
import type { AppDeps } from '../deps';
import { codeOf } from '../domain/code';
import { maskPhone } from '../domain/mask';
import { Refusal } from '../errors';
import { findByIdentity, findRequest } from '../repositories/requests';
import { lockSession, updateSession } from '../repositories/sessions';
import type { CodeRotation } from '../session/rotation';

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
  if (!request) throw new Refusal(RESUME_NOT_FOUND);
  return { session, request };
};

const codeKey = ({ session, request }: Resuming) =>
  ({ guid: request.guid, purpose: 'resume', sessionId: session.id }) as const;

const toValidate = async (deps: AppDeps, found: Resuming): Promise<ResumeState> => {
  const { phone } = found.request;
  const resendIn = await secondsToResend(deps, codeKey(found), phone);
  return { name: 'validate', cellulare: maskPhone(phone), ...(resendIn !== undefined && { resendIn }) };
};

/** Where the session stands: to identify, to enter the code, or with its list. */
export const resumeState = async (deps: AppDeps, session: Session): Promise<ResumeState> => {
  const request = await located(deps, session);
  if (!request) return { name: 'identify' };
  if (!session.resumeVerifiedAt) return toValidate(deps, { session, request });
  return { name: 'list', cellulare: maskPhone(request.phone) };
};

const locate = async (deps: AppDeps, session: Session, request: Request): Promise<ResumeState> => {
  const { guid } = request;
  // The same request confirmed already in this session needs no second code.
  if (session.resumeGuid === guid) return resumeState(deps, session);
  await updateSession(deps.db, session.id, { resumeGuid: guid, resumeVerifiedAt: null });
  return toValidate(deps, { session, request });
};

/** By link. A request whose phone was never confirmed cannot be told from none. */
export const locateByGuid = async (deps: AppDeps, session: Session, guid: string): Promise<ResumeState> => {
  const request = await findRequest(deps.db, guid);
  if (!request?.phoneConfirmedAt) throw new Refusal(RESUME_NOT_FOUND);
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

/** Sends the code to the phone on file, whatever the client says. */
export const sendResumeCode = async (deps: AppDeps, session: Session | undefined): Promise<void> => {
  const found = await resuming(deps, session);
  const { phone } = found.request;
  const destination = { target: phone, door: resumeDoor(found.session) };
  await sendCode(deps, codeKey(found), destination, (code) => sendSmsCode(deps, phone, code));
};

interface ResumeCode extends CodeRotation {
  /** The code as it was sent. */
  readonly sent: string;
}

/** Unlocks the located request and those of the same identity. */
export const confirmResumeCode = async (
  deps: AppDeps,
  session: Session | undefined,
  { sent, isRepeat, rotate, again }: ResumeCode,
): Promise<ResumeState> => {
  const found = await resuming(deps, session);
  const { guid, phone, cf } = found.request;
  const { id, resumeVerifiedAt } = found.session;
  // Confirmed already: the answer may have been lost on the way.
  if (resumeVerifiedAt && !isRepeat) codeOf(sent);
  else {
    const door = resumeDoor(found.session);
    const guess = { key: codeKey(found), target: phone, identity: cf || phone, door, sent };
    const taken = await takeCode(deps, guess, async (tx) => {
      // Another request located in the meantime is not what the code is for.
      if ((await lockSession(tx, id))?.resumeGuid !== guid) throw new Refusal(CODE_WRONG);
      await updateSession(tx, id, { resumeVerifiedAt: deps.clock.now() });
      await rotate(tx);
    });
    if (taken === 'repeated' && isRepeat) again();
  }
  return { name: 'list', cellulare: maskPhone(phone) };
};
