import type { Request } from '../db/schema';
import { NO_PROCESS, Refusal, SESSION_ENDED } from '../errors';
import { openedRequest } from '../resume/unlocked';
import { ownRequest, type Call } from './register';

const NOT_YOURS = 'Non puoi accedere a questa richiesta.';
const CONCLUDED = 'La richiesta è già conclusa: i documenti non si possono più sostituire da qui.';

/** The request of a guid, where it is the session's own or was unlocked by its code; a guid alone opens nothing. */
export const requestOf = async ({ session, deps }: Call, guid: string): Promise<Request> => {
  if (!session) throw new Refusal(SESSION_ENDED, { httpStatus: 401 });
  const request = await openedRequest(deps.db, session, guid);
  if (!request) throw new Refusal(NOT_YOURS, { httpStatus: 403 });
  return request;
};

/** The session's own request while it is filled in. */
export const openRequest = async (call: Call): Promise<Request> => {
  const request = await ownRequest(call, call.session ? NO_PROCESS : SESSION_ENDED);
  if (request.state !== 'open') throw new Refusal(CONCLUDED);
  return request;
};
