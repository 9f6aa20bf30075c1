/** The review of a signed request. Each action is one transaction, and the applicant is told by e-mail. */
import { brandOf } from '../brand';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { CONTACT_STEP } from '../customers/contact';
import { listAudit, recordAudit } from '../repositories/audit';
import { findAnswers, savedValue } from '../repositories/answers';
import { findRequest } from '../repositories/requests';
import { ask } from './ask';
import { accept, ACCEPTED, acceptAll, refuse } from './acceptOrRefuse';
import { newsMail, type News } from './mails';
import { withLockedReview, type Reviewing } from './lockForReview';

export const NOT_BACK = 'Prima devono tornare i documenti chiesti al cliente.';
export const notAccepted = (names: readonly string[]): string => `Prima accetta: ${names.join(', ')}.`;
export const NEEDS_ANOTHER =
  'Hai accettato tu almeno un documento di questa richiesta: deve concluderla un’altra persona.';
export const MAIL_FAILED = 'La decisione è salvata, ma l’email al cliente non è partita.';

/** The service, the reviewer's name, and the address of the app for the applicant without its last slash. */
export interface Reviewer {
  readonly deps: AppDeps;
  readonly by: string;
  readonly origin: string;
  /** Version of the files that the decision is about (`versionOf`), if the reviewer says which. */
  readonly seen?: string | undefined;
}

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

const complete = async (reviewer: Reviewer, reviewing: Reviewing): Promise<News> => {
  const reason = notToComplete(reviewing);
  if (reason !== undefined) throw new Refusal('reviewImpossible', reason);
  await requireAnother(reviewer, reviewing);
  await reviewing.record({ audit: 'review-concluded', change: 'request.concluded' }, { state: 'concluded' });
  return { kind: 'concluded' };
};

const reject = async (reviewer: Reviewer, reviewing: Reviewing): Promise<News> => {
  await requireAnother(reviewer, reviewing);
  await reviewing.record({ audit: 'review-rejected', change: 'request.refused' }, { state: 'refused' });
  return { kind: 'rejected' };
};

const tell = async ({ deps, origin }: Reviewer, guid: string, news: News): Promise<void> => {
  const request = await findRequest(deps.db, guid);
  if (!request) return;
  const contact = await findAnswers(deps.db, guid, CONTACT_STEP);
  const nome = savedValue(contact, 'anagrafica', 'nome')?.value ?? '';
  try {
    await deps.mail.send(newsMail(news, { request, nome, origin, brand: brandOf(deps.config) }));
  } catch (error) {
    deps.log.error({ err: error }, 'The news of a review was not mailed');
    throw new Refusal('mailFailed', MAIL_FAILED);
  }
  await recordAudit(deps.db, {
    guid,
    at: deps.clock.now(),
    event: 'news-mailed',
    details: { kind: news.kind },
  });
};

const review = async (
  reviewer: Reviewer,
  guid: string,
  work: (reviewing: Reviewing) => Promise<News | undefined | void>,
): Promise<void> => {
  const news = await withLockedReview(reviewer, guid, work);
  if (news) await tell(reviewer, guid, news);
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
