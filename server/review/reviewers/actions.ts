import {
  acceptDocument,
  acceptDocuments,
  askDocument,
  completeReview,
  refuseDocument,
  rejectRequest,
  sendMailsNow,
} from '../review';
import type { Reviewer } from '../lockForReview';
import type { Request } from '../../db/schema';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';

/** '' for a missing field. */
export interface MoveInput {
  readonly document: string;
  readonly reason: string;
  readonly type: string;
  /** Version of the files that were looked at; '' if the caller does not say. */
  readonly seen: string;
}

interface Move {
  /** Returns whether it wrote a line in the audit: an action that changes nothing does not. */
  readonly run: (reviewer: Reviewer, guid: string, input: MoveInput) => Promise<boolean>;
  readonly done: string;
  readonly whenSent?: string;
  readonly whenUnsent?: string;
  readonly end?: Request['state'];
}

const MAILED = 'Al cliente è partita un’email.';
/** Further refusals of the next seconds come in the same e-mail. */
const MAILED_WHY = 'Tra pochi secondi parte al cliente un’email con il motivo e il link.';

export const moves = {
  accept: {
    run: (reviewer, guid, { document }) => acceptDocument(reviewer, guid, document),
    done: 'Documento accettato.',
  },
  'accept-all': {
    run: (reviewer, guid) => acceptDocuments(reviewer, guid),
    done: 'Documenti accettati.',
  },
  refuse: {
    run: (reviewer, guid, { document, reason }) => refuseDocument(reviewer, guid, document, reason),
    done: 'Rifiutato.',
    whenSent: MAILED_WHY,
  },
  'refuse-video': {
    run: (reviewer, guid, { reason }) => refuseDocument(reviewer, guid, VIDEO_UPLOAD_TYPE, reason),
    done: 'Video rifiutato.',
    whenSent: MAILED_WHY,
  },
  ask: {
    run: (reviewer, guid, { type }) => askDocument(reviewer, guid, type),
    done: 'Documento chiesto.',
    whenSent: 'Al cliente è partita un’email con il link.',
  },
  complete: {
    run: (reviewer, guid) => completeReview(reviewer, guid),
    done: 'Il conto è aperto.',
    whenSent: MAILED,
    end: 'concluded',
  },
  reject: {
    run: (reviewer, guid) => rejectRequest(reviewer, guid),
    done: 'La richiesta non è stata accolta.',
    whenSent: MAILED,
    end: 'refused',
  },
  'send-mails': {
    run: (reviewer, guid) => sendMailsNow(reviewer, guid),
    done: 'Abbiamo riprovato.',
    whenSent: 'Al cliente non manca più nessuna email.',
    whenUnsent: 'Non è ancora partito tutto.',
  },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;
interface After {
  readonly state: Request['state'];
  readonly isSent: boolean;
}

/**
 * Undefined when the request is not in the state that the action leads to: the address of the page alone
 * proves nothing.
 */
export const textAfter = (
  name: MoveName,
  { state, isSent }: After,
): { readonly text: string; readonly isWell: boolean } | undefined => {
  const { done, whenSent, whenUnsent, end }: Move = moves[name];
  if (end !== undefined && end !== state) return undefined;
  const text = [done, isSent ? whenSent : whenUnsent].filter(Boolean).join(' ');
  return { text, isWell: isSent || whenUnsent === undefined };
};
export const moveNames = Object.keys(moves) as MoveName[];
export const isMove = (name: string | undefined): name is MoveName =>
  name !== undefined && Object.hasOwn(moves, name);
