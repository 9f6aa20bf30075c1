import { FREE_TEXT_MAX_LENGTH } from '../../src/contract/limits';
import { Refusal } from '../errors/refusal';
import { deleteCaptcha } from '../repositories/captchas';
import { saveDecision } from '../repositories/documents';
import { ACCEPTED, REFUSED } from './fourEyes';
import type { Reviewing } from './lockForReview';
import { feedbackOf, type Paper } from '../documents/papers';

export const REASON_MAX_LENGTH = FREE_TEXT_MAX_LENGTH;
const REASON_MISSING = 'Scrivi il motivo: lo leggerà chi ha fatto la richiesta.';
const REASON_TOO_LONG = `Il motivo può avere al massimo ${REASON_MAX_LENGTH} caratteri.`;
const NOTHING_TO_ACCEPT = 'Non ci sono documenti da accettare.';
const notArrived = (name: string): string => `${name}: chiesto al cliente, non è ancora arrivato.`;
const inOtherHands = (name: string): string =>
  `${name}: il cliente lo sta inviando di nuovo, si giudica quando lo ha inviato.`;

const typesOf = ({ sides }: Paper): string[] => sides.map(({ type }) => type);

/**
 * Undefined when the document can be decided on now. A refusal may be changed until the applicant sends a
 * side again.
 */
export const reasonNotToDecide = ({ sign, askedAt, sides }: Paper, name: string): string | undefined => {
  if (sign === 'never_uploaded') return notArrived(name);
  return askedAt !== null && sides.some((side) => side.sign !== 'false') ? inOtherHands(name) : undefined;
};

const requireDecidable = (paper: Paper, name: string): void => {
  const reason = reasonNotToDecide(paper, name);
  if (reason !== undefined) throw new Refusal('reviewImpossible', reason);
};

const setAccepted = async (
  { db, request, record }: Reviewing,
  paper: Paper,
  after: Parameters<Reviewing['record']>[1],
): Promise<void> => {
  await saveDecision(db, request.guid, typesOf(paper), { sign: 'true', feedback: '', askedAt: null });
  const act = { audit: ACCEPTED, change: 'document.accepted', document: paper.front } as const;
  await record(act, after);
};

/** A refused document is no longer requested; if nothing else is, the review continues. Throws a Refusal. */
export const accept = async (reviewing: Reviewing, document: string): Promise<void> => {
  const { request, papers, now, find, nameOf } = reviewing;
  const paper = find(document);
  reviewing.requireSeen([paper]);
  requireDecidable(paper, nameOf(paper));
  if (paper.sign === 'true') return;
  reviewing.requireUnchanged(paper);
  const others = papers.filter((one) => one !== paper);
  const isBack = request.state === 'document_ko' && others.every(({ askedAt }) => askedAt === null);
  const { state } = request;
  await setAccepted(reviewing, paper, isBack ? { state: 'completed', returnedAt: now } : { state });
};

export const acceptAll = async (reviewing: Reviewing): Promise<void> => {
  reviewing.requireSeen(reviewing.papers);
  const toJudge = reviewing.papers.filter(({ sign, askedAt }) => sign === '' && askedAt === null);
  if (toJudge.length === 0) throw new Refusal('reviewImpossible', NOTHING_TO_ACCEPT);
  const { state } = reviewing.request;
  for (const paper of toJudge) await setAccepted(reviewing, paper, { state });
};

const toReason = (text: string): string => {
  const reason = text.replace(/\s+/gu, ' ').trim();
  if (reason === '') throw new Refusal('reviewInput', REASON_MISSING);
  if (reason.length > REASON_MAX_LENGTH) throw new Refusal('reviewInput', REASON_TOO_LONG);
  return reason;
};

/** Repeating a refusal writes no second e-mail. */
export const refuse = async (
  { db, request, now, find, nameOf, record, requireSeen, requireUnchanged }: Reviewing,
  document: string,
  text: string,
): Promise<void> => {
  const reason = toReason(text);
  const paper = find(document);
  requireSeen([paper]);
  requireDecidable(paper, nameOf(paper));
  const feedback = feedbackOf(reason);
  if (paper.sign === 'false' && paper.feedback === feedback) return;
  requireUnchanged(paper);
  await saveDecision(db, request.guid, typesOf(paper), { sign: 'false', feedback, askedAt: now });
  if (paper.kind === 'video') await deleteCaptcha(db, request.guid);
  const act = { audit: REFUSED, change: 'document.refused', news: 'refused' } as const;
  await record({ ...act, document: paper.front }, { state: 'document_ko' });
};
