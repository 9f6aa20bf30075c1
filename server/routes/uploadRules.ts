/** Checked before any byte of a file is read. */
import type { Request } from '../db/schema';
import { CONCLUDED, Refusal } from '../errors/refusal';
import { NOT_ASKED } from '../review/applicant/replace';
import { requestsToSendFilesTo } from './access';
import type { Call } from './endpoint';

export const NOT_AT_STEP =
  'I documenti e il video si caricano al passo «Identificati». Torna a quel passo e riprova.';
export const PHONE_FIRST = 'Prima di caricare i documenti conferma il numero di cellulare.';
const STEP = 'identification';

/** Undefined when the request accepts a file now. */
export type Objection = (request: Request) => Refusal | undefined;

const withoutPhone = ({ phoneConfirmedAt }: Request): Refusal | undefined =>
  phoneConfirmedAt === null ? new Refusal('phoneFirst', PHONE_FIRST) : undefined;

const notAsked = (): Refusal => new Refusal('notAsked', NOT_ASKED);

export const atStep: Objection = (request) => {
  if (request.state !== 'open') return new Refusal('concluded', CONCLUDED);
  return request.step === STEP ? withoutPhone(request) : new Refusal('notAtIdentification', NOT_AT_STEP);
};

export const askedAgain: Objection = (request) =>
  request.state === 'document_ko' ? withoutPhone(request) : notAsked();

export const atStepOrAskedAgain: Objection = (request) =>
  request.state === 'document_ko' ? withoutPhone(request) : atStep(request);

export const requireAccepts = (request: Request, objection: Objection): void => {
  const refusal = objection(request);
  if (refusal) throw refusal;
};

/**
 * The session's own request and those unlocked by a code, since the body says which of them a file is for.
 * Throws a Refusal when none is left.
 */
export const requestsAcceptingFiles = async (
  call: Call,
  objection: Objection,
): Promise<ReadonlySet<string>> => {
  const all = await requestsToSendFilesTo(call);
  const taking = all.filter((request) => objection(request) === undefined);
  if (taking.length === 0) throw (all[0] && objection(all[0])) ?? notAsked();
  return new Set(taking.map(({ guid }) => guid));
};
