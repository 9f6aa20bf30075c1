import { RESUME_PATH } from '../state/paths';
import { sealTyped, type HandoffRequest } from '../state/handoffDraft';
import type { Draft } from '../state/drafts';

/** Beyond this a code of the dialog's size is too fine for a phone's camera: what was typed stays behind. */
const LONGEST = 500;

export interface Handoff {
  readonly request: HandoffRequest;
  /** What the landing address brought, with its '?'. */
  readonly search: string;
  readonly draft: Draft | undefined;
  /** What the service has of the same step. */
  readonly received: Draft;
}

/** The address that opens the request on another device, by the code sent to the phone on file. */
export const handoffLink = async ({ request, search, draft, received }: Handoff): Promise<string> => {
  const link = `${window.location.origin}${RESUME_PATH}/${encodeURIComponent(request.guid)}${search}`;
  const sealed = await sealTyped(draft, received, request);
  const whole = `${link}#${sealed}`;
  return sealed !== '' && whole.length <= LONGEST ? whole : link;
};
