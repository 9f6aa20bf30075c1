import type { EventType, NewsKind, Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { findAnswers } from '../repositories/answers';
import { recordAudit } from '../repositories/audit';
import { listDocuments } from '../repositories/documents';
import { lockRequest, updateRequest } from '../repositories/requests';
import { writeMail } from '../repositories/reviewMails';
import { recordChange } from '../repositories/webhookEvents';
import { IDENTIFICATION_STEP, paperName } from '../documents/paperNames';
import { filesIn, hasBarCode, papersOf, versionOf, type Paper } from '../documents/papers';

export const NO_REQUEST = 'La richiesta non esiste.';
const STILL_OPEN = 'La richiesta è ancora in compilazione: si può rivedere dopo la firma.';
const ALREADY_CONCLUDED = 'La revisione è già conclusa: il conto è aperto.';
const ALREADY_REFUSED = 'La revisione è già conclusa: la richiesta non è stata accolta.';
const NO_DOCUMENT = 'La richiesta non ha questo documento.';
export const CHANGED =
  'Nel frattempo il cliente ha inviato un altro file: guarda i documenti di nuovo, poi decidi.';

export const DECIDED_MEANWHILE =
  'Nel frattempo su questo documento è stata presa un’altra decisione: guardala, poi decidi.';

interface Act {
  readonly audit: string;
  readonly change: EventType;
  /** Upload type of the document's front; none for an action on the whole request. */
  readonly document?: string;
  readonly news?: NewsKind;
}

type After = Pick<Request, 'state'> & Partial<Pick<Request, 'returnedAt'>>;

export interface Reviewing {
  readonly db: Db;
  readonly by: string;
  readonly request: Request;
  readonly papers: readonly Paper[];
  readonly now: Date;
  nameOf(paper: Paper): string;
  /** By bar code or upload type. Throws a Refusal when there is none. */
  find(document: string): Paper;
  /** Throws a Refusal when a decision about these is about other files than the reviewer has seen. */
  requireSeen(papers: readonly Paper[]): void;
  /** Throws a Refusal when its files, or the decision on it, are others than the reviewer has seen. */
  requireUnchanged(paper: Paper): void;
  /** The e-mail takes the place of one about an earlier decision on the same document. */
  record(act: Act, after: After): Promise<void>;
}

const refuseState = ({ state }: Request): void => {
  if (state === 'open') throw new Refusal('reviewImpossible', STILL_OPEN);
  if (state === 'concluded') throw new Refusal('reviewImpossible', ALREADY_CONCLUDED);
  if (state === 'refused') throw new Refusal('reviewImpossible', ALREADY_REFUSED);
};

/** `origin`: address of the app for the applicant, without its last slash. */
export interface Reviewer {
  readonly deps: AppDeps;
  readonly by: string;
  readonly origin: string;
  /** Version of what the decision is about (`versionOf`), if the reviewer says which. */
  readonly seen?: string | undefined;
}

/** Throws a Refusal when the request is not signed, or already concluded. */
export const withLockedReview = <T>(
  { deps: { db: database, clock }, by, origin, seen }: Reviewer,
  guid: string,
  work: (reviewing: Reviewing) => Promise<T>,
): Promise<T> =>
  database.transaction(async (db) => {
    const request = await lockRequest(db, guid);
    if (!request) throw new Refusal('notOwn', NO_REQUEST, { httpStatus: 404 });
    refuseState(request);
    const now = clock.now();
    const papers = papersOf(await listDocuments(db, guid));
    const identification = await findAnswers(db, guid, IDENTIFICATION_STEP);
    const requireSeen = (decided: readonly Paper[]): void => {
      if (seen !== undefined && filesIn(seen) !== filesIn(versionOf(decided)))
        throw new Refusal('reviewImpossible', CHANGED);
    };
    return work({
      db,
      by,
      request,
      papers,
      now,
      nameOf: (paper) => paperName(paper, identification),
      find: (document) => {
        const is = (paper: Paper): boolean =>
          hasBarCode(paper, document) || paper.sides.some(({ type }) => type === document);
        const found = papers.find(is);
        if (!found) throw new Refusal('paperUnknown', NO_DOCUMENT);
        return found;
      },
      requireSeen,
      requireUnchanged: (paper) => {
        requireSeen([paper]);
        if (seen !== undefined && seen !== versionOf([paper]))
          throw new Refusal('reviewImpossible', DECIDED_MEANWHILE);
      },
      record: async ({ audit, change, document, news: kind }, after) => {
        const of = document === undefined ? {} : { document };
        await updateRequest(db, guid, { ...after, updatedAt: now });
        await recordAudit(db, { guid, at: now, event: audit, details: { by, ...of } });
        await recordChange(db, request, { type: change, state: after.state, at: now, ...of });
        if (kind) await writeMail(db, { guid, document: document ?? '', kind, origin, at: now });
      },
    });
  });
