/** The review of a signed request. Each action is one transaction, and the applicant is told by e-mail. */
import { Refusal } from '../errors/refusal';
import { listAudit, recordAudit } from '../repositories/audit';
import { lockRequest } from '../repositories/requests';
import { reviveMails } from '../repositories/reviewMails';
import { ask } from './ask';
import { accept, ACCEPTED, acceptAll, refuse } from './acceptOrRefuse';
import { NO_REQUEST, withLockedReview, type Reviewer, type Reviewing } from './lockForReview';
import { sendMailsOf } from './sendMails';

export const NOT_BACK = 'Prima devono tornare i documenti chiesti al cliente.';
export const notAccepted = (names: readonly string[]): string => `Prima accetta: ${names.join(', ')}.`;
export const NEEDS_ANOTHER =
  'Hai accettato tu almeno un documento di questa richiesta: deve concluderla un’altra persona.';

/** Returns why the review cannot be completed; undefined when it can. */
export const notToComplete = ({
  request,
  papers,
  nameOf,
}: Pick<Reviewing, 'request' | 'papers' | 'nameOf'>): string | undefined => {
  if (request.state === 'document_ko') return NOT_BACK;
  const others = papers.filter(({ sign }) => sign !== 'true');
  return others.length > 0 ? notAccepted(others.map(nameOf)) : undefined;
};

/** Whether this reviewer was the last to accept one of the documents that are accepted now. */
const hasAccepted = async ({ db, request, papers, by }: Reviewing): Promise<boolean> => {
  const accepted = papers.filter(({ sign }) => sign === 'true').map(({ front }) => front);
  const trail = await listAudit(db, request.guid);
  return accepted.some((front) => {
    const last = trail.findLast(({ event, details }) => event === ACCEPTED && details['document'] === front);
    return last?.details['by'] === by;
  });
};

/** With four eyes, whoever accepted the documents does not conclude. Throws a Refusal. */
const requireAnother = async ({ deps }: Reviewer, reviewing: Reviewing): Promise<void> => {
  if (deps.config.REVIEW_FOUR_EYES === 'on' && (await hasAccepted(reviewing)))
    throw new Refusal('fourEyes', NEEDS_ANOTHER);
};

const complete = async (reviewer: Reviewer, reviewing: Reviewing): Promise<void> => {
  const reason = notToComplete(reviewing);
  if (reason !== undefined) throw new Refusal('reviewImpossible', reason);
  await requireAnother(reviewer, reviewing);
  const act = { audit: 'review-concluded', change: 'request.concluded', news: 'concluded' } as const;
  await reviewing.record(act, { state: 'concluded' });
};

const reject = async (reviewer: Reviewer, reviewing: Reviewing): Promise<void> => {
  await requireAnother(reviewer, reviewing);
  const act = { audit: 'review-rejected', change: 'request.refused', news: 'rejected' } as const;
  await reviewing.record(act, { state: 'refused' });
};

/** Runs the action, then sends the e-mails that it has written. Those that fail now are tried again later. */
const review = async (
  reviewer: Reviewer,
  guid: string,
  work: (reviewing: Reviewing) => Promise<void>,
): Promise<void> => {
  await withLockedReview(reviewer, guid, work);
  await sendMailsOf(reviewer.deps, guid);
};

/** Accepts a document. `document`: bar code or upload type. Throws a Refusal. */
export const acceptDocument = (reviewer: Reviewer, guid: string, document: string): Promise<void> =>
  review(reviewer, guid, (reviewing) => accept(reviewing, document));

export const acceptDocuments = (reviewer: Reviewer, guid: string): Promise<void> =>
  review(reviewer, guid, acceptAll);

/** Refuses a document. `document`: bar code or upload type, also the video's. Throws a Refusal. */
export const refuseDocument = (
  reviewer: Reviewer,
  guid: string,
  document: string,
  reason: string,
): Promise<void> => review(reviewer, guid, (reviewing) => refuse(reviewing, document, reason));

export const askDocument = (reviewer: Reviewer, guid: string, type: string): Promise<void> =>
  review(reviewer, guid, (reviewing) => ask(reviewing, type));

/** Completes the review, which opens the account. Throws a Refusal unless everything was accepted. */
export const completeReview = (reviewer: Reviewer, guid: string): Promise<void> =>
  review(reviewer, guid, (reviewing) => complete(reviewer, reviewing));

/** Ends the review without an account, whatever the documents are like. Throws a Refusal. */
export const rejectRequest = (reviewer: Reviewer, guid: string): Promise<void> =>
  review(reviewer, guid, (reviewing) => reject(reviewer, reviewing));

/**
 * Tries the e-mails of a request at once that were not sent; those that were given up, for three more days.
 * Throws a Refusal when there is no such request: nothing is written about one that was erased.
 */
export const sendMailsNow = async ({ deps, by }: Reviewer, guid: string): Promise<void> => {
  const at = deps.clock.now();
  await deps.db.transaction(async (db) => {
    if (!(await lockRequest(db, guid))) throw new Refusal('notOwn', NO_REQUEST, { httpStatus: 404 });
    await reviveMails(db, at, guid);
    await recordAudit(db, { guid, at, event: 'review-mail-retried', details: { by } });
  });
  await sendMailsOf(deps, guid);
};
