import { RESUME_PATH } from '../../state/paths';
import { sealTyped, type HandoffRequest } from '../../state/handoffDraft';
import type { Draft } from '../../state/drafts';

/** Beyond this a code of the dialog's size is too fine for a phone's camera. */
const LONGEST = 500;

export interface Handoff {
  readonly request: HandoffRequest;
  /** What the landing address brought, with its '?'. */
  readonly search: string;
  readonly draft: Draft | undefined;
  /** What the service has of the same step. */
  readonly received: Draft;
}

/**
 * The address that opens the request on another device, by the code sent to the phone on file. Where it gets too long
 * what was typed stays behind, then the query: the request's own record has it too.
 */
export const handoffLink = async ({ request, search, draft, received }: Handoff): Promise<string> => {
  const bare = `${window.location.origin}${RESUME_PATH}/${encodeURIComponent(request.guid)}`;
  const link = bare.length + search.length > LONGEST ? bare : bare + search;
  const sealed = await sealTyped(draft, received, request);
  const whole = `${link}#${sealed}`;
  return sealed !== '' && whole.length <= LONGEST ? whole : link;
};
