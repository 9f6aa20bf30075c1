/**
 * The documents of a request as applicant and review see them: the sides of a document are one (spec, 4.6).
 */
import { createHash } from 'node:crypto';
import { VIDEO_UPLOAD_TYPE, uploadTypes } from '../../src/contract/uploads';
import type { Document } from '../db/schema';
import { frontUploadTypeOf, isBack, sidesOf } from '../domain/sides';

/** 'other' is an optional document of the data model, requested before the signature. */
export type PaperKind = 'document1' | 'document2' | 'video' | 'other' | 'additional';
/** '' not reviewed, 'true' accepted, 'false' refused, 'never_uploaded' requested. */
export type PaperSign = '' | 'true' | 'false' | 'never_uploaded';

export interface Paper {
  readonly kind: PaperKind;
  /** Upload type of the front, or of the only side. */
  readonly front: string;
  readonly barCode: string;
  readonly sign: PaperSign;
  /** '' or 'KO' with the reason. */
  readonly feedback: string;
  /** When the review requested it; null when it need not be sent again. */
  readonly askedAt: Date | null;
  readonly sides: readonly Document[];
}

const order: readonly PaperKind[] = ['document1', 'document2', 'video', 'other', 'additional'];
const kinds: Readonly<Record<string, PaperKind>> = {
  [uploadTypes.documentoFronte]: 'document1',
  [uploadTypes.documentoDueFronte]: 'document2',
  [VIDEO_UPLOAD_TYPE]: 'video',
};

const isRefused = ({ sign, feedback }: Document): boolean => sign === 'false' || feedback.startsWith('KO');
const isAwaited = (side: Document): boolean => isRefused(side) || side.sign === 'never_uploaded';

/** One refused side refuses the document. It is reviewed again when every refused side was replaced. */
const signOf = (sides: readonly Document[]): PaperSign => {
  if (sides.some(isRefused)) return 'false';
  if (sides.some(({ sign }) => sign === 'never_uploaded')) return 'never_uploaded';
  return sides.every(({ sign }) => sign === 'true') ? 'true' : '';
};

const paperOf = (front: string, files: readonly Document[]): Paper => {
  const sides = [...files].sort((one, other) => Number(isBack(one.type)) - Number(isBack(other.type)));
  const additional = sides.some((side) => side.additional);
  return {
    kind: additional ? 'additional' : (kinds[front] ?? 'other'),
    front,
    barCode: sides.find(({ barCode }) => barCode !== '')?.barCode ?? '',
    sign: signOf(sides),
    feedback: sides.find(isRefused)?.feedback ?? '',
    askedAt: sides.find(({ askedAt }) => askedAt !== null)?.askedAt ?? null,
    sides,
  };
};

export const papersOf = (documents: readonly Document[]): Paper[] => {
  const fronts = [...new Set(documents.map(({ type }) => frontUploadTypeOf(type)))];
  return fronts
    .map((front) =>
      paperOf(
        front,
        documents.filter(({ type }) => frontUploadTypeOf(type) === front),
      ),
    )
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
};

const HALF = 32;
const digestOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, HALF);

/** Another text once a file or a decision on it has changed. */
export const versionOf = (papers: readonly Paper[]): string => {
  const files = papers.flatMap(({ sides }) => sides.map(({ type, sha256 }) => `${type} ${sha256}`));
  const decisions = papers.map(({ front, sign, feedback }) => `${front} ${sign} ${feedback}`);
  return digestOf(files) + digestOf(decisions);
};

export const filesIn = (version: string): string => version.slice(0, HALF);

const REFUSED = 'KO ';

export const feedbackOf = (reason: string): string => `${REFUSED}${reason}`;
export const reasonOf = ({ feedback }: Pick<Paper, 'feedback'>): string =>
  feedback.startsWith(REFUSED) ? feedback.slice(REFUSED.length) : '';

export const isOutstanding = ({ sign }: Paper): boolean => sign === 'false' || sign === 'never_uploaded';

/** A replaced side is not requested again. */
export const missingSides = (paper: Paper): string[] => {
  if (!isOutstanding(paper)) return [];
  return sidesOf(paper.front).filter((type) => {
    const side = paper.sides.find((one) => one.type === type);
    return side === undefined || isAwaited(side);
  });
};

/** Sides share one bar code, but documents stored earlier may have two. */
export const hasBarCode = ({ sides }: Paper, barCode: string): boolean =>
  barCode !== '' && sides.some((side) => side.barCode === barCode);
