/** The review's decision about one document: accepted, or refused with a reason. */
import { FREE_TEXT_MAX_LENGTH } from '../../src/contract/limits';
import { Refusal } from '../errors/refusal';
import { deleteCaptcha } from '../repositories/captchas';
import { saveDecision } from '../repositories/documents';
import type { News } from './mails';
import type { Reviewing } from './lockForReview';
import type { Paper } from './reviewedDocuments';

export const REASON_MAX_LENGTH = FREE_TEXT_MAX_LENGTH;
export const REASON_MISSING = 'Scrivi il motivo: lo leggerà chi ha fatto la richiesta.';
export const REASON_TOO_LONG = `Il motivo può avere al massimo ${REASON_MAX_LENGTH} caratteri.`;
export const NOTHING_TO_ACCEPT = 'Non ci sono documenti da accettare.';
export const notArrived = (name: string): string => `${name}: chiesto al cliente, non è ancora arrivato.`;
export const inOtherHands = (name: string): string =>
  `${name}: il cliente lo sta inviando di nuovo, si giudica quando lo ha inviato.`;

const typesOf = ({ sides }: Paper): string[] => sides.map(({ type }) => type);

/**
 * Returns why the document cannot be decided on now; undefined when it can. A document that the applicant
 * must still send cannot be. A refusal may be changed until the applicant sends a side again.
 */
export const reasonNotToDecide = ({ sign, askedAt, sides }: Paper, name: string): string | undefined => {
  if (sign === 'never_uploaded') return notArrived(name);
  return askedAt !== null && sides.some((side) => side.sign !== 'false') ? inOtherHands(name) : undefined;
};

const requireDecidable = (paper: Paper, name: string): void => {
  const reason = reasonNotToDecide(paper, name);
  if (reason !== undefined) throw new Refusal('reviewImpossible', reason);
};

const setAccepted = ({ db, request }: Reviewing, paper: Paper): Promise<void> =>
  saveDecision(db, request.guid, typesOf(paper), { sign: 'true', feedback: '', askedAt: null });

/**
 * Accepts a document. A refused one is no longer requested; if nothing else is requested, the review
 * continues. Throws a Refusal.
 */
export const accept = async (reviewing: Reviewing, document: string): Promise<void> => {
  const { request, papers, now, find, nameOf, setState } = reviewing;
  const paper = find(document);
  requireDecidable(paper, nameOf(paper));
  await setAccepted(reviewing, paper);
  const others = papers.filter((one) => one !== paper);
  const isBack = request.state === 'document_ko' && others.every(({ askedAt }) => askedAt === null);
  await (isBack ? setState('completed', { returnedAt: now }) : setState(request.state));
};

/** Accepts all documents that are not decided on yet. Throws a Refusal when there are none. */
export const acceptAll = async (reviewing: Reviewing): Promise<void> => {
  const toJudge = reviewing.papers.filter(({ sign, askedAt }) => sign === '' && askedAt === null);
  if (toJudge.length === 0) throw new Refusal('reviewImpossible', NOTHING_TO_ACCEPT);
  for (const paper of toJudge) await setAccepted(reviewing, paper);
  await reviewing.setState(reviewing.request.state);
};

const toReason = (text: string): string => {
  const reason = text.replace(/\s+/gu, ' ').trim();
  if (reason === '') throw new Refusal('reviewInput', REASON_MISSING);
  if (reason.length > REASON_MAX_LENGTH) throw new Refusal('reviewInput', REASON_TOO_LONG);
  return reason;
};

/** Refuses a document and requests both sides again. Repeating a refusal sends no second mail. */
export const refuse = async (
  { db, request, now, find, nameOf, setState }: Reviewing,
  document: string,
  text: string,
): Promise<News | undefined> => {
  const reason = toReason(text);
  const paper = find(document);
  const name = nameOf(paper);
  requireDecidable(paper, name);
  const feedback = `KO ${reason}`;
  if (paper.sign === 'false' && paper.feedback === feedback) return undefined;
  await saveDecision(db, request.guid, typesOf(paper), { sign: 'false', feedback, askedAt: now });
  if (paper.kind === 'video') await deleteCaptcha(db, request.guid);
  await setState('document_ko');
  return paper.kind === 'video' ? { kind: 'videoRefused', reason } : { kind: 'refused', name, reason };
};
