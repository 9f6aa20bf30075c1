import { stepTable } from '../../src/contract/steps/table';
import type { Step } from '../../src/contract/wire';
import { findRequest } from '../repositories/requests';
import { isReleased, OPENED_ELSEWHERE } from '../session/release';
import { openUnlocked, type Opening } from './open';
import { CODE_FIRST } from './resume';
import { isUnlocked } from './unlocked';

/** It has no data of the request, which is not the session's yet. */
const authStep: Step = {
  number: null,
  name: stepTable.auth.title,
  widgets: [],
  contactId: '',
  guid: '',
  invitations: [],
  contracts: [],
  paperworkList: [],
  errorMessage: [],
};

/**
 * For a session that has located a request but has none of its own: the step that asks for the code, and
 * afterwards the request's, which becomes the session's own. Undefined when there is nothing to continue.
 */
export const locatedStep = async (opening: Opening): Promise<Step | undefined> => {
  const { deps, session } = opening;
  const request = session?.resumeGuid ? await findRequest(deps.db, session.resumeGuid) : undefined;
  if (!request) return undefined;
  if (isReleased(session)) return { ...authStep, errorMessage: [OPENED_ELSEWHERE] };
  if (!session || !isUnlocked(deps.db, session, request)) return authStep;
  return request.state === 'open' ? openUnlocked(opening, request.guid, CODE_FIRST) : undefined;
};
