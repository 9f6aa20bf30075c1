/** When files are taken: asked before a byte of one is read. */
import type { Request } from '../db/schema';
import { CONCLUDED, Refusal } from '../errors/refusal';
import { NOT_ASKED } from '../review/replace';
import { requestsToSendFilesTo } from './access';
import type { Call } from './endpoint';

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
export const takingRequests = async (call: Call, objection: Objection): Promise<ReadonlySet<string>> => {
  const all = await requestsToSendFilesTo(call);
  const taking = all.filter((request) => objection(request) === undefined);
  if (taking.length === 0) throw new Refusal((all[0] && objection(all[0])) ?? NOT_ASKED);
  return new Set(taking.map(({ guid }) => guid));
};
