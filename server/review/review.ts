import { Refusal } from '../errors/refusal';
import { recordAudit } from '../repositories/audit';
import { lockRequest } from '../repositories/requests';
import { reviveMails } from '../repositories/reviewMails';
import { ask } from './ask';
import { accept, acceptAll, refuse } from './acceptOrRefuse';
import { judgeRejection, mayComplete, REJECTION_PROPOSED } from './fourEyes';
import { NO_REQUEST, withLockedReview, type Reviewer, type Reviewing } from './lockForReview';
import { sendMailsOf } from './sendMails';

const NOT_BACK = 'Prima devono tornare i documenti chiesti al cliente.';
const notAccepted = (names: readonly string[]): string => `Prima accetta: ${names.join(', ')}.`;
const NEEDS_ANOTHER =
  'Hai accettato tu almeno un documento di questa richiesta: deve concluderla un’altra persona.';

const PROPOSED =
  'La tua proposta di non accogliere la richiesta è registrata: deve confermarla un’altra persona.';

export const notToComplete = ({
  request,
  papers,
  nameOf,
}: Pick<Reviewing, 'request' | 'papers' | 'nameOf'>): string | undefined => {
  if (request.state === 'document_ko') return NOT_BACK;
  const others = papers.filter(({ sign }) => sign !== 'true');
  return others.length > 0 ? notAccepted(others.map(nameOf)) : undefined;
};

const needsAnother = ({ deps }: Reviewer): boolean => deps.config.REVIEW_FOUR_EYES === 'on';

const complete = async (reviewer: Reviewer, reviewing: Reviewing): Promise<void> => {
  const reason = notToComplete(reviewing);
  if (reason !== undefined) throw new Refusal('reviewImpossible', reason);
  if (needsAnother(reviewer) && !(await mayComplete(reviewing))) throw new Refusal('fourEyes', NEEDS_ANOTHER);
  const act = { audit: 'review-concluded', change: 'request.concluded', news: 'concluded' } as const;
  await reviewing.record(act, { state: 'concluded' });
};

/**
 * With four eyes the first reviewer only proposes it. The Refusal is returned, so that the proposal is
 * committed.
 */
const reject = async (reviewer: Reviewer, reviewing: Reviewing): Promise<Refusal | undefined> => {
  const { db, request, now: at, by } = reviewing;
  const verdict = needsAnother(reviewer) ? await judgeRejection(reviewing) : 'may';
  if (verdict === 'proposes')
    await recordAudit(db, { guid: request.guid, at, event: REJECTION_PROPOSED, details: { by } });
  if (verdict !== 'may') return new Refusal('fourEyes', PROPOSED);
  const act = { audit: 'review-rejected', change: 'request.refused', news: 'rejected' } as const;
  await reviewing.record(act, { state: 'refused' });
  return undefined;
};

/**
 * E-mails that fail now are tried again later. A Refusal that `work` returns is thrown after the commit.
 * Returns whether the action is in the audit: one that was made before is not there again.
 */
const review = async (
  reviewer: Reviewer,
  guid: string,
  work: (reviewing: Reviewing) => Promise<Refusal | void>,
): Promise<boolean> => {
  let isRecorded = false;
  const refusal = await withLockedReview(reviewer, guid, (reviewing) =>
    work({
      ...reviewing,
      record: (...what) => {
        isRecorded = true;
        return reviewing.record(...what);
      },
    }),
  );
  if (refusal) throw refusal;
  await sendMailsOf(reviewer.deps, guid);
  return isRecorded;
};

/** `document`: bar code or upload type. Throws a Refusal. */
export const acceptDocument = (reviewer: Reviewer, guid: string, document: string): Promise<boolean> =>
  review(reviewer, guid, (reviewing) => accept(reviewing, document));

export const acceptDocuments = (reviewer: Reviewer, guid: string): Promise<boolean> =>
  review(reviewer, guid, acceptAll);

/** `document`: bar code or upload type, also the video's. Throws a Refusal. */
export const refuseDocument = (
  reviewer: Reviewer,
  guid: string,
  document: string,
  reason: string,
): Promise<boolean> => review(reviewer, guid, (reviewing) => refuse(reviewing, document, reason));

export const askDocument = (reviewer: Reviewer, guid: string, type: string): Promise<boolean> =>
  review(reviewer, guid, (reviewing) => ask(reviewing, type));

/** Opens the account. Throws a Refusal unless everything was accepted. */
export const completeReview = (reviewer: Reviewer, guid: string): Promise<boolean> =>
  review(reviewer, guid, (reviewing) => complete(reviewer, reviewing));

/**
 * Independent of the documents. Throws a Refusal, with four eyes also when this was the proposal that another
 * reviewer has to confirm.
 */
export const rejectRequest = (reviewer: Reviewer, guid: string): Promise<boolean> =>
  review(reviewer, guid, (reviewing) => reject(reviewer, reviewing));

/**
 * E-mails that were given up are tried for three more days. Throws a Refusal when there is no such request:
 * nothing is written about one that was erased.
 */
export const sendMailsNow = async ({ deps, by }: Reviewer, guid: string): Promise<boolean> => {
  const at = deps.clock.now();
  await deps.db.transaction(async (db) => {
    if (!(await lockRequest(db, guid))) throw new Refusal('notOwn', NO_REQUEST, { httpStatus: 404 });
    await reviveMails(db, at, guid);
    await recordAudit(db, { guid, at, event: 'review-mail-retried', details: { by } });
  });
  await sendMailsOf(deps, guid);
  return true;
};
