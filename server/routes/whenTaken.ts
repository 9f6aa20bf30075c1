/** When files are taken: asked before a byte of one is read. */
import type { Request } from '../db/schema';
import { CONCLUDED, Refusal, SESSION_ENDED } from '../errors/refusal';
import { findRequest } from '../repositories/requests';
import { RESUME_NOT_FOUND } from '../resume/resume';
import { unlockedRequests } from '../resume/unlocked';
import { NOT_ASKED } from '../review/replace';
import type { Call } from './register';

export const NOT_AT_STEP =
  'I documenti e il video si caricano al passo «Identificati». Torna a quel passo e riprova.';
export const PHONE_FIRST = 'Prima di caricare i documenti conferma il numero di cellulare.';
const STEP = 'identification';

/** Why the request takes no file now; undefined where it takes one. */
export type Objection = (request: Request) => string | undefined;

const withoutPhone = ({ phoneConfirmedAt }: Request): string | undefined =>
  phoneConfirmedAt === null ? PHONE_FIRST : undefined;

/** Of the identification step. */
export const atStep: Objection = (request) => {
  if (request.state !== 'open') return CONCLUDED;
  return request.step === STEP ? withoutPhone(request) : NOT_AT_STEP;
};

/** Of documents that the review asks for. */
export const askedAgain: Objection = (request) =>
  request.state === 'document_ko' ? withoutPhone(request) : NOT_ASKED;

/** Of the video, which both ask for. */
export const atStepOrAskedAgain: Objection = (request) =>
  request.state === 'document_ko' ? withoutPhone(request) : atStep(request);

/** Throws Refusal where there is an objection. */
export const requireTaken = (request: Request, objection: Objection): void => {
  const reason = objection(request);
  if (reason !== undefined) throw new Refusal(reason);
};

/**
 * The guids for which the session may send a file: its own request and those that a code has unlocked, without those to
 * which there is an objection. Refuses where none is left; which of them a file is for stands in the body.
 */
export const takingRequests = async (
  { session, deps: { db } }: Call,
  objection: Objection,
): Promise<ReadonlySet<string>> => {
  if (!session) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  const own = session.guid ? await findRequest(db, session.guid) : undefined;
  const unlocked = (await unlockedRequests(db, session)).filter(({ state }) => state !== 'open');
  const all = [...(own ? [own] : []), ...unlocked];
  const taking = all.filter((request) => objection(request) === undefined);
  const [first] = all;
  if (!first) throw new Refusal(RESUME_NOT_FOUND, { httpStatus: 404 });
  if (taking.length === 0) throw new Refusal(objection(first) ?? NOT_ASKED);
  return new Set(taking.map(({ guid }) => guid));
};
