/** Which e-mails about a review still have to be sent, and what they say. */
import type { NewsKind, Request, ReviewMail } from '../db/schema';
import type { News } from './mails';
import { reasonOf, type Paper, type PaperSign } from './reviewedDocuments';

/** The document of an e-mail; undefined for one about the end of the review. */
export const paperOfMail = (
  { document }: Pick<ReviewMail, 'document'>,
  papers: readonly Paper[],
): Paper | undefined => papers.find(({ front }) => front === document);

const endStates: Readonly<Partial<Record<NewsKind, Request['state']>>> = {
  concluded: 'concluded',
  rejected: 'refused',
};
const signs: Readonly<Partial<Record<NewsKind, PaperSign>>> = { refused: 'false', asked: 'never_uploaded' };

/** Whether the e-mail is still true: its document was neither accepted nor sent again since. */
export const isTrue = (
  { kind, document }: Pick<ReviewMail, 'kind' | 'document'>,
  { state }: Pick<Request, 'state'>,
  papers: readonly Paper[],
): boolean => {
  if (document === '') return endStates[kind] === state;
  const paper = paperOfMail({ document }, papers);
  return state === 'document_ko' && paper !== undefined && paper.sign === signs[kind];
};

/** Returns what the e-mail says. `nameOf` gives the name of a document. */
export const newsOf = (
  { kind, document }: Pick<ReviewMail, 'kind' | 'document'>,
  papers: readonly Paper[],
  nameOf: (paper: Paper) => string,
): News => {
  const paper = paperOfMail({ document }, papers);
  const name = paper ? nameOf(paper) : document;
  const reason = paper ? reasonOf(paper) : '';
  if (kind === 'refused' && paper?.kind === 'video') return { kind: 'videoRefused', reason };
  if (kind === 'refused') return { kind, name, reason };
  return kind === 'asked' ? { kind, name } : { kind };
};
