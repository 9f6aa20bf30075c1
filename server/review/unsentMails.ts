import type { NewsKind, Request, ReviewMail } from '../db/schema';
import type { News } from './mails';
import { reasonOf, type Paper, type PaperSign } from '../documents/papers';

/** Undefined for an e-mail about the end of the review. */
export const paperOfMail = (
  { document }: Pick<ReviewMail, 'document'>,
  papers: readonly Paper[],
): Paper | undefined => papers.find(({ front }) => front === document);

const endStates: Readonly<Partial<Record<NewsKind, Request['state']>>> = {
  concluded: 'concluded',
  rejected: 'refused',
};
const signs: Readonly<Partial<Record<NewsKind, PaperSign>>> = { refused: 'false', asked: 'never_uploaded' };

/** An e-mail is true while its document was neither accepted nor sent again. */
export const isTrue = (
  { kind, document }: Pick<ReviewMail, 'kind' | 'document'>,
  { state }: Pick<Request, 'state'>,
  papers: readonly Paper[],
): boolean => {
  if (kind === 'signed') return true;
  if (document === '') return endStates[kind] === state;
  const paper = paperOfMail({ document }, papers);
  return state === 'document_ko' && paper !== undefined && paper.sign === signs[kind];
};

/** Nobody has tried to send it yet: it waits for further refusals. */
export const isGathering = ({ attempts, nextAt }: Pick<ReviewMail, 'attempts' | 'nextAt'>, now: Date) =>
  attempts === 0 && nextAt > now;

/** A refusal goes with all others that are due or wait. */
export const inOneMail = (due: ReviewMail, rows: readonly ReviewMail[]): readonly ReviewMail[] =>
  due.kind === 'refused'
    ? rows.filter(({ kind, status }) => kind === 'refused' && status === 'pending')
    : [due];

export const newsOf = (
  rows: readonly Pick<ReviewMail, 'kind' | 'document' | 'at'>[],
  papers: readonly Paper[],
  { nameOf, reference }: { readonly nameOf: (paper: Paper) => string; readonly reference: string },
): News => {
  const [{ kind, document, at } = { kind: 'signed', document: '', at: new Date(0) } as const] = rows;
  const nameIn = (paper: Paper | undefined): string => (paper ? nameOf(paper) : document);
  if (kind === 'refused')
    return {
      kind,
      papers: rows.map((row) => {
        const paper = paperOfMail(row, papers);
        const isVideo = paper?.kind === 'video';
        return { name: paper ? nameOf(paper) : row.document, reason: paper ? reasonOf(paper) : '', isVideo };
      }),
    };
  if (kind === 'asked') return { kind, name: nameIn(paperOfMail({ document }, papers)) };
  return kind === 'signed' ? { kind, at, reference } : { kind };
};
