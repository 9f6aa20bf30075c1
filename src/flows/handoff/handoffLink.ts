import { RESUME_PATH } from '../../state/paths';
import { sealHandoffDraft, type HandoffRequest } from '../../state/handoffDraft';
import type { Draft } from '../../state/drafts';

/** Maximum number of characters. The QR code of a longer link is too fine for a phone's camera. */
const LONGEST = 500;

export interface Handoff {
  readonly request: HandoffRequest;
  /** With its '?'. */
  readonly search: string;
  readonly draft: Draft | undefined;
  /** The values of the same step that the service has. */
  readonly received: Draft;
}

/** A link that is too long omits the draft first, then the query, which is also stored with the request. */
export const handoffLink = async ({ request, search, draft, received }: Handoff): Promise<string> => {
  const bare = `${window.location.origin}${__BASE_PATH__}${RESUME_PATH}/${encodeURIComponent(request.guid)}`;
  const link = bare.length + search.length > LONGEST ? bare : bare + search;
  const sealed = await sealHandoffDraft(draft, received, request);
  const whole = `${link}#${sealed}`;
  return sealed !== '' && whole.length <= LONGEST ? whole : link;
};
