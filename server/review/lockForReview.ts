/** A request under review: locked, with its documents and their names. */
import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { findAnswers } from '../repositories/answers';
import { listDocuments } from '../repositories/documents';
import { lockRequest, updateRequest } from '../repositories/requests';
import { IDENTIFICATION_STEP, paperName } from './names';
import { hasBarCode, papersOf, type Paper } from './reviewedDocuments';

export const NO_REQUEST = 'La richiesta non esiste.';
export const STILL_OPEN = 'La richiesta è ancora in compilazione: si può rivedere dopo la firma.';
export const ALREADY_CONCLUDED = 'La revisione è già conclusa: il conto è aperto.';
export const NO_DOCUMENT = 'La richiesta non ha questo documento.';

export interface Reviewing {
  readonly db: Db;
  readonly request: Request;
  readonly papers: readonly Paper[];
  readonly now: Date;
  nameOf(paper: Paper): string;
  /** Finds a document by bar code or upload type. Throws a Refusal when there is none. */
  find(document: string): Paper;
  setState(state: Request['state'], changes?: Partial<Pick<Request, 'returnedAt'>>): Promise<void>;
}

const refuseState = ({ state }: Request): void => {
  if (state === 'open') throw new Refusal('reviewImpossible', STILL_OPEN);
  if (state === 'concluded') throw new Refusal('reviewImpossible', ALREADY_CONCLUDED);
};

/** Runs `work` on the locked request. Throws a Refusal when it is not signed, or already concluded. */
export const withLockedReview = <T>(
  { db: database, clock }: AppDeps,
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
    return work({
      db,
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
      setState: (state, changes = {}) => updateRequest(db, guid, { state, ...changes, updatedAt: now }),
    });
  });
