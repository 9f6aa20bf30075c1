/**
 * Four eyes (REVIEW_FOUR_EYES): no reviewer alone ends a review, in either way. Decisions are read from the
 * audit (docs/review.md).
 */
import { listAudit, type AuditEntry } from '../repositories/audit';
import type { Reviewing } from './lockForReview';
import type { Paper, PaperSign } from '../documents/papers';

export const ACCEPTED = 'review-accepted';
export const REFUSED = 'review-refused';
export const ASKED = 'review-asked';
export const REJECTION_PROPOSED = 'review-rejection-proposed';

const events: Readonly<Partial<Record<PaperSign, string>>> = {
  true: ACCEPTED,
  false: REFUSED,
  never_uploaded: ASKED,
};

type Trail = readonly AuditEntry[];

const nameIn = ({ details }: AuditEntry): string => (typeof details['by'] === 'string' ? details['by'] : '');

const decidedBy = (trail: Trail, { sign, front }: Paper): string => {
  const event = events[sign];
  const last = trail.findLast((one) => one.event === event && one.details['document'] === front);
  return last ? nameIn(last) : '';
};

const decidersOf = (trail: Trail, papers: readonly Paper[]): ReadonlySet<string> =>
  new Set(papers.map((paper) => decidedBy(trail, paper)).filter(Boolean));

export const proposersOf = (trail: Trail): readonly string[] => [
  ...new Set(trail.filter(({ event }) => event === REJECTION_PROPOSED).map(nameIn)),
];

type Judging = Pick<Reviewing, 'db' | 'request' | 'papers' | 'by'>;

/** No accepted document may be of the reviewer's own decision. */
export const mayComplete = async ({ db, request, papers, by }: Judging): Promise<boolean> =>
  !decidersOf(await listAudit(db, request.guid), papers).has(by);

/** Another reviewer must have proposed it, or have made all the current decisions, at least one. */
export const judgeRejection = async ({
  db,
  request,
  papers,
  by,
}: Judging): Promise<'may' | 'proposes' | 'has proposed'> => {
  const trail = await listAudit(db, request.guid);
  const proposers = proposersOf(trail);
  const deciders = decidersOf(trail, papers);
  const isSecond = proposers.some((name) => name !== by) || (deciders.size > 0 && !deciders.has(by));
  if (isSecond) return 'may';
  return proposers.includes(by) ? 'has proposed' : 'proposes';
};
