/** The review's actions. The page, the API, the sandbox and its command line use them. */
import {
  acceptDocument,
  acceptDocuments,
  askDocument,
  completeReview,
  refuseDocument,
  rejectRequest,
  sendMailsNow,
} from '../review/review';
import type { Reviewer } from '../review/lockForReview';
import { VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';

/** Fields of a form or a JSON body; '' for a missing one. */
export interface MoveInput {
  readonly document: string;
  readonly reason: string;
  readonly type: string;
  /** Version of the files that were looked at; '' if the caller does not say. */
  readonly seen: string;
}

interface Move {
  readonly run: (reviewer: Reviewer, guid: string, input: MoveInput) => Promise<void>;
  /** What the page shows afterwards. */
  readonly done: string;
  /** What it also shows once the e-mail about it was sent. */
  readonly told?: string;
}

const TOLD = 'Al cliente è partita un’email.';
const TOLD_WHY = 'Al cliente è partita un’email con il motivo e il link.';

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
    told: TOLD_WHY,
  },
  'refuse-video': {
    run: (reviewer, guid, { reason }) => refuseDocument(reviewer, guid, VIDEO_UPLOAD_TYPE, reason),
    done: 'Video rifiutato.',
    told: TOLD_WHY,
  },
  ask: {
    run: (reviewer, guid, { type }) => askDocument(reviewer, guid, type),
    done: 'Documento chiesto.',
    told: 'Al cliente è partita un’email con il link.',
  },
  complete: {
    run: (reviewer, guid) => completeReview(reviewer, guid),
    done: 'Il conto è aperto.',
    told: TOLD,
  },
  reject: {
    run: (reviewer, guid) => rejectRequest(reviewer, guid),
    done: 'La richiesta non è stata accolta.',
    told: TOLD,
  },
  'send-mails': {
    run: (reviewer, guid) => sendMailsNow(reviewer, guid),
    done: 'Abbiamo riprovato.',
    told: 'Al cliente non manca più nessuna email.',
  },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof moves;
/** Returns what the page shows after an action. `isTold`: whether its e-mail was sent. */
export const textAfter = (name: MoveName, isTold: boolean): string => {
  const { done, told }: Move = moves[name];
  return [done, isTold ? told : undefined].filter(Boolean).join(' ');
};
export const moveNames = Object.keys(moves) as MoveName[];
export const isMove = (name: string | undefined): name is MoveName =>
  name !== undefined && Object.hasOwn(moves, name);
