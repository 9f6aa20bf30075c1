import type { RequestOf } from '../../../src/contract/wire';
import type { Db } from '../../db/types';
import type { AppDeps } from '../../deps';
import { Refusal } from '../../errors/refusal';
import { clearAsked, listDocuments } from '../../repositories/documents';
import { lockRequest, updateRequest } from '../../repositories/requests';
import { dropMails } from '../../repositories/reviewMails';
import { recordChange } from '../../repositories/webhookEvents';
import { hasBarCode, isOutstanding, papersOf, type Paper, type PaperKind } from '../../documents/papers';

const NO_SUCH_PAPER = 'Il documento richiesto non esiste.';
const STILL_REFUSED = 'Carica tutti i documenti richiesti prima di inviarli.';
const NOTHING_ASKED = 'Per questa richiesta non ci sono documenti da inviare di nuovo.';

type Update = RequestOf<'updateDocumentsKo'>;

const areRight = (
  { barCodev, barCode1, barCode2, processAdditionalBarcodes }: Update,
  papers: readonly Paper[],
): boolean => {
  const is = (barCode: string, ...kinds: readonly PaperKind[]): boolean =>
    papers.some((paper) => kinds.includes(paper.kind) && hasBarCode(paper, barCode));
  return (
    (barCodev === '' || is(barCodev, 'video')) &&
    (barCode1 === '' || is(barCode1, 'document1')) &&
    (barCode2 === '' || is(barCode2, 'document2')) &&
    processAdditionalBarcodes.every((entry) => is(entry.processAdditionalBarcode, 'additional', 'other'))
  );
};

/**
 * Throws a Refusal while a requested document is missing. A repeated call, whose first answer was lost,
 * succeeds and changes nothing. `requireStill` is asked with the request locked: it throws when the session
 * has lost the request.
 */
export const resubmitDocuments = (
  { db: database, clock }: AppDeps,
  update: Update,
  requireStill: (db: Db) => Promise<void>,
): Promise<void> =>
  database.transaction(async (db) => {
    const { guid } = update;
    const request = await lockRequest(db, guid);
    if (request) await requireStill(db);
    const isAsked = request?.state === 'document_ko';
    if (!isAsked && !request?.returnedAt) throw new Refusal('notAsked', NOTHING_ASKED);
    const papers = papersOf(await listDocuments(db, guid));
    if (!areRight(update, papers)) throw new Refusal('paperUnknown', NO_SUCH_PAPER, { httpStatus: 404 });
    if (!isAsked) return;
    if (papers.some(isOutstanding)) throw new Refusal('stillMissing', STILL_REFUSED);
    const now = clock.now();
    await clearAsked(db, guid);
    await updateRequest(db, guid, { state: 'completed', returnedAt: now, updatedAt: now });
    // The documents are here: no e-mail needs to ask for them.
    await dropMails(db, guid, { now });
    await recordChange(db, request, { type: 'documents.returned', state: 'completed', at: now });
  });
